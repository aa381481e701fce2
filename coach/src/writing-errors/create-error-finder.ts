import { withoutStrayPunctuation } from '../credited-text/stray-punctuation.ts';
import type { Span } from '../marking/assessment.ts';
import { analyseText, type SpellingDialect, type TextAnalysis } from '../parse/index.ts';
import type { Finding } from './finding.ts';
import { createHarper, type Harper } from './harper/create-harper.ts';
import { harperCandidates } from './harper/harper-candidates.ts';
import { type ErrorCandidateFromSource, mergeCandidates } from './merge-candidates.ts';
import { reasonFor } from './reason-for.ts';
import { allRules } from './rules/all-rules.ts';
import { findSkipZones, isInZone } from './skip-zones.ts';
import { openSpellChecker } from './spell-checker.ts';

export type ErrorEngine = 'harper' | 'nspell';

export interface ErrorFinderOptions {
  spelling?: SpellingDialect;
  /** `nspell` needs a fifth of the memory and finds less grammar. */
  engine?: ErrorEngine;
}

export interface ErrorFinder {
  /** Findings in reading order, none overlapping. An analysis already made is used again. */
  find(text: string, analysis?: TextAnalysis): Promise<Finding[]>;
  /** Words a child may have meant by a misspelling, likeliest first. */
  suggest(word: string): string[];
}

const mostSuggestions = 3;

/** Straight quotes and apostrophes, letter for letter, so that rules need to know only one kind. */
const lowerWithStraightQuotes = (text: string): string =>
  text
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\u00a0/g, ' ');

/** Marks that look scattered in are left out of what is read, so that one may seem to be missing that is there. */
const isDoneAlready = (written: string, { kind, start, end, suggestions: [first] }: Finding): boolean =>
  kind === 'punctuation' &&
  first !== undefined &&
  first.length >= end - start &&
  lowerWithStraightQuotes(written).startsWith(lowerWithStraightQuotes(first), start);

const toFinding = (candidate: ErrorCandidateFromSource, speech: Span[]): Finding => {
  const { start, end, kind, rule, source } = candidate;
  const inSpeech = speech.some((said) => said.start <= start && end <= said.end);
  const suggestions = [...new Set(candidate.suggestions)].slice(0, mostSuggestions);
  return {
    start,
    end,
    kind,
    rule,
    reason: reasonFor(candidate, inSpeech),
    suggestions,
    ...((source === 'words' || source === 'spelling') && { isWrongEverywhere: true }),
  };
};

export const createErrorFinder = async (options: ErrorFinderOptions = {}): Promise<ErrorFinder> => {
  const { spelling = 'au', engine = 'harper' } = options;
  const { knownWords, suggest } = await openSpellChecker(spelling);
  const harper: Harper | null = engine === 'harper' ? await createHarper(spelling) : null;
  return {
    suggest: (word) => suggest(word).map((each) => each.word),
    find: async (written, known) => {
      const { text, toOld } = withoutStrayPunctuation(written);
      const analysis = known !== undefined && text === written ? known : analyseText(text, { spelling });
      const input = { text: lowerWithStraightQuotes(text), analysis, knownWords, suggest };
      const zones = findSkipZones(text);
      const own = allRules.flatMap(({ source, rule }) =>
        rule(input).map((candidate): ErrorCandidateFromSource => ({ ...candidate, source })),
      );
      const remarks = harper ? harperCandidates(await harper(text), input) : [];
      return mergeCandidates([...own, ...remarks].filter((candidate) => !isInZone(zones, candidate)))
        .map((candidate) => ({ ...toFinding(candidate, analysis.speech), ...toOld(candidate) }))
        .filter((finding) => !isDoneAlready(written, finding));
    },
  };
};
