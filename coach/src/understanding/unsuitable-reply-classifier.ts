import type { ClassifierModel } from './classifier-model.ts';
import { type ModelReply, tokensOfReply } from './reply-tokens.ts';
import type { Tokenizer } from './transformer/tokenizer.ts';

/** From this score on a reply is unsuitable; the built-in coach answers instead, so a doubt costs little. */
const UNSUITABLE_LEVEL = 2;

/** Whether a language model's reply, as far as it has come, is unsuitable for a child: above all, writes for them. */
export const createUnsuitableReplyClassifier =
  (model: ClassifierModel, tokenize: Tokenizer) =>
  (reply: ModelReply): boolean => {
    const { tokens, said } = tokensOfReply(reply, tokenize);
    return (model.answer('reply', model.read(tokens), said)[0] ?? 0) >= UNSUITABLE_LEVEL;
  };
