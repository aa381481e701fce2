import type { Respell } from '../plain-spelling.ts';
import { type TurnKind, turnKinds } from '../turn-kinds.ts';
import { tokensOfTurn } from '../turn-tokens.ts';
import type { CaseSet } from './cases.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { readTokens } from './float/float-transformer.ts';
import { askForChoice, type Lesson } from './lessons.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';

/** A turn of a set, read as far as the layers that are never changed. */
export interface TaughtTurn {
  set: string;
  kind: TurnKind;
  lesson: Lesson;
}

const TURN_WEIGHT = 2;

export const readTurnLessons = (
  { name, turns }: CaseSet,
  transformer: FloatTransformer,
  respell: Respell,
): TaughtTurn[] =>
  turns.map(({ kind: named, ...turn }) => {
    const kind = named === 'answer' ? 'idea' : named;
    const { tokens, said } = tokensOfTurn(turn, transformer.tokenize, respell);
    return {
      set: name,
      kind,
      lesson: {
        states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
        questions: [askForChoice('turn', said, turnKinds.indexOf(kind), TURN_WEIGHT)],
        share: 1,
      },
    };
  });
