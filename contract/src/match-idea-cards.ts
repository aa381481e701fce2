import type { IdeaCard } from './chat.ts';

/** What a box for any point of the middle can hold, most fitting first. */
const middleParts = [
  'fact',
  'how or why',
  'what it is',
  'looks',
  'does',
  'detail',
  'surprise',
  'where',
  'why it matters',
  'reason',
  'evidence',
  'event',
  'idea',
];

/** Words on a form's label, and the parts of a text it asks for, most fitting first; the first that fits counts. */
const partsByLabel: [words: RegExp, parts: string[]][] = [
  [/\bwords?\b|vocabulary/i, []],
  [/convinc|audience|writing to\b|tells the story|ways of\b|\btitle\b/i, []],
  [/counter|other side|against|disagree|worry them|rebut/i, ['other side', 'answer']],
  [/\b(?:answer|reply)/i, ['answer', 'other side']],
  [/\btr(?:y|ies|ied)\b|attempt|climax|turning/i, ['tries', 'event', 'moment']],
  [/resolution|ending|\bend(?:s|ed)?\b|sol(?:ve|ution)|last/i, ['ending', 'last line', 'why it matters']],
  [/conclusion/i, ['ending', 'why it matters', 'last line', 'surprise']],
  [/problem|complic|conflict|wrong|trouble/i, ['trouble', 'event', 'moment']],
  [/\b(?:you|people to) (?:really )?think\b|ask them to|\bpeople to\b/i, ['opinion']],
  [/opinion|position|thesis|point of view|believe|your side\b/i, ['opinion']],
  [/\b(?:are|will) you (?:explain|describ|writ|report)|\bexplaining\b/i, ['topic', 'subject', 'what it is']],
  [/topic|subject|\babout\b.*\?$|^what (?:is|are) \S+\?$/i, ['topic', 'subject', 'what it is', 'who']],
  [/introduc/i, ['topic', 'subject', 'what it is', 'opinion', 'who', 'where']],
  [/evidence|proof|\bfacts?\b|information|you know/i, ['evidence', ...middleParts]],
  [/reason|argument|because/i, ['reason', 'evidence', 'how or why']],
  [/\b(?:points?|ideas?|paragraphs?|notes?)\b/i, middleParts],
  [/matter|important/i, ['why it matters', 'reason', 'evidence']],
  [/hear|sound|smell|touch|taste/i, ['sound, smell, touch', 'sound', 'small thing']],
  [/sights?\b|\b(?:see|look|appear)|colou?r|picture|image/i, ['what we see', 'looks', 'image']],
  [/\blike\b|simile|metaphor|compar/i, ['comparison', 'looks', 'one close detail']],
  [/feel|emotion|mood/i, ['feeling', 'how it feels']],
  [/setting|where|place/i, ['where', 'subject']],
  [/charact|\bwho\b|hero|protagonist/i, ['who']],
  [/goal|want|wish/i, ['wants']],
  [/surpris|interesting|amaz|fun\b/i, ['surprise', 'detail']],
  [/event|middle|happen/i, ['event', 'moment', 'tries', 'does']],
  [
    /detail|sense|remember|close|features?|parts?\b|body\b/i,
    ['detail', 'small thing', 'one close detail', 'looks'],
  ],
  [/how|why|step|cause|explain/i, ['how or why', 'does', 'fact']],
  [/\bdo(?:es)?\b|behaviou?r|food|eats?\b|habit/i, ['does']],
  [/what .*(?:is|are)\b|definition|classif/i, ['what it is']],
];

/** The parts of a text that a box of a plan asks for, most fitting first. */
export const partsAskedByLabel = (label: string): string[] =>
  partsByLabel.find(([words]) => words.test(label))?.[1] ?? [];

/** What shows that a reason is right is no reason by itself. */
const supportsReason = ({ slot }: IdeaCard, label: string): boolean =>
  slot === 'evidence' && partsAskedByLabel(label)[0] === 'reason';

/** The box with the reason that was told last before a card that supports one. */
const boxOfItsReason = (
  card: IdeaCard,
  cards: IdeaCard[],
  matches: Map<string, IdeaCard[]>,
): string | undefined => {
  const reasons = cards.filter(({ slot }) => slot === 'reason');
  const before = reasons.findLast((reason) => cards.indexOf(reason) < cards.indexOf(card)) ?? reasons[0];
  return [...matches].find(([, own]) => own.some(({ id }) => id === before?.id))?.[0];
};

/**
 * Which cards go into which of the empty boxes: a box first gets the one card that fits best, and what is left over
 * joins the shortest box that asks for it, or the reason it supports. No card stands twice, and none stands where
 * something else is asked for.
 */
export function matchCardsToFields(emptyFields: string[], cards: IdeaCard[]): Map<string, IdeaCard[]> {
  const matches = new Map<string, IdeaCard[]>();
  const left = [...cards];
  const hasReason = cards.some(({ slot }) => slot === 'reason');
  for (let rank = 0; rank < middleParts.length + 1; rank += 1)
    for (const label of emptyFields.filter((each) => !matches.has(each))) {
      const at = left.findIndex(
        (card) => card.slot === partsAskedByLabel(label)[rank] && !(hasReason && supportsReason(card, label)),
      );
      const [card] = at === -1 ? [] : left.splice(at, 1);
      if (card) matches.set(label, [card]);
    }
  const lengthOf = (label: string): number => cardsAsAnswer(matches.get(label) ?? []).length;
  for (const card of left) {
    const [shortest] = emptyFields
      .filter((label) => partsAskedByLabel(label).includes(card.slot))
      .sort((one, other) => lengthOf(one) - lengthOf(other));
    const label =
      shortest !== undefined && supportsReason(card, shortest)
        ? boxOfItsReason(card, cards, matches)
        : shortest;
    if (label !== undefined) matches.get(label)?.push(card);
  }
  return matches;
}

/** Several cards in one box are sentences one after the other. */
export const cardsAsAnswer = (cards: IdeaCard[]): string =>
  cards
    .map(({ text }) => text.trim())
    .reduce((all, text) => (all === '' ? text : `${/[.!?]$/.test(all) ? all : `${all}.`} ${text}`), '');
