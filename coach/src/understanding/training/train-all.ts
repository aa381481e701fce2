import { createTrainer, type Trainer } from './create-trainer.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { learnPersonalHead } from './learn-personal.ts';
import { type Lesson, riskWeight } from './lessons.ts';
import type { PersonalText } from './personal-lessons.ts';
import type { RiskText } from './risk-lessons.ts';
import { trainWording } from './train-wording.ts';
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
  riskWording: ReturnType<typeof trainWording>;
  personalHead: ReturnType<typeof learnPersonalHead>;
}

/** Learns everything the coach understands: the meaning by one model, the wording beside it. */
export function trainAll(
  transformer: FloatTransformer,
  { risk, turns, personal, others }: Texts,
  say: (line: string) => void,
): Learned {
  const trainer = createTrainer(transformer);
  const taught = [
    ...risk.flatMap(({ stretches }) => stretches),
    ...turns,
    ...personal.flatMap(({ stretches }) => stretches),
  ].map(({ lesson }) => lesson);
  trainer.teach(
    [...taught, ...others].filter(({ questions }) => questions.length > 0),
    say,
  );
  const units = risk.flatMap(({ kind, stretches }) =>
    stretches
      .flatMap((stretch) => stretch.units)
      .map(({ tells, ngrams }) => ({ ngrams, label: tells ? 1 : 0, weight: riskWeight(tells, kind) })),
  );
  return {
    trainer,
    riskWording: trainWording(units),
    personalHead: learnPersonalHead(personal.map(({ set, labelled }) => ({ set, ...labelled }))),
  };
}
