import type { IdeaCard, TutorInput } from './conversation.ts';
import { type Family, interviews } from './interview/interview.ts';
import { cardText, newId } from './notes.ts';
import { slotNamedIn } from './slot-names.ts';

/** "thats how it ends i just said": what was said last goes under the part the child means; none where it is there. */
export function refile(
  { history, cards }: TutorInput,
  { family, asked, message }: { family: Family; asked: string | undefined; message: string },
): IdeaCard[] | undefined {
  const name = slotNamedIn(message, family) ?? asked;
  const slot = interviews[family].find((each) => each.name === name);
  const heard = history.findLast(({ role }) => role === 'assistant')?.heard ?? '';
  if (notTold.has(heard)) return undefined;
  const last = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const own = cardText(last);
  if (!slot || own.length < 3 || cards.some((card) => card.slot === slot.name) || isAboutTheTalk(own))
    return undefined;
  const known = cards.find(({ text }) => text === own);
  if (known)
    return known.slot === 'idea' || slotNamedIn(message, family)
      ? cards.map((card) => (card === known ? { ...card, slot: slot.name, label: slot.label } : card))
      : undefined;
  return [...cards, { id: newId(cards, 0), slot: slot.name, label: slot.label, text: own }];
}

/** What a message was heard as, where it told nothing of the text. */
const notTold = new Set([
  'change',
  'complaint',
  'confusion',
  'greeting',
  'robot',
  'request-to-write',
  'ready',
]);

const isAboutTheTalk = (text: string): boolean =>
  /^(?:i'?m (?:stuck|ready)|give me a hint|next question|idk|i don'?t know|what|who|how|why|can you|is it|was it|you)\b|\?$/i.test(
    text,
  );
