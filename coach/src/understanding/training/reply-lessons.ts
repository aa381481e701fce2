import { tokensOfReply } from '../reply-tokens.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { readTokens } from './float/float-transformer.ts';
import { askYesOrNo, type Lesson } from './lessons.ts';
import type { ReplySet } from './note-cases.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';

const REPLY_WEIGHT = 3;

export const readReplyLessons = ({ unfit, fit }: ReplySet, transformer: FloatTransformer): Lesson[] =>
  [
    ...unfit.map((each) => ({ ...each, isUnfit: true })),
    ...fit.map((each) => ({ ...each, isUnfit: false })),
  ].map(({ isUnfit, ...each }) => {
    const { tokens, said } = tokensOfReply(each, transformer.tokenize);
    return {
      states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
      questions: [askYesOrNo('reply', said, isUnfit, REPLY_WEIGHT)],
      share: 1,
    };
  });
