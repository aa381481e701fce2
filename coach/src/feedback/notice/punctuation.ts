import type { CriterionMark } from '../../assessment.ts';
import type { Sentence } from '../../text/index.ts';
import {
  type CriterionVoice,
  type FeedbackContext,
  isFlagged,
  isInside,
  quoteCue,
  quoted,
} from '../feedback-context.ts';
import { quoteList } from '../quote.ts';
import { type Notice, notice } from '../wording.ts';
import { punctuationWords as words } from '../words/punctuation.ts';

const hardMarks = 4;

export function noticePunctuation(context: FeedbackContext, mark: CriterionMark): CriterionVoice {
  return { summary: summarise(context), strengths: strengths(context), steps: steps(context, mark.mark) };
}

const isMarkedOff = (sentence: Sentence): boolean => sentence.startsWithCapital && sentence.endMark !== null;

function summarise(context: FeedbackContext): Notice {
  const { prose } = context;
  const [first] = prose;
  if (first && prose.length === 1) return notice(words.summaryOne, { quote: quoted(context, first) });
  const good = prose.filter(isMarkedOff).length;
  const slots = { total: String(prose.length), good: String(good) };
  return notice(good === prose.length ? words.summaryAll : words.summary, slots);
}

function strengths(context: FeedbackContext): Notice[] {
  const { prose, analysis, findings } = context;
  const flagged = findings.filter(({ kind }) => kind !== 'spelling');
  const clean = prose.filter(
    (sentence) => isMarkedOff(sentence) && sentence.faults.length === 0 && !isFlagged(sentence, flagged),
  );
  const found: Notice[] = [];
  const add = (wording: typeof words.speech, sentence: Sentence | undefined) => {
    if (sentence) found.push(notice(wording, { quote: quoted(context, sentence) }));
  };
  add(
    words.speech,
    clean.find((sentence) => analysis.speech.some((speech) => isInside(speech, sentence))),
  );
  const marked = analysis.words.filter(
    (word) => /\p{L}['’]\p{L}/u.test(word.text) && word.isKnown && !isFlagged(word, findings),
  );
  const apostrophes = [...new Set(marked.map((word) => word.text))].slice(0, 2);
  if (apostrophes.length > 0) found.push(notice(words.apostrophe, { words: quoteList(apostrophes) }));
  add(
    words.question,
    clean.find((sentence) => sentence.endMark === '?' && !sentence.hasSpeech),
  );
  add(
    words.comma,
    clean.find((sentence) => !sentence.hasSpeech && /\p{L}, \p{L}/u.test(quoted(context, sentence))),
  );
  add(words.ends, clean[0]);
  if (found.length > 0) return found;
  add(
    words.capital,
    prose.find((sentence) => sentence.startsWithCapital),
  );
  if (found.length === 0) add(words.attempt, prose[0]);
  return found;
}

function steps(context: FeedbackContext, mark: number): Notice[] {
  const { prose, findings, analysis } = context;
  const found: Notice[] = [];
  const add = (wording: typeof words.addEnd, sentence: Sentence | undefined) => {
    if (sentence) found.push(notice(wording, { quote: quoted(context, sentence) }));
  };
  const endless = prose.find((sentence) => sentence.endMark === null);
  if (endless)
    found.push(
      notice(words.addEnd, {
        quote: quoted(context, endless, context.analysis.words[endless.endWord - 1]?.start),
      }),
    );
  const small = prose.find((sentence) => !sentence.startsWithCapital && sentence !== endless);
  add(words.addCapital, small);
  found.push(...findingStep(context, small?.start));
  const [splice] = prose.flatMap((sentence) =>
    sentence.faults
      .filter(({ kind }) => kind === 'comma-splice')
      .map(({ start }) => ({ sentence, place: start })),
  );
  if (splice) found.push(notice(words.splice, { quote: quoteCue(context, splice) }));
  const plain = prose.filter(
    (sentence) => sentence.kind === 'simple' && !sentence.hasSpeech && sentence.endMark === '.',
  );
  const middle = plain[Math.floor(plain.length / 2)];
  const isPlain = analysis.speech.length === 0 && context.genre === 'narrative';
  const turnable = prose.find(
    (sentence) =>
      sentence.kind === 'complex' &&
      !sentence.hasSpeech &&
      / (when|if|because|while|although|before|after) /.test(
        context.text.slice(sentence.start, sentence.end),
      ) &&
      sentence.opening !== 'subordinate',
  );
  const tryComma = turnable ? words.turnAround : words.tryComma;
  if (mark >= hardMarks || findings.length === 0)
    add(isPlain ? words.trySpeech : tryComma, isPlain ? middle : (turnable ?? middle));
  add(mark >= hardMarks ? words.tryColon : tryComma, mark >= hardMarks ? prose.at(-1) : (turnable ?? middle));
  return found;
}

/** The place that another step speaks of already is left out. */
function findingStep(context: FeedbackContext, spokenOf: number | undefined): Notice[] {
  const finding = context.findings.find(({ kind, start }) => kind === 'punctuation' && start !== spokenOf);
  const sentence = finding && context.prose.find((candidate) => isFlagged(candidate, [finding]));
  if (!finding || !sentence) return [];
  return [notice(words.finding, { quote: quoted(context, sentence, finding.start), reason: finding.reason })];
}
