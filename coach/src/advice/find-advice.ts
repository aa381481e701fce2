import type { Criterion, FeedbackCategory } from '@inkling/contract';
import { adviceOn, type FeedbackContext } from '../feedback/index.ts';
import { fillWording, type Remark } from '../feedback/remark.ts';
import type { Span } from '../marking/assessment.ts';
import type { Advice, Passage } from './advice.ts';
import { wordingIdOf } from './wording-ids.ts';

/** What a draft is told to do, criterion by criterion, each with its rule and its sentence. */
export const findAdvice = (context: FeedbackContext, wanted: readonly FeedbackCategory[]): Advice[] =>
  context.assessment.marks
    .filter(({ criterion }) => wanted.includes(criterion))
    .flatMap((mark) => adviceOn(context, mark).map((remark) => adviceFrom(context, mark.criterion, remark)));

const adviceFrom = (context: FeedbackContext, criterion: Criterion, remark: Remark): Advice => {
  const { word, words, name, quote } = remark.slots;
  return {
    criterion,
    rule: wordingIdOf(remark.wording),
    text: fillWording(remark, context.year),
    passage: passageOf(context, criterion, remark),
    words: unquoted(words ?? word ?? name ?? quote ?? ''),
  };
};

const quotes = /“([^”]+)”|‘([^’]+(?:’\p{L}+[^’]*)*)’/gu;

/** The words between our quotation marks. */
const unquoted = (quoted: string): string[] =>
  [...quoted.matchAll(quotes)].map(([, double, single]) => double ?? single ?? '');

const slotsWithPlaces = ['quote', 'first', 'second', 'last', 'words', 'word'];

/** The sentences that the words in quotation marks stand in; only slots that are said count. */
const passageOf = (
  { analysis, text, findings }: FeedbackContext,
  criterion: Criterion,
  { wording, slots }: Remark,
): Passage | null => {
  // "to" for "too" may be right elsewhere in the text: only where it was found it is meant.
  const slips = criterion === 'spelling' ? findings.filter(({ kind }) => kind === 'spelling') : [];
  const said = slotsWithPlaces.filter((slot) => wording.normal.includes(`{${slot}}`));
  const shown = said.includes('quote') ? ['quote'] : said;
  const places = shown.flatMap((slot) => {
    const [first] = unquoted(slots[slot] ?? '');
    const slip = slips.find(({ start, end }) => text.slice(start, end) === first);
    const at = slip?.start ?? (first === undefined ? -1 : placeOf(text, first, slot.startsWith('word')));
    const sentence = analysis.sentences.find(({ start, end }) => at >= start && at < end);
    return sentence ? [sentence] : [];
  });
  return places.length === 0 ? null : passageAround(text, places);
};

const placeOf = (text: string, words: string, isWord: boolean): number => {
  if (!isWord) return text.indexOf(words);
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}’'])${escaped}(?![\\p{L}])`, 'u'));
};

const passageAround = (text: string, places: Span[]): Passage => {
  const start = Math.min(...places.map((place) => place.start));
  const end = Math.max(...places.map((place) => place.end));
  return { start, end, quote: text.slice(start, end) };
};
