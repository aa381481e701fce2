import { spokenNameOf } from './coach-lines/spoken-slot-names.ts';
import type { ReplyParts } from './compose-reply.ts';
import { labelOf } from './interview/interview.ts';
import { offerHeadings } from './quick-replies.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';

/** Below this share a part of the text is not worth naming. */
const worthNaming = 0.12;
const mostNamed = 2;

/**
 * An idea that may be one part of the text or another: the child says which. A teacher would ask, too, and a card under
 * the wrong heading costs more trust than a tap.
 */
export function askWhereItBelongs(
  context: ReplyContext,
): Pick<ReplyParts, 'questions' | 'asked' | 'offers'> | undefined {
  const { noted, interview, input, asked } = context;
  const [card, ...others] = noted;
  if (!card || others.length > 0 || card.slot !== 'idea' || wasAskedJustNow(context)) return undefined;
  const told = partsWithAct(context, 'tells');
  const [part] = told;
  const slots = (told.length === 1 ? part?.slots : undefined) ?? [];
  const [first, second] = [...slots]
    .filter(({ share }) => share >= worthNaming)
    .sort((a, b) => b.share - a.share)
    .flatMap(({ name }) => {
      const spoken = spokenNameOf(interview, name);
      return spoken ? [{ name, spoken, label: labelOf(interview, name) }] : [];
    })
    .slice(0, mostNamed);
  if (!first) return undefined;
  return {
    questions: second ? [`Is that ${first.spoken}, or ${second.spoken}?`] : [`Is that ${first.spoken}?`],
    asked: asked ?? first.name,
    offers: offerHeadings(
      input.cards.find(({ id }) => id === card.id) ?? card,
      second ? [first, second] : [first],
    ),
  };
}

/** Never twice in a row: the child came to talk about its text, not about headings. */
const wasAskedJustNow = ({ input }: ReplyContext): boolean =>
  input.history
    .findLast(({ role }) => role === 'assistant')
    ?.offers?.some(({ does }) => does.what === 'move') ?? false;
