import { contentWords } from '../already-told.ts';
import type { IdeaCard, TutorMessage } from '../conversation.ts';
import type { InterviewKind } from '../interview/interview.ts';
import { textKindNamed } from '../kind-of-text.ts';
import { mainSlotOf } from './main-slot.ts';

/** A child wants to write about something else. */
export interface ChangeOfSubject {
  card: IdeaCard;
  /** What it is about now, in the child's words. */
  to: string;
  /** What it was about, where that was named. */
  from?: string | undefined;
  /** What is told besides. */
  rest: string;
}

const hedges =
  /^(?:(?:um+|hm+|oh|ok(?:ay)?|no+|nah|nope|wait|actually|sorry|hey|but|and|so|well|hang on|pls|please|ugh|omg|yeah|maybe|that'?s (?:silly|boring|dumb|too hard))(?![\p{L}'])[\s,.!?:-]*)+/iu;
/** "i changed my mind", "scrap that": says by itself that something else comes. */
const opening =
  /^(?:(?:i(?:'?ve| have)? )?changed? my mind|on second thoughts?|scrap (?:that|it)|forget (?:that|it|the \p{L}+)|never ?mind|(?:can|could|may) (?:i|we) (?:please )?(?:change|swap|switch)(?: (?:it|this|that|my (?:topic|idea|mind|story|hero|character)|the topic))?)(?=\s*[,.!?:;-]|\s+(?:i|i'?d|lets|let'?s)\b|\s*$)[\s,.!?:;-]*/iu;

const instead = `inst(?:ea|e|ae)?d`;
const doing = `(?:do(?:ing)?|write(?: about| on)?|explain|change(?: it| this| that)? ?(?:in)?to|swap(?: it)? (?:to|with|for)|switch(?: it)? to|go(?:ing)? (?:with|for)|with|argue(?: for| that)?|pick|choose|be about|it to be(?: about)?|(?:make|have) it(?: be)?(?: about)?|talk about|describe)`;
const wish = `(?:can|could|may|shall|should) (?:i|we) (?:please |just |maybe )*|i(?:'?d| would) (?:rather|prefer(?: to)?|like to) ?|i (?:really )?(?:want|wanna|wana)(?: to)? ?|let'?s (?:just )?|i(?:'?m| am) (?:gonna |going to )?|i(?:'?ll| will) (?:just )?|i think i(?:'?ll| will) `;

/** The ways to say it: the new thing, and whether it needs another sign that something is changed. */
const forms: { words: RegExp; needs: 'nothing' | 'sign' | 'old' }[] = [
  {
    words: new RegExp(`^(?:${wish})?(?:go(?:ing)?|change(?: it)?|switch|put it) back to (?<to>.+)$`, 'iu'),
    needs: 'nothing',
  },
  {
    words:
      /^i (?:don'?t|do not) (?:want|like)(?: to do| doing)? (?<from>.+?)(?: any ?more)?[\s,.]+(?:i (?:want|wanna|would rather)|i'?d rather|lets|let'?s)(?: to)?(?: do)? (?<to>.+)$/iu,
    needs: 'old',
  },
  { words: /^(?:swap|change|switch) (?<from>.+?) (?:for|to|with|into) (?<to>.+)$/iu, needs: 'old' },
  {
    words: new RegExp(
      `^(?:${wish})(?:swap|switch|change)(?: it| this| that)?(?: in)?(?: to| for| with) (?<to>.+)$`,
      'iu',
    ),
    needs: 'nothing',
  },
  { words: new RegExp(`^(?:${wish})${doing} (?<to>.+)$`, 'iu'), needs: 'sign' },
  { words: /^i(?:'?d| would) rather (?:have )?(?<to>.+)$/iu, needs: 'sign' },
  { words: /^(?:can|could|may) (?:it|he|she|they|the \p{L}+)(?: please)? be (?<to>.+)$/iu, needs: 'old' },
  { words: /^(?:can|could|may) (?:i|we) have (?<to>.+)$/iu, needs: 'old' },
  { words: /^not (?<from>[^,.;]{2,30})[,.;]\s*(?<to>(?:\S+\s*){1,4})$/iu, needs: 'old' },
  { words: new RegExp(`^(?:how|what) about (?<to>.+ ${instead})`, 'iu'), needs: 'nothing' },
];

const splitOld = new RegExp(String.raw`\s+(?:${instead} of|rather than|not)\s+(?<from>.+)$`, 'iu');
const trailing = new RegExp(
  String.raw`[\s,]*(?:(?:${instead}|now|please|pls|thx|then|if (?:that'?s|its|it'?s) ok\S*|(?:because|cos|cause|coz|becos)\b.*|(?:it'?s|that'?s|its) .*)[\s.!?,]*)+$|[\s.!?,]+$`,
  'iu',
);
const isSign = new RegExp(String.raw`\b(?:${instead}|rather|any ?more)\b`, 'iu');
const unnamed =
  /^(?:it|that|this|them|something(?: else)?|another (?:one|thing|topic)|a (?:different|new|other) (?:one|thing|topic|idea)|my (?:mind|topic|idea)|the topic|other)$|^(?:not|you|u|he|she|they|it|to|this|that|more|another|be)\b|\b(?:plan|cards?|questions?|break|story|poem|draft|title|ending|next)\b/iu;
const mostWords = 7;

const named = (text: string, card: IdeaCard): boolean => {
  const onCard = contentWords(card.text).map((word) => word.replace(/s$/, ''));
  return contentWords(text).some((word) => onCard.includes(word.replace(/s$/, '')));
};

const inPlace = /^(?:in|at|on|inside|under|near)\s/i;

/** The card that is to say something else: the one that holds the old thing, or what the text is about. */
function cardToChange(
  { to, from }: { to: string; from: string | undefined },
  cards: IdeaCard[],
  interview: InterviewKind,
): IdeaCard | undefined {
  const main = mainSlotOf(interview);
  const subjects = new Set([main, 'who', 'where', 'topic']);
  const candidates = cards.filter(({ slot }) => subjects.has(slot));
  if (from !== undefined) return candidates.find((card) => named(from, card));
  const isOf = (slot: string | undefined) => candidates.find((card) => card.slot === slot);
  if (inPlace.test(to)) return isOf('where');
  return isOf(main) ?? (interview === 'recount' ? isOf('who') : undefined);
}

const tidy = (text: string): string => text.replace(trailing, '').replace(trailing, '').trim();

/** What the child wants to write about instead, and on which card that stands; none where it says nothing like it. */
export function changeOfSubject(
  message: string,
  { cards, interview }: { cards: IdeaCard[]; interview: InterviewKind },
): ChangeOfSubject | undefined {
  const text = message.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const start = text.replace(hedges, '');
  const behind = start.replace(opening, '').replace(hedges, '');
  const isOpened = behind !== start.replace(hedges, '') || /^(?:(?:\S+ ){0,2})?actually\b/i.test(text);
  const [clause = '', ...others] = behind.split(/(?<=[.!?])\s+/);
  for (const { words, needs } of forms) {
    const match = words.exec(clause.replace(/[.!?]+$/, ''))?.groups;
    if (!match?.to) continue;
    const old = splitOld.exec(match.to)?.groups?.from;
    const from = tidy(match.from ?? old ?? '') || undefined;
    const to = tidy(match.to.replace(splitOld, '')).replace(/^called\s+/i, '');
    const card = cardToChange({ to, from }, cards, interview);
    const isMeant =
      needs === 'nothing' || from !== undefined || (needs === 'sign' && (isOpened || isSign.test(clause)));
    const isNew =
      card && contentWords(to).length > 0 && !unnamed.test(to) && to.split(/\s+/).length <= mostWords;
    if (isMeant && isNew && !namesKindOfText(to)) return { card, to, from, rest: others.join(' ') };
  }
  return undefined;
}

const namesKindOfText = (to: string): boolean =>
  textKindNamed({ act: 'corrects', text: `not that. it's ${to}`, sureness: 1 }) !== undefined;

const asksToChange =
  /^\W*(?:(?:wait|um+|ok|hey|actually|please|but|so|oh|sorry)\W+)*(?:(?:can|could|may) (?:i|we) (?:please )?(?:change|swap|switch) (?:it|this|my (?:topic|idea|mind|story|hero|opinion)|the topic)|i(?:'?ve| have)? changed my mind|i want (?:to do )?(?:something else|a different (?:one|topic)))\W*$/iu;

/** "can i change it?": something else is wanted, and it is not said what. */
export const wantsOtherSubject = (message: string): boolean =>
  asksToChange.test(message.replaceAll('’', "'"));

const betterBefore =
  /^(?:the |my )?(?<to>\p{L}+(?: \p{L}+)?) (?:was|were|is) (?:better|more fun|easier|best)\W*$/iu;

/** "no wait, the zip was better": back to what it was about before. */
export function backToEarlier(
  message: string,
  { cards, history, interview }: { cards: IdeaCard[]; history: TutorMessage[]; interview: InterviewKind },
): ChangeOfSubject | undefined {
  const main = mainSlotOf(interview);
  const card = cards.find(({ slot }) => slot === main);
  const wanted =
    betterBefore.exec(message.replaceAll('’', "'").replace(hedges, ''))?.groups?.to ??
    changeOfSubject(message, { cards, interview })?.to;
  if (!card || !wanted) return undefined;
  const earlier = history
    .flatMap(({ offers = [] }) => offers)
    .flatMap(({ does }) => (does.what === 'undo' ? does.changed.map(({ was }) => was) : []))
    .findLast((was) => was.id === card.id && named(wanted, was) && was.text !== card.text);
  return earlier && { card, to: earlier.text, rest: '' };
}
