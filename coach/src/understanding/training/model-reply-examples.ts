import { tokensOfReply } from '../reply-tokens.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { readTokens } from './float/float-transformer.ts';
import type { ModelReplySet } from './model-reply-sets.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import { type TrainingExample, yesNoTarget } from './training-example.ts';

const REPLY_WEIGHT = 3;

export const buildModelReplyExamples = (
  { unsuitable, suitable }: ModelReplySet,
  transformer: FloatTransformer,
): TrainingExample[] =>
  [
    ...unsuitable.map((each) => ({ ...each, isUnsuitable: true })),
    ...suitable.map((each) => ({ ...each, isUnsuitable: false })),
  ].map(({ isUnsuitable, ...each }) => {
    const { tokens, said } = tokensOfReply(each, transformer.tokenize);
    return {
      states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
      targets: [yesNoTarget('reply', said, isUnsuitable, REPLY_WEIGHT)],
      share: 1,
    };
  });
