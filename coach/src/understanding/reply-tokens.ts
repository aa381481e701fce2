import type { TokenRange } from './transformer/shape.ts';
import { LAST_TOKEN, type Tokenizer } from './transformer/tokenizer.ts';

/** What a language model answers a child. */
export interface ModelReply {
  child: string;
  reply: string;
}

const MOST_CHILD_TOKENS = 40;
const MOST_REPLY_TOKENS = 120;

/** Both as the transformer reads them, and where the reply stands: of a long one its newest words. */
export function tokensOfReply(
  { child, reply }: ModelReply,
  tokenize: Tokenizer,
): { tokens: number[]; said: TokenRange } {
  const before = tokenize(child).slice(-MOST_CHILD_TOKENS);
  const said = tokenize(reply || '…').slice(-MOST_REPLY_TOKENS);
  const start = before.length + 2;
  return { tokens: [...before, LAST_TOKEN, ...said], said: { start, end: start + said.length } };
}
