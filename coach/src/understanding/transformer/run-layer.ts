import { FLOAT_BYTES, type LayerModule } from './layer-module.ts';
import type { PackedLayer, PackedLinear } from './packed-layer.ts';
import { ATTENTION_HEAD_WIDTH, HIDDEN_WIDTH, WIDTH } from './shape.ts';

/** Room for what a layer computes, in bytes from the start of the module's memory. */
export interface ScratchMemory {
  /** The most tokens there is room for. */
  rows: number;
  /** What goes into a layer and comes out of it. */
  states: number;
  /** Queries, keys and values of a token beside each other. */
  attention: number;
  mixed: number;
  between: number;
  hidden: number;
  /** What an adapter's first half gives. */
  thin: number;
  /** Inputs cut into steps, and the facts about each row of them. */
  steps: number;
  facts: number;
  thinSteps: number;
  thinFacts: number;
  /** What is needed only while attending or activating. */
  scratch: number;
  /** All zeros. */
  zeros: number;
}

const ROW_BYTES = WIDTH * FLOAT_BYTES;
const ATTENTION_BYTES = 3 * ROW_BYTES;
/** The adapters' rank. */
const MOST_THIN = 16;
const FACTS_BYTES = 2 * FLOAT_BYTES;
/** A head's key and value of a token, and what two others take of it. */
const SCRATCH_ROW_BYTES = (2 * ATTENTION_HEAD_WIDTH + 2) * FLOAT_BYTES;
/** What is done to several rows at once may touch some behind the last. */
const SPARE_ROWS = 8;

export function allocateScratchMemory({ reserve }: LayerModule, tokens: number): ScratchMemory {
  const rows = tokens + SPARE_ROWS;
  return {
    rows: tokens,
    states: reserve(rows * ROW_BYTES),
    attention: reserve(rows * ATTENTION_BYTES),
    mixed: reserve(rows * ROW_BYTES),
    between: reserve(rows * ROW_BYTES),
    hidden: reserve(rows * HIDDEN_WIDTH * FLOAT_BYTES),
    thin: reserve(rows * MOST_THIN * FLOAT_BYTES),
    steps: reserve(rows * HIDDEN_WIDTH * 2),
    facts: reserve(rows * FACTS_BYTES),
    thinSteps: reserve(rows * MOST_THIN * 2),
    thinFacts: reserve(rows * FACTS_BYTES),
    scratch: reserve(Math.max(rows * SCRATCH_ROW_BYTES, HIDDEN_WIDTH * FLOAT_BYTES)),
    zeros: reserve(rows * ROW_BYTES),
  };
}

/** Changes the first `rows` of `room.states` as the layer does. */
export function runLayer(
  module: LayerModule,
  { linears, attentionNorm, outputNorm }: PackedLayer,
  room: ScratchMemory,
  rows: number,
): void {
  const { states, attention, mixed, between, hidden } = room;
  const apply = (linear: PackedLinear, out: number, stride: number): void =>
    applyLinear(module, linear, room, rows, out, stride);

  module.quantize(states, rows, WIDTH, room.steps, room.facts);
  apply(linears.query, attention, ATTENTION_BYTES);
  apply(linears.key, attention + ROW_BYTES, ATTENTION_BYTES);
  apply(linears.value, attention + 2 * ROW_BYTES, ATTENTION_BYTES);
  module.attend(attention, mixed, rows, room.scratch);
  module.quantize(mixed, rows, WIDTH, room.steps, room.facts);
  // What was attended to isn't needed any more: its room takes what comes of it.
  apply(linears.attended, attention, ROW_BYTES);
  module.normalize(attention, states, attentionNorm.scale, attentionNorm.bias, between, rows);

  module.quantize(between, rows, WIDTH, room.steps, room.facts);
  apply(linears.hidden, hidden, HIDDEN_WIDTH * FLOAT_BYTES);
  module.activate(hidden, rows, HIDDEN_WIDTH, room.scratch);
  module.quantize(hidden, rows, HIDDEN_WIDTH, room.steps, room.facts);
  apply(linears.output, mixed, ROW_BYTES);
  module.normalize(mixed, between, outputNorm.scale, outputNorm.bias, states, rows);
}

/** The inputs lie in `room.steps`. */
function applyLinear(
  { multiply, quantize }: LayerModule,
  { weights, adapter }: PackedLinear,
  room: ScratchMemory,
  rows: number,
  out: number,
  stride: number,
): void {
  const { steps, facts, thin, thinSteps, thinFacts } = room;
  multiply(steps, facts, weights.at, out, rows, weights.inputs, weights.outputs, stride, 0);
  if (!adapter) return;
  const { down, up } = adapter;
  multiply(steps, facts, down.at, thin, rows, down.inputs, down.outputs, down.outputs * FLOAT_BYTES, 0);
  quantize(thin, rows, down.outputs, thinSteps, thinFacts);
  multiply(thinSteps, thinFacts, up.at, out, rows, up.inputs, up.outputs, stride, 1);
}
