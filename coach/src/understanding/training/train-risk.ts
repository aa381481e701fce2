import { createRandom, shuffle } from '../logistic-regression.ts';
import {
  ANSWERS,
  answerOf,
  answersTo,
  averageOf,
  type RiskKind,
  riskKinds,
  runLayers,
  type StoredRiskModel,
  type UnitAnswer,
} from '../risk-model.ts';
import { reserveAdapters, storeRows, writeAdapter } from '../transformer/adapters.ts';
import { type TokenRange, WIDTH } from '../transformer/attention.ts';
import { type LayerRun, type LinearName, linearNames } from '../transformer/layer.ts';
import type { Transformer } from '../transformer/transformer.ts';
import { goBackThroughLayer, type WayBack } from './layer-gradients.ts';
import { createOptimizer, type Learned } from './optimizer.ts';
import { transposed } from './products.ts';

/** Layers below are left as they are, so that their states are computed once. */
export const FROM_LAYER = 3;
const RANK = 16;
const EPOCHS = 3;
const RATE = 1e-3;
const HEAD_RATE_FACTOR = 2;
const BATCH_TOKENS = 600;
const WARM_UP = 0.06;
const DROPPED = 0.1;
const FIRST_BIAS = -1.5;
export const TELLING_WEIGHT = 3;
/** An ordinary sentence beside a telling one teaches less: it may be coloured by it. */
export const NEIGHBOUR_WEIGHT = 0.5;
const KIND_WEIGHT = 0.3;
/** The share of harmless stretches that is met in each round. */
const HARMLESS_SHARE = 0.6;

/** A stretch of a case, with the states after the layers that are left as they are. */
export interface TaughtStretch {
  kind: RiskKind | null;
  /** Whether each unit is what gives the trouble away; null where it holds only half of that. */
  units: { tokens: TokenRange; tells: boolean | null }[];
  states: Float32Array;
}

interface TrainedLinear {
  layer: number;
  name: LinearName;
  down: Learned;
  up: Learned;
  wayBack: WayBack;
}

const learned = (values: Float32Array): Learned => ({ values, slopes: new Float32Array(values.length) });

/** A model in training: it can be taught, asked and stored. */
export function createRiskTrainer(transformer: Transformer) {
  const random = createRandom(1);
  reserveAdapters(transformer, FROM_LAYER, RANK);
  const linears = trainedLinears(transformer, random);
  const head = {
    weights: learned(new Float32Array(WIDTH * ANSWERS)),
    bias: learned(new Float32Array(ANSWERS)),
  };
  head.bias.values[0] = FIRST_BIAS;
  const optimizer = createOptimizer([
    { learned: linears.flatMap(({ down, up }) => [down, up]), rateFactor: 1, decay: 0.01 },
    { learned: [head.weights, head.bias], rateFactor: HEAD_RATE_FACTOR, decay: 0 },
  ]);
  const writeAll = (): void => {
    for (const each of linears) writeTrained(transformer, each);
  };
  writeAll();

  const run = (
    batch: TaughtStretch[],
    kept: Float32Array[] | null,
  ): { ranges: TokenRange[]; runs: LayerRun[] } => {
    const { states, ranges } = joined(batch);
    const changeHidden = kept ? (hidden: Float32Array) => kept.push(dropSome(hidden, random)) : undefined;
    return { ranges, runs: runLayers(transformer, states, ranges, { from: FROM_LAYER, changeHidden }) };
  };

  /** One step: asks about the batch, compares with what is right, and goes back through the layers. */
  const teachBatch = (batch: TaughtStretch[], rate: number): number => {
    const kept: Float32Array[] = [];
    const { ranges, runs } = run(batch, kept);
    const last = runs.at(-1)?.output.states ?? new Float32Array(0);
    const { loss, slopes } = headSlopes(batch, ranges, last, head, random);
    let outputSlopes = slopes;
    for (let index = runs.length - 1; index >= 0; index--) {
      outputSlopes = goBack(transformer, linears, index, runs, outputSlopes, kept[index] ?? null);
    }
    optimizer.step(rate);
    writeAll();
    return loss;
  };

  return {
    teach(stretches: TaughtStretch[], say: (line: string) => void): void {
      const harmless = stretches.filter(({ kind }) => kind === null);
      const telling = stretches.filter(({ kind }) => kind !== null);
      const tokens = EPOCHS * (tokensIn(telling) + HARMLESS_SHARE * tokensIn(harmless));
      const total = tokens / BATCH_TOKENS;
      let steps = 0;
      for (let epoch = 1; epoch <= EPOCHS; epoch++) {
        const met = [...telling, ...harmless.filter(() => random() < HARMLESS_SHARE)];
        shuffle(met, random);
        let loss = 0;
        for (const batch of batchesOf(met)) {
          steps++;
          const rate = RATE * Math.min(1, steps / (WARM_UP * total)) * Math.max(0.02, 1 - steps / total);
          loss += teachBatch(batch, rate);
        }
        say(`round ${epoch} of ${EPOCHS}: loss ${(loss / met.length).toFixed(4)}`);
      }
    },
    ask(stretch: TaughtStretch): UnitAnswer[] {
      const { runs } = run([stretch], null);
      const states = runs.at(-1)?.output.states ?? new Float32Array(0);
      return stretch.units.map(({ tokens }) =>
        answerOf(answersTo(averageOf(states, tokens), head.weights.values, head.bias.values)),
      );
    },
    stored: (): StoredRiskModel => ({
      adapters: {
        rank: RANK,
        from_layer: FROM_LAYER,
        layers: transformer.layers
          .slice(FROM_LAYER)
          .map((_, index) => storedLayer(linears, FROM_LAYER + index)),
      },
      head: {
        bias: [...head.bias.values].map(rounded),
        weights: [...head.weights.values].map(rounded),
      },
    }),
  };
}

