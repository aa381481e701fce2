import { type Criterion, entriesOf } from '@inkling/contract';
import type { TextAnalysis, Word } from '../parse/index.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import { intensifiers, overusedWords } from '../word-lists/words-and-patterns-for-remarks.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { type Alignment, alignSentences, isOtherText } from './align-sentences.ts';
import { changedWords, wordsIn } from './changed-words.ts';

/** What a teacher could point at in a revised draft: the criteria it gives a reason to mark higher, and lower. */
export interface ReasonsToChange {
  higher: ReadonlySet<Criterion>;
  lower: ReadonlySet<Criterion>;
}

/** A draft with its errors. */
export interface AnalysedDraft {
  analysis: TextAnalysis;
  findings: readonly Finding[];
}

interface Revision {
  before: TextAnalysis;
  after: TextAnalysis;
  alignment: Alignment;
  /** What was found in the draft before, and now. */
  findings: { before: readonly Finding[]; after: readonly Finding[] };
  /** How many words are misspelt, each once. */
  misspelt: { before: number; after: number };
  /** Words that tell something the draft before did not, each once: no filler, no other spelling of an old word. */
  told: Word[];
}

/** As many new words make a new thought. */
const fewestTold = 5;
/** Fewer new sentences are no new part of a text. */
const fewestOfPart = 3;
const fewestExact = 3;
const fewestDevices = 2;
const longWord = 7;

const countMisspelt = ({ analysis, findings }: AnalysedDraft): number =>
  new Set(
    findings.flatMap(({ kind, start, end }) =>
      kind === 'spelling' ? [analysis.text.slice(start, end).toLowerCase()] : [],
    ),
  ).size;

const compare = (old: AnalysedDraft, now: AnalysedDraft, alignment: Alignment): Revision => {
  const [before, after] = [old.analysis, now.analysis];
  const known = new Set(before.words.map(({ lemma }) => lemma));
  const told = changedWords(before.words, after.words).added.filter(({ isContent, lower, lemma }) => {
    if (!isContent || intensifiers.has(lower) || overusedWords.has(lower) || known.has(lemma)) return false;
    known.add(lemma);
    return true;
  });
  const misspelt = { before: countMisspelt(old), after: countMisspelt(now) };
  return {
    before,
    after,
    alignment,
    findings: { before: old.findings, after: now.findings },
    misspelt,
    told,
  };
};

/** New words alone may be other words for the same: something is told where there are new sentences, or far more words. */
const saysMore = ({ before, after, alignment, told }: Revision): boolean =>
  told.length >= fewestTold &&
  (alignment.fresh.size > 0 || after.words.length - before.words.length >= 2 * fewestTold);

const hasNewOpening = ({ before, after, alignment }: Revision): boolean => {
  const [first] = after.sentences;
  const [old] = before.sentences;
  return Boolean(first && old && !alignment.becameOf.get(old)?.includes(first));
};

const hasNewTitle = ({ before, after }: Revision): boolean => before.title === null && after.title !== null;

const hasNewPart = (revision: Revision): boolean =>
  saysMore(revision) && revision.alignment.fresh.size >= fewestOfPart;

const isExact = ({ vocabulary, isKnown, lower }: Word): boolean =>
  isKnown && (vocabulary !== 'simple' || lower.length >= longWord) && !overusedWords.has(lower);

const hasExactWords = ({ told }: Revision): boolean => told.filter(isExact).length >= fewestExact;

const linksIn = ({ connectives }: TextAnalysis): number =>
  new Set(connectives.flatMap(({ phrase, isSimple }) => (isSimple ? [] : [phrase]))).size;

const andsIn = ({ words }: TextAnalysis): number => words.filter(({ lower }) => lower === 'and').length;

const isJoinedBetter = ({ before, after }: Revision): boolean =>
  linksIn(after) > linksIn(before) || andsIn(after) < andsIn(before);

/** Old sentences with what each became. */
const survivorsOf = ({ before, alignment }: Revision) =>
  before.sentences.flatMap((old) => {
    const news = alignment.becameOf.get(old) ?? [];
    return news.length > 0 ? [{ old, news }] : [];
  });

/** A sentence that is still there has other words: misspellings may also be gone with their sentences. */
const mendsWord = (revision: Revision): boolean => {
  const { before, after, findings } = revision;
  const misspellings = findings.before.filter(({ kind }) => kind === 'spelling');
  return survivorsOf(revision).some(({ old, news }) => {
    const now = new Set(wordsIn(after, news).map(({ lower }) => lower));
    return wordsIn(before, [old]).some(
      ({ lower, start, end }) =>
        !now.has(lower) && misspellings.some((slip) => slip.start < end && start < slip.end),
    );
  });
};

const marksIn = (text: string): string => text.replace(/[\p{L}\p{N}\s]/gu, '');

const textOf = ({ text }: TextAnalysis, sentences: readonly { start: number; end: number }[]): string =>
  sentences.map(({ start, end }) => text.slice(start, end)).join(' ');

/** Marks changed in a sentence that was there before, or a mark of a kind that the draft had not. */
const usesOtherMarks = (revision: Revision): boolean => {
  const { before, after, alignment } = revision;
  const had = new Set(marksIn(before.text));
  if ([...marksIn(after.text)].some((mark) => !had.has(mark))) return true;
  return survivorsOf(revision).some(
    ({ old, news }) =>
      !alignment.unchanged.has(old) && marksIn(textOf(before, [old])) !== marksIn(textOf(after, news)),
  );
};

