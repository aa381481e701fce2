/** What a child does with a turn in the chat; what answers a question is an idea, too. */
export const exchangeKinds = [
  'idea',
  'question',
  'request-to-write',
  'complaint',
  'confusion',
  'stuck',
  'silly',
  'feeling',
  'robot',
  'off-topic',
  'finished',
  'greeting',
] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];
