import { tokensOfChatExchange } from '../chat-exchange-tokens.ts';
import { type ChatMessageKind, chatMessageKinds } from '../chat-message-kinds.ts';
import type { Respell } from '../respell.ts';
import type { CaseSet } from './case-sets.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { readTokens } from './float/float-transformer.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import { choiceTarget, type TrainingExample } from './training-example.ts';

/** An exchange of a set, read as far as the layers that are never changed. */
export interface ExchangeExample {
  set: string;
  kind: ChatMessageKind;
  example: TrainingExample;
}

const EXCHANGE_WEIGHT = 2;

export const buildExchangeExamples = (
  { name, exchanges }: CaseSet,
  transformer: FloatTransformer,
  respell: Respell,
): ExchangeExample[] =>
  exchanges.map(({ kind: named, ...exchange }) => {
    const kind = named === 'answer' ? 'idea' : named;
    const { tokens, said } = tokensOfChatExchange(exchange, transformer.tokenize, respell);
    return {
      set: name,
      kind,
      example: {
        states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
        targets: [choiceTarget('turn', said, chatMessageKinds.indexOf(kind), EXCHANGE_WEIGHT)],
        share: 1,
      },
    };
  });