/** Words that were wrong before are no new slip, wherever they stand now. */
const isNew = ({ before }: Revision, words: string): boolean =>
  !before.text.toLowerCase().includes(words.toLowerCase());

/** Who puts a mark right and makes another slip of the kind has not come on yet. */
const makesNewSlip = (revision: Revision, wanted: Finding['kind']): boolean =>
  revision.findings.after.some(
    ({ kind, start, end }) => kind === wanted && isNew(revision, revision.after.text.slice(start, end)),
  );

/** A chain may have been there before, with fewer links. */
const runsOnAnew = (revision: Revision): boolean =>
  revision.after.sentences.some((sentence) =>
    sentence.faults.some(({ kind, start, end }) =>
      kind === 'chain'
        ? revision.alignment.fresh.has(sentence)
        : isNew(revision, revision.after.text.slice(start, end)),
    ),
  );

const faultsIn = ({ sentences }: TextAnalysis): number =>
  sentences.reduce((sum, { faults }) => sum + faults.length, 0);

/** What is new or other than before, and right. */
const hasNewSoundSentence = ({ after, alignment }: Revision): boolean => {
  const kept = new Set([...alignment.unchanged].flatMap((old) => alignment.becameOf.get(old) ?? []));
  return after.sentences.some(
    (sentence) => !kept.has(sentence) && sentence.faults.length === 0 && sentence.clauses > 0,
  );
};

/** Word for word the same draft, but for words that were in no list or are a letter away: a fault that is gone was only misread. */
const isOnlyRespelt = (revision: Revision): boolean => {
  const { before, after } = revision;
  return (
    before.words.length === after.words.length &&
    before.words.every(
      ({ isKnown, lower }, place) =>
        !isKnown || isWithinEditDistance(lower, after.words[place]?.lower ?? '', 1),
    ) &&
    !usesOtherMarks(revision)
  );
};

const hasBetterSentences = (revision: Revision): boolean =>
  !runsOnAnew(revision) &&
  !makesNewSlip(revision, 'grammar') &&
  (faultsIn(revision.after) < faultsIn(revision.before) ||
    (revision.told.length > 0 && hasNewSoundSentence(revision)));

/** A comparison or a sound paints a picture, and persuades nobody by itself. */
const devicesIn = ({ devices }: TextAnalysis) =>
  devices.filter(({ kind }) => kind !== 'simile' && kind !== 'sound');

/** A device of a kind that the draft had not, or several. */
const persuadesMore = ({ before, after, told }: Revision): boolean => {
  const had = new Set(before.devices.map(({ kind }) => kind));
  return (
    told.length > 0 &&
    (devicesIn(after).some(({ kind }) => !had.has(kind)) ||
      devicesIn(after).length - devicesIn(before).length >= fewestDevices)
  );
};

const paragraphsIn = ({ paragraphs }: TextAnalysis): number =>
  paragraphs.filter(({ role }) => role === 'body').length;

const reasonsHigher: Record<Criterion, (revision: Revision) => boolean> = {
  audience: (revision) => saysMore(revision) || hasNewTitle(revision) || hasNewOpening(revision),
  text_structure: hasNewPart,
  ideas: saysMore,
  character_and_setting: saysMore,
  persuasive_devices: persuadesMore,
  vocabulary: hasExactWords,
  cohesion: isJoinedBetter,
  paragraphing: ({ before, after }) => paragraphsIn(after) !== paragraphsIn(before),
  sentence_structure: hasBetterSentences,
  punctuation: (revision) =>
    usesOtherMarks(revision) && !makesNewSlip(revision, 'punctuation') && !runsOnAnew(revision),
  spelling: (revision) => revision.misspelt.after < revision.misspelt.before && mendsWord(revision),
};

/** A single misspelling among new words does not lower the mark. */
const fewestSlips = 2;

/** Cutting and trying something new lower no mark: only new misspellings and lost paragraphs do. */
const reasonsLower: Partial<Record<Criterion, (revision: Revision) => boolean>> = {
  paragraphing: ({ before, after }) => paragraphsIn(after) < paragraphsIn(before),
  spelling: ({ misspelt }) => misspelt.after - misspelt.before >= fewestSlips,
};

const criteriaWith = (
  reasons: Partial<Record<Criterion, (revision: Revision) => boolean>>,
  revision: Revision,
): Set<Criterion> =>
  new Set(entriesOf(reasons).flatMap(([criterion, isReason]) => (isReason(revision) ? [criterion] : [])));

/** Why the marks of a revised draft may differ from those of the one before; null where it is another text. */
export const reasonsToChangeMarks = (before: AnalysedDraft, after: AnalysedDraft): ReasonsToChange | null => {
  const alignment = alignSentences(before.analysis, after.analysis);
  if (isOtherText(before.analysis, alignment)) return null;
  const revision = compare(before, after, alignment);
  const higher = criteriaWith(reasonsHigher, revision);
  return {
    higher: isOnlyRespelt(revision) ? new Set([...higher].filter((each) => each === 'spelling')) : higher,
    lower: criteriaWith(reasonsLower, revision),
  };
};
