/** What a child does with a reply in the chat; what answers a question is an idea, too. */
export const chatMessageKinds = [
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
export type ChatMessageKind = (typeof chatMessageKinds)[number];
