import type { Criterion, Genre } from '@inkling/contract';
import type { Assessment, MeasuredMark, Span } from '../marking/assessment.ts';
import type { Connective, Paragraph, Sentence, TextAnalysis, Word } from '../parse/index.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { sentenceJoins } from '../writing-errors/rules/sentence-joins.ts';
import { draftTopicOf } from './draft-topic.ts';
import { bodyParagraphs, isSignOff, type LetterParts, letterPartsOf } from './letter-layout.ts';
import { quote } from './quote.ts';
import type { Remark, Wording } from './remark.ts';

/** What every criterion may look at to say something about this draft and no other. */
export interface FeedbackContext {
  text: string;
  analysis: TextAnalysis;
  assessment: Assessment<MeasuredMark>;
  findings: readonly Finding[];
  genre: Genre;
  isExplaining: boolean;
  /** The task is not for a story or an argument in particular. */
  isAnyKind: boolean;
  /** The task is to describe: nothing need happen. */
  isDescribing: boolean;
  /** The child gave it a title, which stands above the draft and not in it. */
  hasTitle: boolean;
  /** What this draft was asked for before and has done: asked again at once, it would look as if nobody had read it. */
  followed: ReadonlySet<Wording>;
  /** A letter where any kind was allowed: no story is asked of it. */
  letter: LetterParts | null;
  year: number;
  /** Sentences of the body, without title, greeting and sign-off. */
  prose: Sentence[];
  /** Paragraphs of the body: of a letter without its address, date, signature and P.S. */
  body: Paragraph[];
  /** Linking words of the body. */
  links: Connective[];
  /** Where two sentences surely run together: what the child is shown as an error, and no more. */
  joins: readonly (Span & { rule: string })[];
  /** What the draft is about in its own words, quoted: “Max” and “beach”; null where that is not clear. */
  topic: string | null;
}

/** What one criterion has to say: how it stands, what works (best first), what could come next (best first). */
export interface CriterionRemarks {
  /** null where nothing is sure enough to be said. */
  summary: Remark | null;
  /** Stands for the rule met and the next one where these would contradict what is seen. */
  outlook?: Remark;
  strengths: Remark[];
  steps: Remark[];
}

export type RemarkOnCriterion = (context: FeedbackContext, mark: MeasuredMark) => CriterionRemarks;

export interface FeedbackInput {
  /** The piece explains and does not argue, though it is marked on the scale of arguments. */
  isExplaining?: boolean;
  isAnyKind?: boolean;
  isDescribing?: boolean;
  hasTitle?: boolean;
  followed?: ReadonlySet<Wording>;
  analysis: TextAnalysis;
  assessment: Assessment<MeasuredMark>;
  findings: readonly Finding[];
}

/** Says that it is over, and nothing of how it ends. */
const closingFormula = /^\W*(?:the end|thank(?:s| you)(?: very much| so much)?(?: for \w+(?: to me)?)?)\W*$/i;

/** A letter that argues for the task of an argument stays an argument. */
const letterIn = ({ analysis, assessment, isAnyKind }: FeedbackInput): LetterParts | null => {
  if (!isAnyKind || assessment.genre !== 'narrative' || analysis.isPoem) return null;
  const nobodyGreeted = { to: null, greeting: null, signOff: null };
  return letterPartsOf(analysis) ?? (assessment.written === 'letter' ? nobodyGreeted : null);
};

export function createFeedbackContext(input: FeedbackInput): FeedbackContext {
  const { analysis, assessment, findings } = input;
  const { isExplaining = false, isAnyKind = false, isDescribing = false, hasTitle = false } = input;
  const body = bodyParagraphs(analysis);
  const inBody = new Set(body.map(({ index }) => index));
  const written = analysis.sentences.filter(
    (sentence) =>
      sentence.isProse &&
      inBody.has(sentence.paragraph) &&
      !closingFormula.test(analysis.text.slice(sentence.start, sentence.end)) &&
      !isSignOff(analysis, sentence),
  );
  const prose = written.length > 0 ? written : analysis.sentences;
  return {
    text: analysis.text,
    analysis,
    assessment,
    findings,
    genre: assessment.genre,
    isExplaining,
    isAnyKind,
    isDescribing,
    hasTitle,
    followed: input.followed ?? new Set(),
    letter: letterIn(input),
    year: assessment.year,
    prose,
    body,
    links: linksIn(analysis, prose),
    joins: sentenceJoins({ text: analysis.text, analysis }).filter(
      (join) => !prose.some((sentence) => sentence.hasSpeech && isInside(join, sentence)),
    ),
    topic: draftTopicOf(analysis, findings),
  };
}

