import type { Span } from '../marking/assessment.ts';
import { type FictionJudgement, judgeFiction, mentionsInventedWorld } from './judge-fiction.ts';
import { type NormalisedWord, normaliseWords, sentenceEnd } from './normalise-words.ts';
import {
  canMatch,
  compilePattern,
  harmlessPhrasePlaceholder,
  matchPattern,
  type PlainPattern,
} from './pattern-notation.ts';
import { isRiskAboutPet } from './risk-about-pet.ts';
import { earnestPhrases, framingPhrases, harmlessPhrases } from './risk-context-phrases.ts';
import type { RiskCategory, RiskPattern, RiskSeverity } from './risk-pattern.ts';
import { childPatterns, coachPatterns } from './risk-patterns.ts';
import { riskWordGroups } from './risk-word-groups.ts';

export interface Risk {
  severity: RiskSeverity;
  category: RiskCategory;
  /** Where in the text it was read. */
  spans: Span[];
  /** How sure the learned reader is, to order by; a pattern can't say. */
  certainty?: number;
  /** Only one of two nets heard it, and not beyond doubt: in the chat the child is asked first. */
  isDoubtful?: boolean;
}

export interface RiskContext {
  source: 'child' | 'coach';
  /** A draft or plan may be a story; a chat message is the child speaking. */
  kind?: 'chat' | 'draft' | 'plan';
  genre?: 'narrative' | 'persuasive' | 'wellbeing' | string;
}

type Compiled = RiskPattern & PlainPattern;

