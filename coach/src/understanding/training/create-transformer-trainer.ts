import { averageState, scoresOfHead } from '../classifier-model.ts';
import { createSeededRandom, shuffle } from '../seeded-random.ts';
import type { StoredAdapters } from '../transformer/adapters.ts';
import { type TokenRange, WIDTH } from '../transformer/shape.ts';
import { type FloatTransformer, runLayers } from './float/float-transformer.ts';
import type { LayerRun } from './float/layer.ts';
import { createOptimizer, type TrainableParameters } from './optimizer.ts';
import { createTrainableParameters, createTrainedAdapters, FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import type { TrainingExample } from './training-example.ts';

/** How often all examples are met, and how large the steps are at most. */
export interface TrainingSchedule {
  rounds: number;
  rate: number;
}
const FROM_THE_START: TrainingSchedule = { rounds: 3, rate: 1e-3 };
const HEAD_RATE_FACTOR = 2;
const BATCH_TOKENS = 600;
/** About as many targets as a batch has. */
const BATCH_QUESTIONS = 40;
const WARM_UP = 0.06;
const DROPPED = 0.1;
/** An example understood this well is met less often in the next rounds. */
const UNDERSTOOD = 0.02;
const UNDERSTOOD_SHARE = 0.4;

interface LearnedHead {
  weights: TrainableParameters;
  bias: TrainableParameters;
}

export interface TrainerOptions<Name extends string> {
  transformer: FloatTransformer;
  /** How many numbers the answer of each head has. */
  headSizes: Readonly<Record<Name, number>>;
  /** The first number of an answer before anything was learned; zero where nothing is said. */
  firstBiases?: Partial<Record<Name, number>>;
  /** A model to go on from. */
  stored?: StoredHeads<Name> | undefined;
}

/** What was learned: changes to the transformer's last layers, and a head for each question. */
export interface StoredHeads<Name extends string> {
  adapters: StoredAdapters;
  heads: Record<Name, { bias: number[]; weights: number[] }>;
}

/** A model in training, new or as it was stored: it can be taught, asked and stored. */
export function createTransformerTrainer<Name extends string>({
  transformer,
  headSizes,
  firstBiases = {},
  stored,
}: TrainerOptions<Name>) {
  const random = createSeededRandom(1);
  const adapters = createTrainedAdapters(transformer, random, stored?.adapters);
  const heads = eachName(headSizes, (name) =>
    stored ? readHead(stored.heads[name]) : newHead(headSizes[name], firstBiases[name] ?? 0),
  );
  const optimizer = createOptimizer([
    { learned: adapters.learned, rateFactor: 1, decay: 0.01 },
    {
      learned: Object.values<LearnedHead>(heads).flatMap(({ weights, bias }) => [weights, bias]),
      rateFactor: HEAD_RATE_FACTOR,
      decay: 0,
    },
  ]);
  adapters.write();

  const run = (
    batch: TrainingExample<Name>[],
    kept: Float32Array[] | null,
  ): { ranges: TokenRange[]; runs: LayerRun[] } => {
    const { states, ranges } = joined(batch);
    const changeHidden = kept ? (hidden: Float32Array) => kept.push(dropSome(hidden, random)) : undefined;
    return {
      ranges,
      runs: runLayers(transformer, states, ranges, {
        from: FIRST_TRAINED_LAYER,
        ...(changeHidden && { changeHidden }),
      }),
    };
  };

  /** One step: asks about the batch, compares with what is right, and goes back through the layers. */
  const teachBatch = (batch: TrainingExample<Name>[], rate: number): number[] => {
    const kept: Float32Array[] = [];
    const { ranges, runs } = run(batch, kept);
    const last = runs.at(-1)?.output.states ?? new Float32Array(0);
    const slopes = new Float32Array(last.length);
    const losses = batch.map((example, index) => {
      const first = ranges[index]?.start ?? 0;
      return example.targets.reduce((sum, { head, tokens, check }) => {
        const range = { start: first + tokens.start, end: first + tokens.end };
        return sum + askAndGoBack(last, range, heads[head], check, slopes, random);
      }, 0);
    });
    adapters.goBack(runs, slopes, kept);
    optimizer.step(rate);
    adapters.write();
    return losses;
  };

  const teach = (
    examples: TrainingExample<Name>[],
    say: (line: string) => void,
    course = FROM_THE_START,
  ): void => {
    const shares = new Map(examples.map((example) => [example, example.share]));
    const total = stepsFor(examples, course.rounds);
    let steps = 0;
    for (let round = 1; round <= course.rounds; round++) {
      const met = examples.filter((example) => random() < (shares.get(example) ?? 1));
      shuffle(met, random);
      let loss = 0;
      for (const batch of batchesOf(met)) {
        steps++;
        const rate = course.rate * Math.min(1, steps / (WARM_UP * total)) * Math.max(0.02, 1 - steps / total);
        teachBatch(batch, rate).forEach((own, index) => {
          loss += own;
          const example = batch[index];
          if (example) shares.set(example, example.share * (own < UNDERSTOOD ? UNDERSTOOD_SHARE : 1));
        });
        if (steps % 100 === 0)
          say(`round ${round} of ${course.rounds}, step ${steps} of about ${Math.round(total)}`);
      }
      say(`round ${round}: ${met.length} examples, loss ${(loss / met.length).toFixed(4)}`);
    }
  };

  return {
    teach,
    /** Asks about a text left out of the training: the answers to each of its targets to a head. */
    ask(name: Name, example: TrainingExample<Name>): Float32Array[] {
      const states = run([example], null).runs.at(-1)?.output.states ?? new Float32Array(0);
      return example.targets
        .filter(({ head }) => head === name)
        .map(({ tokens }) => scoresOfHead(averageState(states, tokens), valuesOf(heads[name])));
    },
    stored: (): StoredHeads<Name> => ({
      adapters: adapters.stored(),
      heads: eachName(headSizes, (name) => storedHead(heads[name])),
    }),
  };
}

export type Trainer<Name extends string> = ReturnType<typeof createTransformerTrainer<Name>>;

/** Makes something for each name of a record. */
const eachName = <Name extends string, Value>(
  record: Readonly<Record<Name, unknown>>,
  make: (name: Name) => Value,
): Record<Name, Value> =>
  // The names come from the record itself.
  Object.fromEntries((Object.keys(record) as Name[]).map((name) => [name, make(name)])) as Record<
    Name,
    Value
  >;

function newHead(answers: number, firstBias: number): LearnedHead {
  const bias = new Float32Array(answers);
  bias[0] = firstBias;
  return {
    weights: createTrainableParameters(new Float32Array(WIDTH * answers)),
    bias: createTrainableParameters(bias),
  };
}

const readHead = ({ weights, bias }: { weights: number[]; bias: number[] }): LearnedHead => ({
  weights: createTrainableParameters(Float32Array.from(weights)),
  bias: createTrainableParameters(Float32Array.from(bias)),
});

const valuesOf = ({ weights, bias }: LearnedHead) => ({ weights: weights.values, bias: bias.values });

const rounded = (value: number): number => Number(value.toPrecision(5));
const storedHead = ({ weights, bias }: LearnedHead) => ({
  bias: [...bias.values].map(rounded),
  weights: [...weights.values].map(rounded),
});

const tokensIn = ({ states }: { states: Float32Array }): number => states.length / WIDTH;

/** An example met less often than this is mostly an easy one. */
const RARELY_MET = 0.5;

/** About how many steps there will be: examples that are understood are expected to be half of those met rarely. */
function stepsFor(examples: { states: Float32Array; share: number }[], rounds: number): number {
  const tokens = (factor: (share: number) => number): number =>
    examples.reduce((sum, example) => sum + tokensIn(example) * factor(example.share), 0);
  const first = tokens((share) => share);
  const later = tokens((share) => (share < RARELY_MET ? share * 0.6 : share * 0.9));
  return (first + (rounds - 1) * later) / BATCH_TOKENS;
}

function batchesOf<Example extends { states: Float32Array }>(examples: Example[]): Example[][] {
  const batches: Example[][] = [];
  let room = 0;
  for (const example of examples) {
    if (room <= 0) {
      batches.push([]);
      room = BATCH_TOKENS;
    }
    batches.at(-1)?.push(example);
    room -= tokensIn(example);
  }
  return batches;
}

function joined(batch: { states: Float32Array }[]): { states: Float32Array; ranges: TokenRange[] } {
  const states = new Float32Array(batch.reduce((sum, each) => sum + each.states.length, 0));
  const ranges: TokenRange[] = [];
  let start = 0;
  for (const each of batch) {
    states.set(each.states, start * WIDTH);
    const end = start + tokensIn(each);
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

/** Asks one question; adds to the slopes of the states and of the head how the loss changes with them. */
function askAndGoBack(
  states: Float32Array,
  range: TokenRange,
  head: LearnedHead,
  check: TrainingExample['targets'][number]['check'],
  stateSlopes: Float32Array,
  random: () => number,
): number {
  const average = averageState(states, range);
  const kept = dropSome(average, random);
  const { loss, slopes } = check(scoresOfHead(average, valuesOf(head)));
  const averageSlopes = goBackThroughHead(average, slopes, head);
  const share = 1 / (range.end - range.start);
  for (let token = range.start; token < range.end; token++) {
    for (let i = 0; i < WIDTH; i++) {
      const at = token * WIDTH + i;
      stateSlopes[at] = (stateSlopes[at] ?? 0) + (averageSlopes[i] ?? 0) * (kept[i] ?? 0) * share;
    }
  }
  return loss;
}

function goBackThroughHead(
  average: Float32Array,
  slopes: Float32Array,
  { weights, bias }: LearnedHead,
): Float32Array {
  const averageSlopes = new Float32Array(WIDTH);
  const answers = slopes.length;
  for (let answer = 0; answer < answers; answer++) {
    const slope = (slopes[answer] ?? 0) / BATCH_QUESTIONS;
    if (slope === 0) continue;
    bias.slopes[answer] = (bias.slopes[answer] ?? 0) + slope;
    for (let i = 0; i < WIDTH; i++) {
      const at = i * answers + answer;
      weights.slopes[at] = (weights.slopes[at] ?? 0) + slope * (average[i] ?? 0);
      averageSlopes[i] = (averageSlopes[i] ?? 0) + slope * (weights.values[at] ?? 0);
    }
  }
  return averageSlopes;
}
