import type { StoredModel } from '../model.ts';
import type { PersonalHead } from '../personal/personal-reader.ts';
import { createTrainer, type Trainer, type TrainingSchedule } from './create-trainer.ts';
import { fitPersonalHead } from './fit-personal-head.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import type { Lesson } from './lessons.ts';
import type { PersonalText } from './personal-lessons.ts';
import type { RiskText } from './risk-lessons.ts';
import { type TaughtNgrams, trainNgramModel } from './train-ngram-model.ts';
import type { TaughtTurn } from './turn-lessons.ts';

export interface Texts {
  risk: RiskText[];
  turns: TaughtTurn[];
  personal: PersonalText[];
  /** Notes to the marker and replies of language models. */
  others: Lesson[];
}

export interface Learned {
  trainer: Trainer;
  riskWording: ReturnType<typeof trainNgramModel>;
  personalHead: PersonalHead;
}

/** Learns everything the coach understands: the meaning by one model, the wording beside it. */
export function trainAll(
  transformer: FloatTransformer,
  texts: Texts,
  wording: TaughtNgrams[],
  say: (line: string) => void,
): Learned {
  const trainer = createTrainer(transformer);
  trainer.teach(lessonsOf(texts), say);
  return {
    trainer,
    riskWording: trainNgramModel(wording),
    personalHead: fitPersonalHead(texts.personal.map(({ set, labelled }) => ({ set, ...labelled }))),
  };
}

/** One round with small steps: what is new is learned without what was known being forgotten. */
const AFTERWARDS: TrainingSchedule = { rounds: 1, rate: 4e-4 };

/** Goes on from the stored model: the texts are those of new sets, and some of those that it knows. */
export function trainFurther(
  transformer: FloatTransformer,
  { model, personalHead }: { model: StoredModel; personalHead: PersonalHead },
  texts: Texts,
  wording: TaughtNgrams[],
  say: (line: string) => void,
): Learned {
  const trainer = createTrainer(transformer, model);
  trainer.teach(lessonsOf(texts), say, AFTERWARDS);
  return { trainer, riskWording: trainNgramModel(wording), personalHead };
}

const lessonsOf = ({ risk, turns, personal, others }: Texts): Lesson[] =>
  [
    ...risk.flatMap(({ stretches }) => stretches.map(({ lesson }) => lesson)),
    ...turns.map(({ lesson }) => lesson),
    ...personal.flatMap(({ stretches }) => stretches.map(({ lesson }) => lesson)),
    ...others,
  ].filter(({ questions }) => questions.length > 0);
