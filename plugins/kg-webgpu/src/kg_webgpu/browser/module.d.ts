export interface Described {
  name: string;
  /** Where it lies: the name of an argument or a result, then keys and positions. */
  path: (string | number)[];
  dtype: string;
  type: string;
  shape(variables: Variables): number[];
}
export declare const signature: {
  name: string;
  inputs: Described[];
  outputs: Described[];
  variables: { name: string; min: number; max: number }[];
};
/** Computes on a device that is opened when first needed. */
export declare function run(inputs: Inputs, variables: Variables): Promise<Outputs>;
/** Opens a device, or takes yours (a GPUDevice), compiles the kernels and copies the weights there. */
export declare function load(options?: { device?: object }): Promise<Program>;
/** A loaded plan. Calls take their turns. */
export declare class Program {
  private constructor();
  /** Why the device is gone; empty while it is there. */
  lost: string;
  run(inputs: Inputs, variables: Variables): Promise<Outputs>;
  upload(inputs: Inputs, variables: Variables): Promise<void>;
  launch(variables: Variables, times?: number): Promise<void>;
  download(variables: Variables): Promise<Outputs>;
  close(): void;
}
/** There is no WebGPU here: the message says what to do about it. */
export declare class WebGPUUnavailable extends Error {}
/** The GPU device is gone, and its memory with it. */
export declare class DeviceLost extends Error {}
/** An input or a variable that is missing, unknown, or not what the signature says. */
export declare class InputError extends TypeError {}
