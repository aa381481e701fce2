import type { CriterionMark } from '../../assessment.ts';
import type { Finding } from '../../errors/finding.ts';
import type { SpellingTier, Word } from '../../text/index.ts';
import { plainWords } from '../cues.ts';
import { type CriterionVoice, type FeedbackContext, isFlagged, wordsIn } from '../feedback-context.ts';
import { inQuotes, quoteList } from '../quote.ts';
import { type Notice, notice } from '../wording.ts';
import { spellingWords as words } from '../words/spelling.ts';

const hardestFirst: SpellingTier[] = ['challenging', 'difficult', 'common', 'simple'];

export function noticeSpelling(context: FeedbackContext, _mark: CriterionMark): CriterionVoice {
  const misspelt = misspeltWords(context);
  return {
    summary: summarise(context, misspelt),
    strengths: strengths(context, misspelt),
    steps: steps(context, misspelt),
  };
}

/** Each misspelling once, as it stands in the text. */
function misspeltWords({ findings, text }: FeedbackContext): string[] {
  const spelling = findings.filter(({ kind }) => kind === 'spelling');
  return [...new Set(spelling.map(({ start, end }) => text.slice(start, end)))];
}

function summarise(context: FeedbackContext, misspelt: string[]): Notice {
  if (misspelt.length === 0)
    return notice(words.summaryClean, { count: String(context.analysis.words.length) });
  return notice(misspelt.length === 1 ? words.summaryOne : words.summary, { count: String(misspelt.length) });
}

function rightWords(context: FeedbackContext): Word[] {
  const seen = new Set<string>();
  const right = context.prose
    .flatMap((sentence) => wordsIn(context, sentence))
    .filter((word) => {
      const counts =
        word.isKnown && !word.isName && word.lower.length > 2 && !isFlagged(word, context.findings);
      return counts && !seen.has(word.lemma) && seen.add(word.lemma);
    });
  const rank = (word: Word) => hardestFirst.indexOf(word.spelling);
  return right.sort((a, b) => rank(a) - rank(b) || b.lower.length - a.lower.length || a.start - b.start);
}

function strengths(context: FeedbackContext, misspelt: string[]): Notice[] {
  const right = rightWords(context);
  const tricky = right
    .filter(({ spelling }) => spelling === 'difficult' || spelling === 'challenging')
    .slice(0, 3);
  if (tricky.length > 0) {
    return [
      notice(tricky.length === 1 ? words.trickyOne : words.tricky, {
        words: quoteList(tricky.map(({ text }) => text)),
      }),
    ];
  }
  const common = right.slice(0, 3);
  if (common.length > 0) return [notice(words.common, { words: quoteList(common.map(({ text }) => text)) })];
  const [first] = misspelt;
  return first ? [notice(words.attempt, { words: inQuotes(first) })] : [];
}

function steps(context: FeedbackContext, misspelt: string[]): Notice[] {
  const alike = wordsOfRule(context, isMixedUp);
  const foreign = wordsOfRule(context, ({ rule }) => rule === 'australian-spelling');
  const unknown = misspelt.filter((word) => !alike.includes(word) && !foreign.includes(word));
  const shown = unknown.slice(0, 3);
  const rest = unknown.slice(3, 6);
  const found: Notice[] = [];
  if (shown.length > 0)
    found.push(
      notice(shown.length === 1 ? words.lookAgainOne : words.lookAgain, { words: quoteList(shown) }),
    );
  if (alike[0]) found.push(notice(words.soundAlike, { words: inQuotes(alike[0]) }));
  if (rest.length > 0) found.push(notice(words.wordBank, { words: quoteList(rest) }));
  if (foreign[0]) found.push(notice(words.elsewhere, { words: inQuotes(foreign[0]) }));
  return found.length > 0 ? found : braverSteps(context);
}

/** A real word in the wrong place, such as “there” for “their”: saying it slowly does not help. */
const isMixedUp = ({ rule }: Finding, word: Word): boolean =>
  !/^(spelling|unknown-word|australian-spelling)$/.test(rule) && word.isKnown;

function wordsOfRule(
  { findings, analysis }: FeedbackContext,
  isWanted: (finding: Finding, word: Word) => boolean,
): string[] {
  const found = findings.flatMap((finding) => {
    const word = analysis.words.find(({ start, end }) => start === finding.start && end === finding.end);
    return finding.kind === 'spelling' && word && isWanted(finding, word) ? [word.text] : [];
  });
  return [...new Set(found)];
}

function braverSteps({ analysis }: FeedbackContext): Notice[] {
  const found: Notice[] = [];
  const plain = analysis.words.find((word) => plainWords.has(word.lower) && word.lower.length > 2);
  if (plain) found.push(notice(words.braver, { words: inQuotes(plain.text) }));
  const last = analysis.words.at(-1);
  if (last) found.push(notice(words.proofread, { words: inQuotes(last.text) }));
  return found;
}
