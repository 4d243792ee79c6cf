// -- The player of PLAN, which says what to launch on which memory.

const ALIGNMENT = 256; // at which WebGPU lets a binding begin, on every device
const BATCH = 256; // launches after which commands are submitted

/** Opens a device, or takes yours, compiles the kernels and copies the weights there.
 * @param {{device?: GPUDevice}} [options]
 * @returns {Promise<Program>} */
export async function load({ device } = {}) {
  device ??= await opened();
  const [weights, ...pipelines] = await Promise.all([weightBytes(), ...PLAN.shaders.map((shader) => pipelineOf(device, shader))]);
  return new Program(device, pipelines, weights);
}

let program; // of `run`: opened by the first call, and again after the device was lost

/** Computes on a device that is opened when first needed.
 * @param {Inputs} inputs
 * @param {Variables} [variables]
 * @returns {Promise<Outputs>} */
export async function run(inputs, variables) {
  checkedInputs(inputs, checkedVariables(variables)); // before anything is opened
  if (program && (await program.catch(() => ({ lost: true }))).lost) program = undefined;
  program ??= load();
  return (await program).run(inputs, variables);
}

/** A loaded plan. Calls take their turns. */
export class Program {
  #turn = Promise.resolve();
  #pipelines;
  #uniforms = new Map();
  #encoder;
  #pass;
  #launched = 0;
  #scratch;

