import { type CardChange, rewriteCard } from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { slotNamedIn } from './slot-names.ts';

/** "nah change the end. they ride it home": the part is told anew, and the old card says it. */
const changesPart =
  /\b(?:change|swap|redo|replace|rewrite|fix) (?:the|my) (\p{L}+)|\b(?:new|different|other|another) (ending|end|name|place|problem|opinion)\b/iu;
/** "change my opinion to 17" */
const changesPartTo = /\b(?:change|swap|fix) (?:the|my) \p{L}+ to (?:be )?([^.!?]+)/iu;

/** The new words stand on the card of the part that the child changes, and not on a second one. */
export function replaceToldPart(
  message: string,
  { before, cards, interview }: { before: IdeaCard[]; cards: IdeaCard[]; interview: InterviewKind },
): CardChange | undefined {
  const named = changesPart.exec(message);
  const slot = named && slotNamedIn(named[1] ?? named[2] ?? '', interview);
  const old = slot ? before.findLast((card) => card.slot === slot) : undefined;
  if (!named || !old) return undefined;
  const to = changesPartTo.exec(message)?.[1]?.trim();
  const fresh = cards.filter(({ id }) => !before.some((card) => card.id === id));
  if (to)
    return rewriteCard(
      cards.filter(({ text }) => !text.includes(to)),
      old,
      to,
    );
  // What was told before the wish is an idea of its own.
  const [told, ...others] = fresh.filter(({ text }) => message.indexOf(text) > named.index);
  if (!told || others.length > 0) return undefined;
  return rewriteCard(
    cards.filter(({ id }) => id !== told.id),
    old,
    told.text,
  );
}
