import type { Respell } from './respell.ts';
import type { TokenRange } from './transformer/shape.ts';
import { LAST_TOKEN, type Tokenizer } from './transformer/tokenizer.ts';

/** What a child says, and the line of the coach it answers. */
export interface ChatExchange {
  coach: string;
  child: string;
}

/** Only the end of the coach's line and the beginning of a long message tell what the child does. */
const MOST_COACH_TOKENS = 40;
const MOST_CHILD_TOKENS = 64;

/** Both lines as the transformer reads them, and where the child's words stand. */
export function tokensOfChatExchange(
  { coach, child }: ChatExchange,
  tokenize: Tokenizer,
  respell: Respell,
): { tokens: number[]; said: TokenRange } {
  const before = tokenize(coach).slice(-MOST_COACH_TOKENS);
  const said = tokenize(respell(child) || '…').slice(0, MOST_CHILD_TOKENS);
  const start = before.length + 2;
  return { tokens: [...before, LAST_TOKEN, ...said], said: { start, end: start + said.length } };
}