const rounded = (value: number): number => Number(value.toPrecision(5));

const tokensIn = (stretches: TaughtStretch[]): number =>
  stretches.reduce((sum, { states }) => sum + states.length / WIDTH, 0);

/** Starts as a change of nothing: the second half is zero. */
function trainedLinears(transformer: Transformer, random: () => number): TrainedLinear[] {
  const { memory, layers } = transformer;
  return layers.slice(FROM_LAYER).flatMap(({ linears }, index) =>
    linearNames.map((name) => {
      const { weights } = linears[name];
      const { inputs, outputs } = weights;
      const down = Float32Array.from({ length: inputs * RANK }, () => normal(random) / Math.sqrt(inputs));
      const wayBack = {
        weights: memory.reserve(outputs, inputs),
        down: memory.reserve(RANK, inputs),
        up: memory.reserve(outputs, RANK),
      };
      memory.write(wayBack.weights, transposed(memory.read(weights), outputs).values);
      return {
        layer: FROM_LAYER + index,
        name,
        down: learned(down),
        up: learned(new Float32Array(outputs * RANK)),
        wayBack,
      };
    }),
  );
}

function writeTrained(transformer: Transformer, { layer, name, down, up, wayBack }: TrainedLinear): void {
  writeAdapter(transformer, layer, name, { down: down.values, up: up.values });
  transformer.memory.write(wayBack.down, transposed(down.values, RANK).values);
  transformer.memory.write(wayBack.up, transposed(up.values, up.values.length / RANK).values);
}

/** A number from the normal distribution (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function batchesOf(stretches: TaughtStretch[]): TaughtStretch[][] {
  const batches: TaughtStretch[][] = [];
  let room = 0;
  for (const stretch of stretches) {
    if (room <= 0) {
      batches.push([]);
      room = BATCH_TOKENS;
    }
    batches.at(-1)?.push(stretch);
    room -= stretch.states.length / WIDTH;
  }
  return batches;
}

function joined(batch: TaughtStretch[]): { states: Float32Array; ranges: TokenRange[] } {
  const states = new Float32Array(batch.reduce((sum, each) => sum + each.states.length, 0));
  const ranges: TokenRange[] = [];
  let start = 0;
  for (const each of batch) {
    states.set(each.states, start * WIDTH);
    const end = start + each.states.length / WIDTH;
    ranges.push({ start, end });
    start = end;
  }
  return { states, ranges };
}

/** Drops some values, makes up for them in the others, and says by how much each was multiplied. */
function dropSome(values: Float32Array, random: () => number): Float32Array {
  const kept = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const factor = random() < DROPPED ? 0 : 1 / (1 - DROPPED);
    kept[i] = factor;
    values[i] = (values[i] ?? 0) * factor;
  }
  return kept;
}

interface Head {
  weights: Learned;
  bias: Learned;
}

