// -- The page's check: the inputs that Python had, and what came out there.

function sampled(type, dtype, { seed, count, bytes }) {
  if (bytes !== undefined) return arrayOf(type, bytes);
  const found = new type(count);
  for (let i = 0; i < count; i++) {
    let h = Math.imul(i + seed * 7919, 2654435761);
    h ^= h >>> 15;
    h = Math.imul(h, 2246822519);
    h = (h ^ (h >>> 13)) >>> 0;
    const number = (h >>> 8) % 200;
    if (dtype === "bool") found[i] = h & 1;
    else if (dtype.startsWith("float")) found[i] = (h >>> 8) / 2 ** 23 - 1;
    else if (dtype.endsWith("int64")) found[i] = BigInt(dtype === "int64" ? number - 100 : number);
    else found[i] = dtype.startsWith("u") ? number : number - 100;
  }
  return found;
}

const arrayOf = (type, text) => new type(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer);

/** The bits of the floats that JavaScript has no arrays for, as numbers. */
function decoded(dtype, bits) {
  const [exponents, fractions, special] = { float16: [5, 10, true], bfloat16: [8, 7, true], float8_e5m2: [5, 2, true], float8_e4m3: [4, 3, false] }[dtype];
  return Array.from(bits, (word) => {
    const fraction = word & ((1 << fractions) - 1);
    const exponent = (word >> fractions) & ((1 << exponents) - 1);
    const sign = word >> (exponents + fractions) ? -1 : 1;
    const top = (1 << exponents) - 1;
    if (special && exponent === top) return fraction ? NaN : sign * Infinity;
    if (!special && exponent === top && fraction === (1 << fractions) - 1) return NaN;
    const bias = top >> 1;
    return sign * (exponent ? (1 + fraction / 2 ** fractions) * 2 ** (exponent - bias) : (fraction / 2 ** fractions) * 2 ** (1 - bias));
  });
}

/** The inputs of the check. */
const checkInputs = () =>
  PLAN.inputs.reduce((tree, { name, path, type, dtype }) => put(tree, path, sampled(type, dtype, CHECK.inputs[name])), {});

/** Compares results with those of Python: floats within the tolerance, the rest exactly. */
function compared(results) {
  return PLAN.outputs.map(({ name, path, type, dtype }) => {
    const { every, count, bytes } = CHECK.outputs[name];
    let expected = arrayOf(type, bytes);
    let found = at(results, path);
    if (found.length !== count) return { name, passed: false, text: `${name}: ${found.length} elements, Python has ${count}` };
    if (/float/.test(dtype) && dtype !== "float32") [found, expected] = [decoded(dtype, found), decoded(dtype, expected)];
    const exact = !/float/.test(dtype);
    let worst = 0;
    let wrong = 0;
    let first = "";
    expected.forEach((e, place) => {
      const f = found[place * every];
      if (Object.is(e, f) || e === f || (Number.isNaN(e) && Number.isNaN(f))) return;
      const error = exact || !Number.isFinite(e) ? Infinity : Math.abs(f - e) / (1 + Math.abs(e));
      if (!(error <= worst)) worst = error;
      if (!(error <= CHECK.tolerance)) first ||= `; ${name}[${place * every}] is ${f}, in Python ${e}`;
      wrong += !(error <= CHECK.tolerance);
    });
    const where = every === 1 ? `all ${count}` : `${expected.length} of ${count}`;
    const text = `${name}: ${where} elements compared with Python, ${wrong} differ, the greatest error is ${worst.toPrecision(2)}${first}`;
    return { name, passed: wrong === 0, text };
  });
}

/** Runs the check. */
async function check(program) {
  const results = await program.run(checkInputs(), CHECK.variables);
  const lines = compared(results);
  return { passed: lines.every((line) => line.passed), text: lines.map((line) => line.text).join("\n") };
}