/** "I have had a dog since I was seven" says when; "since I was late, I ran" says why. */
function isSinceThen({ text }: TextAnalysis, { phrase, start }: Connective): boolean {
  const before =
    text
      .slice(0, start)
      .split(/[.!?\n]/)
      .at(-1) ?? '';
  return phrase === 'since' && /\b(?:have|has|had|been|ever)\b|n['’]t\b|['’](?:ve|d|s)\b/i.test(before);
}

function linksIn(analysis: TextAnalysis, prose: Sentence[]): Connective[] {
  const links = analysis.connectives.map((link) =>
    isSinceThen(analysis, link) ? { ...link, kind: 'time' as const } : link,
  );
  return links.filter((link) => {
    // "It was late, and just as well": luck, and nothing added.
    if (link.phrase === 'as well' && /\b(?:just|might|may) $/i.test(analysis.text.slice(0, link.start)))
      return false;
    const next = analysis.words.find((word) => word.start >= link.end);
    // "so sad" and "so quickly" are no links.
    const isIntensifier =
      link.phrase === 'so' &&
      (next?.pos === 'ADJ' || next?.pos === 'ADV' || /(?:ed|en)$/.test(next?.lower ?? ''));
    return !isIntensifier && prose.some((sentence) => isInside(link, sentence));
  });
}

const fewWords = 30;

/** A sentence, or hardly more. */
export const isShortPiece = ({ prose, assessment }: FeedbackContext): boolean =>
  prose.length === 1 && assessment.words < fewWords;

export const overlapsFinding = (span: Span, findings: readonly Span[]): boolean =>
  findings.some((finding) => finding.start < span.end && span.start < finding.end);

export const isInside = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

export const wordsIn = (context: FeedbackContext, sentence: Sentence): Word[] =>
  context.analysis.words.slice(sentence.firstWord, sentence.endWord);

export const markOf = (context: FeedbackContext, criterion: Criterion): MeasuredMark | undefined =>
  context.assessment.marks.find((mark) => mark.criterion === criterion);

export const quoted = (context: FeedbackContext, span: Span, place?: number): string =>
  quote(context.text, span, place);

const longestWhole = 15;

/** It fits into a quote from its first word to its last. */
export const isQuotedWhole = ({ endWord, firstWord }: Sentence): boolean =>
  endWord - firstWord < longestWhole;

/** The end of a sentence, where that is what counts. */
export const quotedEnd = (context: FeedbackContext, sentence: Sentence): string =>
  quoted(context, sentence, context.analysis.words[sentence.endWord - 1]?.start);

export interface CueMatch {
  sentence: Sentence;
  /** Where in the text the cue stands. */
  place: number;
}

/** The first sentence with a cue, also where the cue is misspelt and its likely spelling is known. */
export function findCue(context: FeedbackContext, sentences: Sentence[], cue: RegExp): CueMatch | undefined {
  for (const sentence of sentences) {
    const match = cue.exec(context.text.slice(sentence.start, sentence.end));
    if (match) return { sentence, place: sentence.start + match.index };
    const misspelt = context.findings.find(
      (finding) => isInside(finding, sentence) && cue.test(finding.suggestions[0] ?? ''),
    );
    if (misspelt) return { sentence, place: misspelt.start };
  }
  return undefined;
}

export const quoteCue = (context: FeedbackContext, { sentence, place }: CueMatch): string =>
  quoted(context, sentence, place);

/** The first words of the sentences, with how many sentences begin so, the most frequent first. */
export function openingCounts(context: FeedbackContext): { word: Word; count: number }[] {
  const counted = new Map<string, { word: Word; count: number }>();
  for (const sentence of context.prose) {
    const word = context.analysis.words[sentence.firstWord];
    if (!word) continue;
    const seen = counted.get(word.lower);
    if (seen) seen.count += 1;
    else counted.set(word.lower, { word, count: 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || a.word.start - b.word.start);
}