/** The loss of a batch, how it changes with the last states, and (added to the head) with the head. */
function headSlopes(
  batch: TaughtStretch[],
  ranges: TokenRange[],
  states: Float32Array,
  head: Head,
  random: () => number,
): { loss: number; slopes: Float32Array } {
  const slopes = new Float32Array(states.length);
  const share = 1 / batch.reduce((sum, { units }) => sum + units.length, 0);
  let loss = 0;
  batch.forEach(({ kind, units }, index) => {
    const first = ranges[index]?.start ?? 0;
    for (const { tokens, tells } of units) {
      if (tells === null) continue;
      const range = { start: first + tokens.start, end: first + tokens.end };
      const average = averageOf(states, range);
      const kept = dropSome(average, random);
      const answers = answersTo(average, head.weights.values, head.bias.values);
      const wrong = answerSlopes(answers, tells, kind);
      loss += wrong.loss;
      const averageSlopes = goBackThroughHead(average, wrong.slopes, share, head);
      for (let token = range.start; token < range.end; token++) {
        for (let i = 0; i < WIDTH; i++) {
          const at = token * WIDTH + i;
          slopes[at] =
            (slopes[at] ?? 0) + ((averageSlopes[i] ?? 0) * (kept[i] ?? 0)) / (range.end - range.start);
        }
      }
    }
  });
  return { loss, slopes };
}

function goBackThroughHead(
  average: Float32Array,
  slopes: Float32Array,
  share: number,
  head: Head,
): Float32Array {
  const averageSlopes = new Float32Array(WIDTH);
  for (let answer = 0; answer < ANSWERS; answer++) {
    const slope = (slopes[answer] ?? 0) * share;
    if (slope === 0) continue;
    head.bias.slopes[answer] = (head.bias.slopes[answer] ?? 0) + slope;
    for (let i = 0; i < WIDTH; i++) {
      const at = i * ANSWERS + answer;
      head.weights.slopes[at] = (head.weights.slopes[at] ?? 0) + slope * (average[i] ?? 0);
      averageSlopes[i] = (averageSlopes[i] ?? 0) + slope * (head.weights.values[at] ?? 0);
    }
  }
  return averageSlopes;
}

/** Danger is yes or no; of the kinds, one is right. */
function answerSlopes(
  answers: Float32Array,
  tells: boolean,
  kind: RiskKind | null,
): { loss: number; slopes: Float32Array } {
  const weight = tells ? TELLING_WEIGHT : kind ? NEIGHBOUR_WEIGHT : 1;
  const danger = 1 / (1 + Math.exp(-(answers[0] ?? 0)));
  const slopes = new Float32Array(ANSWERS);
  slopes[0] = weight * (danger - (tells ? 1 : 0));
  const loss = -weight * Math.log((tells ? danger : 1 - danger) + 1e-9);
  if (!tells || !kind) return { loss, slopes };
  const highest = Math.max(...answers.subarray(1));
  const shares = answers.subarray(1).map((answer) => Math.exp(answer - highest));
  const sum = shares.reduce((total, each) => total + each, 0);
  shares.forEach((each, index) => {
    slopes[1 + index] = KIND_WEIGHT * weight * (each / sum - (riskKinds[index] === kind ? 1 : 0));
  });
  return { loss, slopes };
}

function goBack(
  { memory, layers }: Transformer,
  linears: TrainedLinear[],
  index: number,
  runs: LayerRun[],
  outputSlopes: Float32Array,
  kept: Float32Array | null,
): Float32Array {
  const layer = layers[FROM_LAYER + index];
  const run = runs[index];
  if (!layer || !run) throw new Error(`there is no layer ${FROM_LAYER + index}`);
  const own = linears.filter((each) => each.layer === FROM_LAYER + index);
  const waysBack = Object.fromEntries(
    own.map(({ name, wayBack }) => [name, wayBack]),
    // Every matrix of the layer is trained.
  ) as Record<LinearName, WayBack>;
  const { input, adapters } = goBackThroughLayer(memory, layer, waysBack, run, outputSlopes, kept);
  for (const { name, down, up } of own) {
    const slopes = adapters[name];
    if (!slopes) continue;
    down.slopes.set(slopes.down);
    up.slopes.set(slopes.up);
  }
  return input;
}

function storedLayer(linears: TrainedLinear[], layer: number): StoredRiskModel['adapters']['layers'][number] {
  const halves = ({ down, up }: TrainedLinear) => ({
    down: storeRows(down.values, RANK),
    up: storeRows(up.values, up.values.length / RANK),
  });
  return Object.fromEntries(
    linears.filter((each) => each.layer === layer).map((each) => [each.name, halves(each)]),
    // Every matrix of the layer is trained.
  ) as StoredRiskModel['adapters']['layers'][number];
}
