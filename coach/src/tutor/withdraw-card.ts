import { contentWords } from './already-told.ts';
import type { IdeaCard } from './conversation.ts';

/** What a child begins with who tells the coach to do something. */
const askedOfCoach = String.raw`(?:^|[.,;!?]\s*|\b(?:please|pls|can (?:you|u)|could (?:you|u)|will (?:you|u)|just|so|and|no|then|ok|i (?:really |just )?(?:want|need)(?: (?:you|u))? to)\s+)`;
const target = String.raw`(?:that|it|this|these|them|the last (?:one|card|bit|idea)|(?:that|this|the|my)\s+[\p{L}' ]{0,30}?(?:card|one|idea))`;

/** "take that off", "delete the exam card", "i really want it gone". */
const withdraws = new RegExp(
  String.raw`${askedOfCoach}(?:(?:take|rub|cross|scrap|leave|put|get)\s+${target}\s+(?:off|out|away)\b(?! of (?:the )?(?!card))|(?:delete|remove|erase|get rid of)\s+(?:that|it|this|the last (?:one|card|idea)|(?:that|this|the|my)\s+[\p{L}' ]{0,30}?(?:card|one|idea))\b)|^i (?:really |just )*want (?:it|that|this|(?:the|that|my) card) (?:to be )?(?:gone|off|out|deleted|removed)\b|\bi (?:really |just )+want (?:it|that|this) (?:gone|off|deleted|removed)\b`,
  'iu',
);

export interface WithdrawnCard {
  card: IdeaCard;
  /** Words of the card that alone are to go; none where the card goes as a whole. */
  words?: string | undefined;
  /** The message without the wish. */
  rest: string;
}

const saysWhy =
  /\b(?:is|are|was|isn'?t|not) (?:not |n'?t )?(?:about|part of|in|an? (?:idea|reason|fact)|the|what)\b|\bmy card\b|\bmeant to be\b/i;

/** The card that a child wants to be rid of: the one whose words it names, or else the newest. */
export function findWithdrawnCard(
  message: string,
  { cards, likelihoods }: { cards: IdeaCard[]; likelihoods: (wish: string) => number[] },
): WithdrawnCard | undefined {
  const sentences = message.replaceAll('’', "'").split(/(?<=[.!?])\s+/);
  const wishes = sentences.filter((sentence) => withdraws.test(sentence));
  const newest = cards.at(-1);
  if (wishes.length === 0 || !newest) return undefined;
  // "no that's not about the storm" only says why it has to go.
  const others = sentences.filter((sentence) => !wishes.includes(sentence));
  const reasons = others.filter((sentence) => saysWhy.test(sentence));
  const rest = others.filter((sentence) => !reasons.includes(sentence)).join(' ');
  const quoted = /["“]([^"“”]+)["”]/u.exec(message)?.[1]?.trim().toLowerCase();
  const quotedOn = quoted && cards.findLast(({ text }) => text.toLowerCase().includes(quoted));
  if (quoted && quotedOn)
    return {
      card: quotedOn,
      rest,
      words: contentWords(quotedOn.text).length > contentWords(quoted).length ? quoted : undefined,
    };
  const named = contentWords(wishes.join(' ')).concat(
    contentWords(reasons.filter((one) => /\bcards?\b/i.test(one)).join(' ')),
  );
  // "my card about the exam": where no card is about it, none goes.
  const isNamed = /\b(?:card|one|idea|bit) (?:about|with|that says|of)\b/i.test(message);
  const shared = ({ text, label }: IdeaCard): number =>
    contentWords(`${text} ${label}`).filter((word) => named.includes(word)).length;
  const likely = likelihoods(wishes.join(' '));
  const [best] = cards
    .map((card, at) => ({ card, shared: shared(card), share: likely[at] ?? 0 }))
    .filter((each) => each.shared > 0)
    .sort((a, b) => b.shared - a.shared || b.share - a.share);
  if (best) return { card: best.card, rest };
  return isNamed ? undefined : { card: newest, rest };
}
