import { isGrieving } from './bereavement-in-conversation.ts';
import {
  acknowledgementsBySlot,
  genericAcknowledgements,
  troubleAcknowledgements,
  unsureFactAcknowledgements,
} from './coach-lines/acknowledgements.ts';
import { reactions } from './coach-lines/reactions.ts';
import { echoSentence, nounPhraseIn } from './phrases-from-message.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import { slotsByCueWords } from './slots-by-cue-words.ts';
import { isCardUncertain } from './uncertain-facts.ts';

const olderFrom = 7;

const laughs = /\b(?:lo+l|(?:ha){2,}h?|lmao)\b/i;

/** A plain word to an idea that came with a question: nothing of it is given back, the answer comes first. */
export function acknowledgeBriefly(context: ReplyContext): string[][] {
  const { noted, input } = context;
  const newest = noted.findLast(({ slot }) => slot !== 'find out');
  if (!newest) return [];
  const plain = isSureOf(newest.slot, context) ? acknowledgementsBySlot[newest.slot] : undefined;
  return [rotated(plain ?? genericAcknowledgements, input.history.length)];
}

const sureShare = 0.5;

/** A word made for one part of the text is said only where it is plain that it is that part. */
const isSureOf = (slot: string, { asked, parts, noted, input }: ReplyContext): boolean =>
  !(slot === 'who' && input.cards.filter((card) => card.slot === 'who').length > noted.length) &&
  (slot === asked ||
    parts.some(({ slots = [] }) => slots.some(({ name, share }) => name === slot && share >= sureShare)));

/** What is said first to an idea: a word to what is in it, the child's own words, or a plain word for that part of the text. */
export function acknowledge(context: ReplyContext): string[] {
  const { input, noted, respell } = context;
  const told = partsWithAct(context, 'tells');
  const newest = noted.at(-1);
  const text = newest?.text ?? told.at(-1)?.text ?? '';
  const slot = newest && isSureOf(newest.slot, context) ? newest.slot : '';
  const turn = input.history.filter(({ role }) => role === 'user').length;
  if (newest && isCardUncertain(newest, context)) return rotated(unsureFactAcknowledgements, turn);
  const plain = rotated(acknowledgementsBySlot[slot] ?? genericAcknowledgements, turn);
  const isTrouble =
    context.interview === 'narrative' && input.year < olderFrom && slotsByCueWords(text).includes('trouble');
  const mark = input.year <= 4 ? '!' : '.';
  const echo = echoSentence(text, respell);
  const thing = nounPhraseIn(text, respell, input.activity.title);
  if (isGrieving(input)) return rotated(hurts.test(text) ? hardMemoryLines : memoryLines, turn);
  return [
    ...(laughs.test(context.message) ? rotated(laughLines, turn) : []),
    ...(slot === 'who' ? ['Hello, {name}!'] : []),
    ...(echo ? [`${echo}${mark}`] : []),
    ...reactionsTo(text, slot, context),
    ...(isTrouble ? rotated(troubleAcknowledgements, turn) : []),
    ...(thing ? [`${thing}. ${plain[0] ?? ''}`, `${thing}${mark}`] : []),
    ...plain,
  ].filter((line) => input.year < olderFrom || !childish.has(line));
}

/** To a memory of someone who died. */
const memoryLines = [
  'That is a good thing to remember.',
  'I am glad you told me that.',
  'You remember that so well.',
  'What a memory to keep.',
];
const hardMemoryLines = ['That must have been very hard.', 'Thank you for telling me. That sounds hard.'];
const hurts =
  /\b(?:vet|hospital|died|dying|dead|funeral|cr(?:y|ied|ying)|last (?:day|time)|goodbye|sick|pain|hurt\w*)\b/i;

const laughLines = ['Ha!', 'Ha, that made me smile.', 'That is funny.'];
/** Not for those who are nearly grown up. */
const childish = new Set([
  'Poor {hero}!',
  'Ooh, creepy!',
  'Hooray!',
  'How lovely!',
  'Hello, {name}!',
  'Phew!',
  'Oh no!',
]);

const reactionsTo = (text: string, slot: string, { interview }: ReplyContext): string[] =>
  reactions
    .filter(
      ({ of, sign, isOfWhatHappened }) =>
        of.includes(interview) &&
        sign.test(text) &&
        !denied.test(text) &&
        !(isOfWhatHappened && (slot === 'wants' || slot === 'who')),
    )
    .flatMap(({ lines }) => lines);
/** "nobody wins", "there is no magic": of what is denied nobody is glad or afraid. */
const denied =
  /\b(?:no|not|never|nobody|without|n'?t)\b.{0,12}\b(?:won|wins?|sav\w+|mag[ij]c|secret|hug\w*|safe|lost|fire)\b/i;

export const rotated = (some: string[], by: number): string[] => {
  const at = by % (some.length || 1);
  return [...some.slice(at), ...some.slice(0, at)];
};