interface Judged {
  risk: RiskPattern;
  severity: RiskSeverity;
  span: Span;
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const compileAll = (patterns: RiskPattern[]): Compiled[] =>
  patterns.map((risk) => ({ ...risk, ...compilePattern(risk.pattern) }));

const compiledChild = lazily(() => compileAll(childPatterns));
const compiledCoach = lazily(() => compileAll(coachPatterns));
const compiledSafe = lazily(() => harmlessPhrases.map(compilePattern));
const compiledFraming = lazily(() => framingPhrases.map(compilePattern));
const compiledEarnest = lazily(() => earnestPhrases.map(compilePattern));

const order: RiskSeverity[] = ['low', 'medium', 'high'];

const lineOf = (words: NormalisedWord[]): { line: string; starts: number[] } => {
  let line = ' ';
  const starts: number[] = [];
  for (const { plain } of words) {
    starts.push(line.length);
    line += `${plain} `;
  }
  return { line, starts };
};

/** The words that a match in the line covers: from, and up to but not including. */
const coveredBy = (starts: number[], stretch: Span): [number, number] => {
  const from = starts.findIndex((start) => start >= stretch.start);
  const until = starts.findIndex((start) => start >= stretch.end);
  return [from, until === -1 ? starts.length : until];
};

const wordSet = (words: NormalisedWord[]): Set<string> => {
  const set = new Set<string>();
  for (const { plain } of words) {
    if (plain.includes(' ')) for (const part of plain.split(' ')) set.add(part);
    else set.add(plain);
  }
  return set;
};

const matchesAny = (patterns: PlainPattern[], words: NormalisedWord[]): boolean => {
  const { line } = lineOf(words);
  const present = wordSet(words);
  return patterns.some((pattern) => canMatch(pattern, present) && matchPattern(pattern, line).length > 0);
};

const hideSafePhrases = (words: NormalisedWord[]): NormalisedWord[] => {
  const hidden = words.map((word) => ({ ...word }));
  const { line, starts } = lineOf(words);
  const present = wordSet(words);
  for (const pattern of compiledSafe()) {
    if (!canMatch(pattern, present)) continue;
    for (const stretch of matchPattern(pattern, line)) {
      const [from, until] = coveredBy(starts, stretch);
      for (const word of hidden.slice(from, until)) word.plain = harmlessPhrasePlaceholder;
    }
  }
  return hidden;
};

const sentencesOf = (words: NormalisedWord[]): NormalisedWord[][] => {
  const sentences: NormalisedWord[][] = [[]];
  for (const word of words) {
    if (word.plain === sentenceEnd) sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  return sentences.filter((sentence) => sentence.length > 0);
};

const speechMarks = /["“][^"“”]{1,600}["”]|(?<![\p{L}\p{N}])['‘][^'‘’\n]{3,300}['’](?!\p{L})/gu;

const speechSpans = (text: string): Span[] =>
  [...text.matchAll(speechMarks)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

const isInside = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

const lowered = (severity: RiskSeverity): RiskSeverity | null => order[order.indexOf(severity) - 1] ?? null;

/** Family violence told as happening now stays worth a look even inside a story. */
const staysDoubtful = (risk: RiskPattern, reading: Reading): boolean =>
  risk.severity === 'high' &&
  ((risk.category === 'abuse' && reading.namesFamily) ||
    (risk.category === 'grooming' && !reading.isInvented));

const family = new Set((riskWordGroups.adult ?? '').split(' '));

interface Reading {
  text: FictionJudgement;
  /** A being or thing of an invented world is in the sentence. */
  isInvented: boolean;
  namesFamily: boolean;
  isFramed: boolean;
  isEarnest: boolean;
  isNarrativeDraft: boolean;
}

const judge = (risk: RiskPattern, reading: Reading): RiskSeverity | null => {
  if (reading.isEarnest) return risk.severity;
  if (reading.isFramed || reading.isInvented || reading.text === 'story')
    return staysDoubtful(risk, reading) ? 'low' : null;
  if (reading.text === 'maybe') return risk.severity === 'low' ? null : 'low';
  return reading.isNarrativeDraft ? lowered(risk.severity) : risk.severity;
};

const firstPerson = new Set(['i', 'me', 'my', 'mine', 'myself', 'we', 'us', 'our', 'mum', 'dad']);

const isAboutMe = (words: NormalisedWord[]): boolean => words.some(({ plain }) => firstPerson.has(plain));

const findIn = (
  sentence: NormalisedWord[],
  patterns: Compiled[],
  give: (risk: Compiled, span: Span) => void,
): void => {
  const { line, starts } = lineOf(sentence);
  const present = wordSet(sentence);
  for (const risk of patterns) {
    if (!canMatch(risk, present)) continue;
    for (const stretch of matchPattern(risk, line)) {
      const [from, until] = coveredBy(starts, stretch);
      const first = sentence[from];
      const last = sentence[until - 1];
      if (first && last) give(risk, { start: first.start, end: last.end });
    }
  }
};

const worst = (found: Judged[]): Risk | null => {
  const severity = order.findLast((level) => found.some((one) => one.severity === level));
  const lead = found.find((one) => one.severity === severity);
  if (!lead || !severity) return null;
  const spans = found
    .filter(({ risk }) => risk.category === lead.risk.category)
    .map(({ span }) => span)
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((span, index, all) => !all.slice(0, index).some((other) => isInside(span, other)));
  return { severity, category: lead.risk.category, spans };
};

const checkChild = (text: string, context: RiskContext): Risk | null => {
  const words = normaliseWords(text);
  const shown = hideSafePhrases(words);
  const spoken = speechSpans(text);
  const isDraft = context.kind === 'draft' || context.kind === 'plan';
  const textReading = judgeFiction(text, words);
  const present = wordSet(shown);
  const patterns = compiledChild().filter((pattern) => canMatch(pattern, present));
  const found: Judged[] = [];
  const plainSentences = sentencesOf(words);
  sentencesOf(shown).forEach((sentence, index) => {
    const plain = plainSentences[index] ?? sentence;
    const aboutMe = isAboutMe(plain) || (!isDraft && isAboutMe(words));
    findIn(sentence, patterns, (risk, span) => {
      if (!aboutMe && (isDraft || risk.category !== 'self_harm')) return;
      if (spoken.some((speech) => isInside(span, speech)) || isRiskAboutPet(words, span)) return;
      const severity = judge(risk, {
        text: textReading,
        isInvented: mentionsInventedWorld(plain),
        namesFamily: plain.some((word) => family.has(word.plain)),
        isFramed: matchesAny(compiledFraming(), plain),
        isEarnest: matchesAny(compiledEarnest(), words),
        isNarrativeDraft: isDraft && context.genre === 'narrative',
      });
      if (severity) found.push({ risk, severity, span });
    });
  });
  return worst(found);
};

const checkCoach = (text: string): Risk | null => {
  const found: Judged[] = [];
  for (const sentence of sentencesOf(normaliseWords(text))) {
    findIn(sentence, compiledCoach(), (risk, span) => found.push({ risk, severity: risk.severity, span }));
  }
  return worst(found);
};

/** Reads a text for signs that a child is in danger, or that a coach says what no child should hear. */
export const checkRisk = (text: string, context: RiskContext): Risk | null =>
  context.source === 'coach' ? checkCoach(text) : checkChild(text, context);
