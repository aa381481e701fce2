import {
  type CriterionRemarks,
  type FeedbackContext,
  overlapsFinding,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import { inQuotes, quoteList } from '../../feedback/quote.ts';
import { minorRemark, type Remark, remark, type Wording } from '../../feedback/remark.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import { type SpellingTier, type Word, zipfOf } from '../../parse/index.ts';
import { everydayThings } from '../../word-lists/expressive-words.ts';
import type { Finding } from '../../writing-errors/finding.ts';
import { spellingWording as words } from './wording.ts';

const hardestFirst: SpellingTier[] = ['challenging', 'difficult', 'common', 'simple'];

export function remarkOnSpelling(
  context: FeedbackContext,
  { mark, maximum }: CriterionMark,
): CriterionRemarks {
  const misspelt = misspeltWords(context);
  return {
    summary: summarise(context, misspelt),
    // "Most words are right" and "no words to fix" must not stand side by side.
    ...(misspelt.length === 0 && mark < maximum && { outlook: remark(words.harderWords) }),
    strengths: strengths(context, misspelt),
    steps: steps(context),
  };
}

/** Each misspelling once, as it stands in the text. */
function misspeltWords({ findings, text }: FeedbackContext): string[] {
  const spelling = findings.filter(({ kind }) => kind === 'spelling');
  return [...new Set(spelling.map(({ start, end }) => text.slice(start, end)))];
}

function summarise(context: FeedbackContext, misspelt: string[]): Remark {
  if (misspelt.length === 0)
    return remark(words.summaryClean, { count: String(context.analysis.words.length) });
  return remark(misspelt.length === 1 ? words.summaryOne : words.summary);
}

/** Words seldomer than this are other words misspelt as often as not. */
const seldom = 2.8;

function rightWords(context: FeedbackContext): Word[] {
  const seen = new Set<string>();
  const right = context.prose
    .flatMap((sentence) => wordsIn(context, sentence))
    .filter((word) => {
      const counts =
        word.isKnown &&
        // "fink" is a word, too, and hardly ever the one that was meant.
        zipfOf(word.lower) >= seldom &&
        !word.isName &&
        word.lower.length > 2 &&
        !word.lower.includes('-') &&
        !overlapsFinding(word, context.findings);
      const lemma = word.lemma.toLowerCase();
      return counts && !seen.has(lemma) && seen.add(lemma);
    });
  const rank = (word: Word) => hardestFirst.indexOf(word.spelling);
  return right.sort((a, b) => rank(a) - rank(b) || b.lower.length - a.lower.length || a.start - b.start);
}

/** Nobody is praised for "and". */
const shortestPraised = 4;
const lastYearOfEverydayWords = 4;
const longWord = 7;
const saidAllTheTime = 4.8;

/** From Year 5 on a word of every day is easy, however many beats it has: "everyone", "homework", "eleven". */
const isLongForYear = ({ spelling, lower }: Word, year: number): boolean =>
  (spelling === 'difficult' || spelling === 'challenging') &&
  (year <= lastYearOfEverydayWords ||
    (lower.length >= longWord &&
      zipfOf(lower) < saidAllTheTime &&
      !everydayThings.has(lower) &&
      !/^(?:every|some|any)(?:thing|one|body|where)$/.test(lower)));

function strengths(context: FeedbackContext, misspelt: string[]): Remark[] {
  const right = rightWords(context);
  const tricky = right.filter((word) => isLongForYear(word, context.year)).slice(0, 3);
  if (tricky.length > 0) {
    return [
      remark(tricky.length === 1 ? words.trickyOne : words.tricky, {
        words: quoteList(tricky.map(({ text }) => text)),
      }),
    ];
  }
  const common = right
    .filter(
      (word) =>
        word.lower.length >= shortestPraised &&
        isSurelyMeant(word, misspelt.length > 0 && context.year <= lastYoungYear),
    )
    .slice(0, 3);
  if (common.length > 0) return [remark(words.common, { words: quoteList(common.map(({ text }) => text)) })];
  const [first] = misspelt;
  return first ? [remark(words.attempt, { words: inQuotes(first) })] : [];
}

const lastYoungYear = 3;

/** "meet" and "wet" are right words where "meat" and "went" were meant; "they" and "because" hardly ever are. */
const isSurelyMeant = ({ lower }: Word, isYoungSpeller: boolean): boolean =>
  !isYoungSpeller || lower.length > 5 || zipfOf(lower) >= 5.5;

/** To say it slowly helps with a word that is spelt wrong, and not with the other slips. */
type Slip = 'unknown' | 'unsure' | 'plural' | 'foreign' | 'spoken' | 'split' | 'mixedUp';

function slipOf({ rule, start, end, suggestions }: Finding, { analysis, text }: FeedbackContext): Slip {
  if (rule === 'australian-spelling') return 'foreign';
  if (rule === 'informal-word') return 'spoken';
  const written = text.slice(start, end);
  if (suggestions[0]?.includes(' ') !== written.includes(' ')) return 'split';
  if (isPluralOf(written.toLowerCase(), (suggestions[0] ?? '').toLowerCase())) return 'plural';
  if (rule === 'unknown-word') return 'unsure';
  if (rule === 'spelling') return 'unknown';
  // A real word in the wrong place, such as “there” for “their”.
  const word = analysis.words.find((each) => each.start === start && each.end === end);
  return !word || word.isKnown ? 'mixedUp' : 'unknown';
}

/** "dus" is a "does". */
const shortestPlural = 5;
/** "puppys", "volcanos", "knifes": only what happens to the ending is not known yet, and no ear hears it. */
const isPluralOf = (written: string, meant: string): boolean =>
  written.length >= shortestPlural &&
  written.endsWith('s') &&
  /(?:ies|oes|ves)$/.test(meant) &&
  written.slice(0, -2) === meant.slice(0, written.length - 2);

/** "fridays" is spelt right; only its capital is missing. */
const isCaseOnly = ({ start, end, suggestions }: Finding, { text }: FeedbackContext): boolean =>
  suggestions[0]?.toLowerCase() === text.slice(start, end).toLowerCase();

/** Words below this are seldom met, and not the first to learn. */
const everyday = 4;

/** Misspelt everyday words, the commonest first; each once. */
export function commonMisspellings(context: FeedbackContext): string[] {
  const meant = new Map<string, number>();
  for (const finding of context.findings) {
    const [first = ''] = finding.suggestions;
    const isSpelling = finding.kind === 'spelling' && !isCaseOnly(finding, context);
    if (isSpelling && slipOf(finding, context) === 'unknown' && zipfOf(first.toLowerCase()) >= everyday)
      meant.set(context.text.slice(finding.start, finding.end), zipfOf(first.toLowerCase()));
  }
  return [...meant].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

function steps(context: FeedbackContext): Remark[] {
  const slips = new Map<string, Slip>();
  for (const finding of context.findings.filter(
    (each) => each.kind === 'spelling' && !isCaseOnly(each, context),
  ))
    slips.set(context.text.slice(finding.start, finding.end), slipOf(finding, context));
  const wordsWith = (wanted: Slip) => [...slips].flatMap(([word, slip]) => (slip === wanted ? [word] : []));
  const unsure = wordsWith('unsure');
  // Words that are written every day come first, and those that may be names last.
  const often = commonMisspellings(context);
  const unknown = [...new Set([...often, ...wordsWith('unknown'), ...unsure])];
  const shown = unknown.slice(0, 3);
  const rest = unknown.slice(3, 6);
  const found: Remark[] = [];
  // A name is nothing to mend.
  if (unsure[0] && unsure.length === unknown.length)
    found.push(remark(words.askWord, { words: inQuotes(unsure[0]) }));
  else if (shown.length > 0)
    found.push(
      remark(shown.length === 1 ? words.lookAgainOne : words.lookAgain, { words: quoteList(shown) }),
    );
  const add = (wording: Wording, slip: Slip) => {
    const [word] = wordsWith(slip);
    if (word) found.push(remark(wording, { words: inQuotes(word) }));
  };
  add(words.plural, 'plural');
  add(words.soundAlike, 'mixedUp');
  add(words.twoWords, 'split');
  if (rest.length > 0) found.push(remark(words.wordBank, { words: quoteList(rest) }));
  add(words.wholeWord, 'spoken');
  add(words.elsewhere, 'foreign');
  // Who has nothing to mend is not sent to look for it.
  return found.length > 0 ? found : [remark(words.leftOut), minorRemark(words.family)];
}
