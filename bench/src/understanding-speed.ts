import { createUnderstanding, type Understanding } from '../../coach/src/understanding/index.ts';
import { loadCaseSets } from '../../coach/src/understanding/training/case-sets.ts';

const sentenceCount = 200;
const warmUpCount = 40;
const draftWords = 400;
const draftCount = 6;
const allowedSentenceMs = 15;
const allowedDraftMs = 400;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const millis = (value: number): string => `${value.toFixed(1)} ms`;

/** Processor time of this process, which is the same on a busy machine and on a quiet one. */
function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Different sentences of all sets, as many short ones as long ones. */
function sentencesOf(texts: string[], count: number): string[] {
  const all = texts.flatMap((text) => text.match(/[^.!?\n]+[.!?]*/g) ?? []).map((each) => each.trim());
  const sorted = [...new Set(all)]
    .filter((each) => /\p{L}/u.test(each))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
  const step = sorted.length / count;
  return Array.from({ length: count }, (_, index) => sorted[Math.floor(index * step)] ?? '');
}

/** Drafts of children's own sentences that share none. */
function draftsOf(texts: string[], count: number): string[] {
  const words = texts.join(' ').split(/\s+/);
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * draftWords, (index + 1) * draftWords).join(' '),
  );
}

const readAll = ({ classifyRisk, findNotesToMarker }: Understanding, text: string): void => {
  classifyRisk(text, 'writing');
  findNotesToMarker(text);
};

/** What understanding a child's words costs: `npm run bench -- understanding-speed`. */
export const benchUnderstandingSpeed = async (): Promise<void> => {
  const texts = loadCaseSets().flatMap(({ harmless }) => harmless.map(({ text }) => text));
  const before = process.cpuUsage();
  const understanding = await createUnderstanding();
  const { user, system } = process.cpuUsage(before);
  print(`loading: ${millis((user + system) / 1000)} of processor time`);

  const sentences = sentencesOf(texts, sentenceCount + warmUpCount);
  const isWarmUp = (index: number): boolean => index % (sentences.length / warmUpCount) === 0;
  const read = (sentence: string): number => processorMs(() => readAll(understanding, sentence));
  const first = mean(sentences.filter((_, index) => isWarmUp(index)).map(read));
  const unread = sentences.filter((_, index) => !isWarmUp(index));
  const asNew = mean(unread.map(read));
  print(
    `${unread.length} sentences of ${unread.at(0)?.length} to ${unread.at(-1)?.length} characters: first ones after loading ${millis(first)} each, ` +
      `new ones ${millis(asNew)} (at most ${allowedSentenceMs} ms), read before ${millis(mean(unread.map(read)))}`,
  );

  const drafts = draftsOf(texts, draftCount);
  const draftMs = mean(drafts.map(read));
  const changedMs = mean(drafts.map((draft) => read(`${draft} And then we all went home.`)));
  print(
    `a draft of ${draftWords} words, risks and notes: new ${millis(draftMs)} (at most ${allowedDraftMs} ms), with a sentence added ${millis(changedMs)}`,
  );
  if (asNew > allowedSentenceMs || draftMs > allowedDraftMs) process.exitCode = 1;
};
