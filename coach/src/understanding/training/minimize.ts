/** The value of a function at a point; writes its slope there. */
export type ObjectiveFunction = (at: Float64Array, slope: Float64Array) => number;

const REMEMBERED = 8;
const MOST_HALVINGS = 20;
/** A step must go down at least this share of what the slope promises. */
const LEAST_DESCENT = 1e-4;

/**
 * Finds the lowest point near nought by L-BFGS: the curvature is guessed from the last few steps. Nothing is drawn at
 * random, so the same function gives the same point.
 */
export function minimize(valley: ObjectiveFunction, size: number, steps: number): Float64Array {
  let at = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = valley(at, slope);
  const memory: { moved: Float64Array; turned: Float64Array; curve: number }[] = [];
  for (let step = 0; step < steps; step++) {
    const direction = directionFrom(slope, memory);
    const promised = product(direction, slope);
    if (promised > -1e-9) break;
    let length = step === 0 ? 1 / Math.sqrt(-promised) : 1;
    let found: { at: Float64Array<ArrayBuffer>; slope: Float64Array<ArrayBuffer>; value: number } | undefined;
    for (let tries = 0; tries < MOST_HALVINGS && !found; tries++, length /= 2) {
      const next = at.map((each, i) => each + length * (direction[i] ?? 0));
      const nextSlope = new Float64Array(size);
      const nextValue = valley(next, nextSlope);
      if (nextValue <= value + LEAST_DESCENT * length * promised)
        found = { at: next, slope: nextSlope, value: nextValue };
    }
    if (!found) break;
    const before = { at, slope };
    ({ at, slope, value } = found);
    const moved = at.map((each, i) => each - (before.at[i] ?? 0));
    const turned = slope.map((each, i) => each - (before.slope[i] ?? 0));
    const curve = product(moved, turned);
    if (curve > 1e-10) memory.push({ moved, turned, curve });
    if (memory.length > REMEMBERED) memory.shift();
  }
  return at;
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function directionFrom(
  slope: Float64Array,
  memory: { moved: Float64Array; turned: Float64Array; curve: number }[],
): Float64Array {
  const direction = slope.map((each) => -each);
  const shares: number[] = [];
  for (const [index, { moved, turned, curve }] of [...memory.entries()].reverse()) {
    const share = product(moved, direction) / curve;
    shares[index] = share;
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) - share * (turned[i] ?? 0);
  }
  const last = memory.at(-1);
  if (last) {
    const scale = last.curve / product(last.turned, last.turned);
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) * scale;
  }
  for (const [index, { moved, turned, curve }] of memory.entries()) {
    const share = (shares[index] ?? 0) - product(turned, direction) / curve;
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) + share * (moved[i] ?? 0);
  }
  return direction;
}
