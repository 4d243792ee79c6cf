// -- What follows is the same in every exported module. First what the caller gives, and the device.

/** There is no WebGPU here: the message says what to do about it. */
export class WebGPUUnavailable extends Error {}
/** The GPU device is gone, and its memory with it: the message says why. `run` opens another by itself. */
export class DeviceLost extends Error {}
/** An input or a variable that is missing, unknown, or not what the signature says. */
export class InputError extends TypeError {}

const floordiv = (a, b) => (b === 0 ? 0 : Math.floor(a / b));
const floormod = (a, b) => (b === 0 ? 0 : a - b * Math.floor(a / b));
const idiv = (a, b) => (b === 0 ? 0 : Math.trunc(a / b));
const mod = (a, b) => (b === 0 ? 0 : a % b);
const sized = (dim, v) => (typeof dim === "function" ? Number(dim(v)) : dim);
const elements = (shape, v) => shape.reduce((n, dim) => n * sized(dim, v), 1);
const own = (object, key) => (object != null && Object.hasOwn(object, key) ? object[key] : undefined); // names may be `constructor` or `__proto__`
const at = (tree, path) => path.reduce(own, tree);
const rounded = (bytes, to) => Math.ceil(bytes / to) * to;

/** What the module computes: inputs, outputs and variables with their names, dtypes, typed arrays and shapes (a function of the variables where
 * one depends on them). */
export const signature = {
  name: PLAN.name,
  inputs: PLAN.inputs.map(described),
  outputs: PLAN.outputs.map(described),
  variables: PLAN.variables,
};

function described({ name, path, dtype, type, shape }) {
  return { name, path, dtype, type: type.name, shape: (v = {}) => shape.map((dim) => sized(dim, v)) };
}

// -- what the caller gives

function checkedVariables(given = {}) {
  const known = PLAN.variables.map((variable) => variable.name);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new InputError(`${PLAN.name}: there is no variable ${name}; there are: ${known.join(", ") || "none"}`);
  }
  for (const { name, min, max } of PLAN.variables) {
    const value = own(given, name);
    if (!Number.isInteger(value)) throw new InputError(`${PLAN.name}: variable ${name} is ${value}; it must be an integer from ${min} to ${max}`);
    if (value < min || value > max) throw new InputError(`${PLAN.name}: variable ${name} is ${value}; it goes from ${min} to ${max}`);
  }
  return given;
}

function checkedInputs(given, v) {
  checkTree(given, PLAN.inputs, []);
  return PLAN.inputs.map((input) => checkedInput(input, at(given, input.path), v));
}

/** Refuses what is no tree with these inputs in it, at any depth. What a list has before its last input is its own affair. */
function checkTree(given, inputs, path) {
  const known = [...new Set(inputs.map((input) => input.path[path.length]))];
  const where = path.join(".");
  if (given === null || typeof given !== "object" || ArrayBuffer.isView(given)) {
    const what = where ? `input ${where} is ${given === undefined ? "missing: it is" : "no tree: it must be"}` : "run takes";
    throw new InputError(`${PLAN.name}: ${what} one ${typeof known[0] === "number" ? "array" : "object"} with ${known.join(", ") || "nothing in it"}`);
  }
  for (const key of Object.keys(given)) {
    if (known.some((name) => String(name) === key) || (Array.isArray(given) && key < Math.max(...known))) continue;
    const said = where ? `input ${where} has no ${key}; it has: ` : `there is no input ${key}; there are: `;
    throw new InputError(`${PLAN.name}: ${said}${known.join(", ") || "none"}`);
  }
  for (const key of known) {
    const inside = inputs.filter((input) => input.path[path.length] === key && input.path.length > path.length + 1);
    if (inside.length) checkTree(own(given, key), inside, [...path, key]);
  }
}

/** Puts a value where it belongs in a tree, whose objects and arrays are made as needed. */
function put(tree, path, value) {
  const set = (object, key, given) => Object.defineProperty(object, key, { value: given, writable: true, enumerable: true, configurable: true })[key];
  const inside = (object, key, n) => own(object, key) ?? set(object, key, typeof path[n + 1] === "number" ? [] : {});
  set(path.slice(0, -1).reduce(inside, tree), path.at(-1), value);
  return tree;
}

function checkedInput({ name, dtype, type, shape }, value, v) {
  const dims = shape.map((dim) => sized(dim, v));
  const count = elements(dims, v);
  const wanted = `a ${type.name} of ${count} elements (${dtype}, ${dims.join(" x ") || "one number"})`;
  if (value === undefined) throw new InputError(`${PLAN.name}: input ${name} is missing: it is ${wanted}`);
  if (!shape.length && (typeof value === "number" || typeof value === "bigint")) return type.of(value);
  const kind = value?.constructor?.name ?? typeof value;
  const fits = ArrayBuffer.isView(value) && (kind === type.name || (dtype === "float16" && kind === "Float16Array"));
  if (!fits) throw new InputError(`${PLAN.name}: input ${name} is ${kind === "Array" ? "an Array" : `a ${kind}`}; it must be ${wanted}`);
  if (value.length !== count) throw new InputError(`${PLAN.name}: input ${name} has ${value.length} elements; it must be ${wanted}`);
  if (dtype === "bool" && value.some((x) => x > 1)) throw new InputError(`${PLAN.name}: input ${name} is of bools: 0 and 1`);
  return value;
}

// -- the device

const HELP =
  "Use a current Chrome, Edge, Firefox or Safari; in Chrome on Linux WebGPU may have to be allowed at chrome://flags/#enable-unsafe-webgpu.";

async function opened() {
  if (!globalThis.isSecureContext) {
    throw new WebGPUUnavailable("WebGPU is only there for secure pages: open this one by https://, from localhost, or as a file.");
  }
  if (!globalThis.navigator?.gpu) throw new WebGPUUnavailable(`This browser has no WebGPU. ${HELP}`);
  const adapter = await navigator.gpu.requestAdapter({ powerPreference: "high-performance" });
  if (!adapter) {
    throw new WebGPUUnavailable(`This browser finds no GPU for WebGPU: allow hardware acceleration in its settings (chrome://gpu says more). ${HELP}`);
  }
  for (const [limit, need] of Object.entries(PLAN.needs)) {
    if (adapter.limits[limit] < need) {
      throw new WebGPUUnavailable(`${PLAN.name} needs a ${limit} of ${need}, and this GPU grants ${adapter.limits[limit]}.`);
    }
  }
  return adapter.requestDevice({ label: PLAN.name, requiredLimits: PLAN.needs });
}

async function pipelineOf(device, { name, code, bindings }) {
  const entries = bindings.map((type, binding) => ({ binding, visibility: GPUShaderStage.COMPUTE, buffer: { type } }));
  const layout = device.createBindGroupLayout({ entries });
  const module = device.createShaderModule({ label: name, code });
  try {
    const pipeline = await device.createComputePipelineAsync({
      label: name,
      layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
      compute: { module, entryPoint: "main" },
    });
    return { layout, pipeline };
  } catch (error) {
    const { messages } = await module.getCompilationInfo();
    const said = messages.map((m) => `line ${m.lineNum}: ${m.message}: ${code.split("\n")[m.lineNum - 1]?.trim()}`);
    throw new Error(`${PLAN.name}: this browser does not take the shader of ${name}: ${said.join("; ") || error.message}`);
  }
}
