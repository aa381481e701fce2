import { findProfanity } from '../safety/profanity.ts';
import { isReadable } from './compose.ts';
import type { TutorContext } from './context.ts';
import { leastHeard } from './least-heard.ts';
import { intentLines } from './moves/intent-lines.ts';

/** What a child can ask only of themselves: about the story, and not about what is allowed. */
const ownQuestion =
  /^(?:who|what|where|when|how|is|are|does|will) (?!.*\b(?:i|me|my|you|your|u|we|have to|need to|should|can)\b)[\p{L}' -]{4,60}\??$/iu;

/** "What colour is it?" is the best question there is, so the child gets it back. */
export const askedBack = (context: TutorContext, message: string): string | undefined => {
  const { family, input, state } = context;
  const plain = message.trim();
  if (!/^(?:narrative|descriptive)$/.test(family) || !ownQuestion.test(plain)) return undefined;
  const question = `${plain.charAt(0).toUpperCase()}${plain.slice(1).replace(/\?+$/, '')}?`;
  const isFresh = !state.said.some((turn) => turn.endsWith(question));
  const [line = ''] = leastHeard(intentLines.yourQuestion, context);
  const text = `${line} ${question}`;
  return isFresh && isReadable(text, input.year) && findProfanity(plain).length === 0 ? text : undefined;
};