  constructor(device, pipelines, weights) {
    this.device = device;
    /** Why the device is gone; empty while it is there. */
    this.lost = "";
    this.#pipelines = pipelines;
    device.lost.then((info) => (this.lost = info.message || info.reason));
    const fixed = { weights: this.#create(weights.byteLength), arena: this.#create(PLAN.arena) };
    if (weights.byteLength) device.queue.writeBuffer(fixed.weights, 0, weights);
    this.memory = PLAN.buffers.map(({ home, offset }) => (home === "given" ? undefined : { buffer: fixed[home], offset, number: home }));
  }

  /** Copies the inputs there, runs, and copies the outputs back.
   * @param {Inputs} inputs
   * @param {Variables} [variables]
   * @returns {Promise<Outputs>} */
  run(inputs, variables) {
    return this.#inTurn(async () => {
      const v = checkedVariables(variables);
      this.#upload(checkedInputs(inputs, v), v);
      await this.#play(v);
      return this.#download(v);
    });
  }

  /** Copies the inputs there: `launch` uses them until others are given.
   * @param {Inputs} inputs
   * @param {Variables} [variables] */
  upload(inputs, variables) {
    return this.#inTurn(async () => {
      const v = checkedVariables(variables);
      this.#upload(checkedInputs(inputs, v), v);
    });
  }

  /** Runs on what was uploaded, `times` over, and waits until it is done.
   * @param {Variables} [variables]
   * @param {number} [times] */
  launch(variables, times = 1) {
    return this.#inTurn(async () => {
      const v = checkedVariables(variables);
      const missing = PLAN.inputs.find(({ buffer, shape, type }) => {
        return !(this.memory[buffer]?.buffer.size >= elements(shape, v) * type.BYTES_PER_ELEMENT);
      });
      if (missing) throw new InputError(`${PLAN.name}: input ${missing.name} was not uploaded, or for other variables`);
      for (let n = 0; n < times; n++) await this.#play(v);
      this.#flush();
      await this.device.queue.onSubmittedWorkDone();
    });
  }

  /** Copies the outputs of the last launch back.
   * @param {Variables} [variables]
   * @returns {Promise<Outputs>} */
  download(variables) {
    return this.#inTurn(() => this.#download(checkedVariables(variables)));
  }

  /** Gives the device back. */
  close() {
    this.device.destroy();
  }

  #inTurn(work) {
    const result = this.#turn.then(async () => {
      this.#check();
      for (const kind of ["validation", "out-of-memory", "internal"]) this.device.pushErrorScope(kind);
      try {
        return await work();
      } catch (error) {
        // a lost device fails what waits for it before it says that it is lost
        if (!(error instanceof InputError)) await Promise.race([this.device.lost, new Promise((done) => setTimeout(done, 100))]);
        this.#check();
        throw error;
      } finally {
        const errors = await Promise.all([0, 1, 2].map(() => this.device.popErrorScope().catch(() => null)));
        const found = errors.find((error) => error);
        this.#check();
        if (found) throw new Error(`${PLAN.name}: ${found.message}`);
      }
    });
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #check() {
    if (this.lost) throw new DeviceLost(`${PLAN.name}: the GPU device is gone (${this.lost}). Load the module's program again, or reload the page.`);
  }

  // -- memory

  #create(bytes) {
    const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST;
    return this.device.createBuffer({ size: rounded(Math.max(bytes, 1), ALIGNMENT), usage });
  }

  /** Memory for what the caller gives or gets: kept, and made anew where it is too small. */
  #given(number, v) {
    const bytes = sized(PLAN.buffers[number].bytes, v);
    const there = this.memory[number];
    if (!there || there.buffer.size < bytes) {
      there?.buffer.destroy();
      this.memory[number] = { buffer: this.#create(bytes), offset: 0, number };
    }
    return this.memory[number];
  }

  #upload(values, v) {
    values.forEach((value, at) => {
      const { buffer } = this.#given(PLAN.inputs[at].buffer, v);
      this.#write(buffer, 0, new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    });
  }

  /** Bytes to memory, after all that was asked for before; in fours. */
  #write(buffer, offset, bytes) {
    this.#flush();
    const whole = bytes.length - (bytes.length % 4);
    if (whole) this.device.queue.writeBuffer(buffer, offset, bytes, 0, whole);
    if (whole < bytes.length) {
      const rest = new Uint8Array(4);
      rest.set(bytes.subarray(whole));
      this.device.queue.writeBuffer(buffer, offset + whole, rest);
    }
  }

  async #read(buffer, offset, bytes) {
    const size = rounded(Math.max(bytes, 1), 4);
    const staging = this.device.createBuffer({ size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
    this.#commands().copyBufferToBuffer(buffer, offset, staging, 0, size);
    this.#flush();
    await staging.mapAsync(GPUMapMode.READ);
    const found = staging.getMappedRange().slice(0, bytes);
    staging.destroy();
    return found;
  }

  async #download(v) {
    const results = {};
    for (const { path, type, shape, buffer } of PLAN.outputs) {
      const there = this.#given(buffer, v);
      put(results, path, new type(await this.#read(there.buffer, there.offset, elements(shape, v) * type.BYTES_PER_ELEMENT)));
    }
    return results;
  }

  // -- commands

  #commands() {
    this.#pass?.end();
    this.#pass = undefined;
    return (this.#encoder ??= this.device.createCommandEncoder());
  }

  #flush() {
    if (!this.#encoder) return;
    const commands = this.#commands().finish();
    this.#encoder = undefined;
    this.#launched = 0;
    this.device.queue.submit([commands]);
  }

  async #play(v) {
    PLAN.buffers.forEach(({ home }, number) => home === "given" && this.#given(number, v));
    await this.#steps(PLAN.steps, v);
    this.#flush();
  }

  async #steps(steps, v) {
    for (const step of steps) {
      if (step.kind === "launch") this.#launch(step, v);
      else if (step.kind === "loop") await this.#loop(step, v);
      else if (step.kind === "copy") this.#copy(this.memory[step.target], this.memory[step.source], sized(step.bytes, v));
      else this.#fill(step, v);
    }
  }

  #launch(step, v) {
    if (step.when && !step.when(v)) return;
    const counts = step.groups.map((dim) => sized(dim, v));
    if (counts.includes(0)) return;
    const { layout, pipeline } = this.#pipelines[step.shader];
    const places = step.buffers.map((number) => this.memory[number]);
    const entries = places.map(({ buffer, offset }, at) => {
      const start = offset - (offset % ALIGNMENT);
      const size = Math.min(rounded(offset - start + Math.max(sized(step.bytes[at], v), 1), 16), buffer.size - start);
      return { binding: at, resource: { buffer, offset: start, size } };
    });
    if (step.values.length) {
      const values = step.values.map(([kind, what, unit]) => {
        if (kind === "origin") return (places[what].offset % ALIGNMENT) / unit;
        if (kind === "groups") return counts[what];
        if (kind === "number") return what;
        return kind === "variable" ? v[what] : 0;
      });
      entries.push({ binding: entries.length, resource: { buffer: this.#uniform(values) } });
    }
    if (!this.#pass) this.#pass = this.#commands().beginComputePass();
    this.#pass.setPipeline(pipeline);
    this.#pass.setBindGroup(0, this.device.createBindGroup({ layout, entries }));
    this.#pass.dispatchWorkgroups(...(step.folded ? folded(counts) : counts));
    if (++this.#launched >= BATCH) this.#flush();
  }

  /** Numbers of a launch, in memory that is kept for the next one that gives the same. */
  #uniform(values) {
    const key = values.join();
    let found = this.#uniforms.get(key);
    if (!found) {
      if (this.#uniforms.size > 4096) this.#uniforms.clear();
      const words = new Int32Array(rounded(values.length, 4));
      words.set(values);
      found = this.device.createBuffer({ size: words.byteLength, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST });
      this.device.queue.writeBuffer(found, 0, words);
      this.#uniforms.set(key, found);
    }
    return found;
  }

  #copy(target, source, bytes) {
    const size = rounded(bytes, 4);
    if (!size) return;
    if (target.buffer !== source.buffer) {
      this.#commands().copyBufferToBuffer(source.buffer, source.offset, target.buffer, target.offset, size);
      return;
    }
    if (!this.#scratch || this.#scratch.size < size) this.#scratch = this.#create(size); // WebGPU copies nothing within one buffer
    this.#commands().copyBufferToBuffer(source.buffer, source.offset, this.#scratch, 0, size);
    this.#commands().copyBufferToBuffer(this.#scratch, 0, target.buffer, target.offset, size);
  }

  #fill(step, v) {
    const { buffer, offset } = this.memory[step.target];
    const size = rounded(sized(step.bytes, v), 4);
    if (!size) return;
    if (step.value.every((byte) => byte === 0)) {
      this.#commands().clearBuffer(buffer, offset, size);
      return;
    }
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at++) bytes[at] = step.value[at % step.value.length];
    this.#write(buffer, offset, bytes);
  }

  async #loop(step, v) {
    const count = sized(step.count, v);
    const before = step.pairs.flat().map((number) => [number, this.memory[number]]);
    let done = 0;
    for (; done < count; done++) {
      if (step.condition >= 0 && !(await this.#flag(step.condition))) break;
      for (const { part, whole, first, by, bytes } of step.parts) {
        const { buffer, offset } = this.memory[whole];
        this.memory[part] = { buffer, offset: offset + (sized(first, v) + done * by) * sized(bytes, v) };
      }
      await this.#steps(step.body, v);
      for (const [now, after] of step.pairs) [this.memory[now], this.memory[after]] = [this.memory[after], this.memory[now]];
    }
    for (const [number, place] of before) this.memory[number] = place;
    if (done % 2 === 0) return;
    for (const [now, after] of step.pairs) this.#copy(this.memory[now], this.memory[after], sized(PLAN.buffers[now].bytes, v));
  }

  async #flag(number) {
    const { buffer, offset } = this.memory[number];
    const start = offset - (offset % 4);
    return new Uint8Array(await this.#read(buffer, start, offset - start + 1))[offset - start] !== 0;
  }
}

/** More groups than may stand along one dimension: spread over three. */
function folded(counts) {
  const most = 65535;
  const total = counts.reduce((n, count) => n * count, 1);
  const x = Math.min(total, most);
  const y = Math.min(Math.ceil(total / x), most);
  return [x, y, Math.ceil(total / (x * y))];
}
