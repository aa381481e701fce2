import { createSeededRandom } from '../seeded-random.ts';
import { FLOAT_BYTES, type LayerModule } from './layer-module.ts';
import { packMatrix } from './packed-matrix.ts';

const INPUTS = 384;
const OUTPUTS = 384;
const ROWS = 8;
/** The better code is there after a few, mostly after the first. */
const MOST_ROUNDS = 500;
const FACTS_BYTES = 2 * FLOAT_BYTES;

/**
 * Whether the fast module multiplies as the plain one does. V8 first runs WebAssembly in code that is quick to make, and in
 * Node 20 on x64 that code gets relaxed products of bytes wrong: the first text that a thread read was misread. So the
 * module works here until it has been compiled for good and is right twice in a row; one that never is isn't used.
 */
export function multipliesExactly(fast: LayerModule, plain: LayerModule): boolean {
  const multiplyOnce = prepare(fast);
  const right = prepare(plain)();
  let rightInARow = 0;
  for (let round = 0; round < MOST_ROUNDS && rightInARow < 2; round++) {
    const result = multiplyOnce();
    rightInARow = result.every((value, index) => value === right[index]) ? rightInARow + 1 : 0;
  }
  return rightInARow >= 2;
}

/** The same numbers for both. */
function prepare(module: LayerModule): () => Float32Array {
  const random = createSeededRandom(1);
  const weights = packMatrix(module, {
    inputs: INPUTS,
    outputs: OUTPUTS,
    bytes: Int8Array.from({ length: INPUTS * OUTPUTS }, () => Math.floor(random() * 256) - 128),
    perOutput: INPUTS,
    perInput: 1,
    shift: 0,
    step: () => 1,
    zero: () => 0,
    bias: () => 0,
  });
  const input = module.store(Float32Array.from({ length: ROWS * INPUTS }, () => random() * 2 - 1));
  const steps = module.reserve(ROWS * INPUTS * 2);
  const facts = module.reserve(ROWS * FACTS_BYTES);
  const out = module.reserve(ROWS * OUTPUTS * FLOAT_BYTES);
  return () => {
    module.quantize(input, ROWS, INPUTS, steps, facts);
    module.multiply(steps, facts, weights.at, out, ROWS, INPUTS, OUTPUTS, OUTPUTS * FLOAT_BYTES, 0);
    return module.floatsAt(out, ROWS * OUTPUTS).slice();
  };
}
