import { type HeadName, headSizes, type StoredModel } from '../classifier-model.ts';
import type { PersonalDataHead } from '../personal-data/personal-data-tagger.ts';
import {
  createTransformerTrainer,
  type Trainer,
  type TrainingSchedule,
} from './create-transformer-trainer.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import type { ExchangeExample } from './message-kind-examples.ts';
import type { PersonalDataText } from './personal-data-examples.ts';
import type { RiskText } from './risk-examples.ts';
import type { LabelledText } from './train-crf.ts';
import { type NgramExample, trainNgramModel } from './train-ngram-model.ts';
import { trainPersonalDataHead } from './train-personal-data-head.ts';
import type { TrainingExample } from './training-example.ts';

export interface TrainingTexts {
  risk: RiskText[];
  exchanges: ExchangeExample[];
  personal: PersonalDataText[];
  /** Notes to the marker and replies of language models. */
  others: TrainingExample[];
}

/** What the wording beside the meaning is learned from, of all sets that are not left out. */
export interface WordingExamples {
  risk: NgramExample[];
  personal: (LabelledText & { set: string })[];
}

export interface TrainedModel {
  trainer: Trainer<HeadName>;
  riskWording: ReturnType<typeof trainNgramModel>;
  personalHead: PersonalDataHead;
}

/** Most sentences are neither about trouble nor notes. */
const firstBiases = { risk: -1.5, note: -1.5 };

/** Learns everything the coach understands: the meaning by one model, the wording beside it. */
export function trainTransformer(
  transformer: FloatTransformer,
  texts: TrainingTexts,
  wording: WordingExamples,
  say: (line: string) => void,
): TrainedModel {
  const trainer = createTransformerTrainer({ transformer, headSizes, firstBiases });
  trainer.teach(examplesOf(texts), say);
  return { trainer, ...trainWording(wording) };
}

const trainWording = ({ risk, personal }: WordingExamples) => ({
  riskWording: trainNgramModel(risk),
  personalHead: trainPersonalDataHead(personal),
});

/** One round with small steps: what is new is learned without what was known being forgotten. */
const AFTERWARDS: TrainingSchedule = { rounds: 1, rate: 4e-4 };

/** Goes on from the stored model: the texts are those of new sets, and some of those that it knows. */
export function continueTraining(
  transformer: FloatTransformer,
  model: StoredModel,
  texts: TrainingTexts,
  wording: WordingExamples,
  say: (line: string) => void,
): TrainedModel {
  const trainer = createTransformerTrainer({ transformer, headSizes, stored: model });
  trainer.teach(examplesOf(texts), say, AFTERWARDS);
  return { trainer, ...trainWording(wording) };
}

const examplesOf = ({ risk, exchanges, personal, others }: TrainingTexts): TrainingExample[] =>
  [
    ...risk.flatMap(({ windows }) => windows.map(({ example }) => example)),
    ...exchanges.map(({ example }) => example),
    ...personal.flatMap(({ windows }) => windows.map(({ example }) => example)),
    ...others,
  ].filter(({ targets }) => targets.length > 0);
