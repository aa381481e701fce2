import { readTokens } from '../model.ts';
import { tokensOfReply } from '../reply-tokens.ts';
import type { Transformer } from '../transformer/transformer.ts';
import { askYesOrNo, type Lesson } from './lessons.ts';
import type { ReplySet } from './note-cases.ts';
import { FROM_LAYER } from './trained-adapters.ts';

const REPLY_WEIGHT = 3;

export const readReplyLessons = ({ unfit, fit }: ReplySet, transformer: Transformer): Lesson[] =>
  [
    ...unfit.map((each) => ({ ...each, isUnfit: true })),
    ...fit.map((each) => ({ ...each, isUnfit: false })),
  ].map(({ isUnfit, ...each }) => {
    const { tokens, said } = tokensOfReply(each, transformer.tokenize);
    return {
      states: readTokens(transformer, tokens, FROM_LAYER),
      questions: [askYesOrNo('reply', said, isUnfit, REPLY_WEIGHT)],
      share: 1,
    };
  });
