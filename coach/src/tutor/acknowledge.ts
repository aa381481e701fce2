import { isGrieving } from './bereavement-in-conversation.ts';
import { unsureFactAcknowledgements } from './coach-lines/acknowledgements.ts';
import { reactions } from './coach-lines/reactions.ts';
import { echoSentence, nounPhraseIn } from './phrases-from-message.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import { isCardUncertain } from './uncertain-facts.ts';

const olderFrom = 7;

const laughs = /\b(?:lo+l|(?:ha){2,}h?|lmao)\b/i;

const sureShare = 0.5;

/** A word made for one part of the text is said only where it is plain that it is that part. */
const isSureOf = (slot: string, { asked, parts, noted, input }: ReplyContext): boolean =>
  !(slot === 'who' && input.cards.filter((card) => card.slot === 'who').length > noted.length) &&
  (slot === asked ||
    parts.some(({ slots = [] }) => slots.some(({ name, share }) => name === slot && share >= sureShare)));

/**
 * What is said first to an idea: its own words where they can be given back, or a word to what is plainly in it, or
 * nothing. A line that would fit any idea says that nobody listened.
 */
export function acknowledge(context: ReplyContext): string[] {
  const { input, noted, respell } = context;
  const newest = noted.at(-1);
  const text = newest?.text ?? partsWithAct(context, 'tells').at(-1)?.text ?? '';
  const turn = input.history.filter(({ role }) => role === 'user').length;
  if (newest && isCardUncertain(newest, context)) return rotated(unsureFactAcknowledgements, turn);
  if (isGrieving(input)) return rotated(hurts.test(text) ? hardMemoryLines : memoryLines, turn);
  const slot = newest && isSureOf(newest.slot, context) ? newest.slot : '';
  const mark = input.year <= 4 ? '!' : '.';
  const echo = echoSentence(text, respell);
  const thing = nounPhraseIn(text, respell, input.activity.title);
  return [
    ...(laughs.test(context.message) ? rotated(laughLines, turn) : []),
    ...(slot === 'who' ? ['Hello, {name}!'] : []),
    ...(echo ? [`${echo}${mark}`] : []),
    ...reactionsTo(text, slot, context),
    ...(thing ? [`${thing}${mark}`] : []),
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
const childish = new Set(['Ooh, creepy!', 'Hello, {name}!', 'Oh no!']);

const reactionsTo = (text: string, slot: string, { interview }: ReplyContext): string[] =>
  reactions
    .filter(
      ({ of, sign, to }) =>
        of.includes(interview) && sign.test(text) && !denied.test(text) && (!to || to.includes(slot)),
    )
    .flatMap(({ lines }) => lines);
/** "nobody cries", "it isn't cold": of what is denied nothing is said. */
const denied =
  /\b(?:no|not|never|nobody|without|n'?t)\b.{0,12}\b(?:cr(?:y|ies|ied)|alone|lonely|ghosts?|hug\w*|smell\w*)\b/i;

export const rotated = (some: string[], by: number): string[] => {
  const at = by % (some.length || 1);
  return [...some.slice(at), ...some.slice(0, at)];
};
