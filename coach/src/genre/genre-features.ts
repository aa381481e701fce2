import type { Sentence, TextAnalysis } from '../parse/index.ts';
import { storyProblemPattern } from '../word-lists/words-and-patterns-for-remarks.ts';
import { countGenreSignals } from './count-genre-signals.ts';

/** Words that some kinds of text are full of; how much each group says was learned, not chosen. */
const wordGroups: readonly ReadonlySet<string>[] = [
  'should shouldnt must mustnt ought need needs deserve',
  'because cause becos since therefore however although',
  'think believe agree disagree opinion reason reasons fair unfair better best important argue say',
  'firstly secondly thirdly finally lastly conclusion essay furthermore moreover also another',
  'i me my mine myself',
  'you your yours',
  'we us our ours',
  'he she him her his hers',
  'they them their it its these this',
  'was were had did',
  'is are has have can am do does',
  'will would could might may if',
  'said asked yelled shouted whispered cried replied screamed says',
  'then after next when before later while until',
  'suddenly but until still just only never',
  'dear love hope thank thanks hi hello bye miss wish see soon from xo xoxo write hey',
  'went got saw had ate played came drove bought watched made',
  'fun good great nice cool favourite best awesome',
  'people kids children students parents everyone school schools teachers adults',
  'called found many some most species kinds types used made water different such part',
  'looked felt heard knew thought turned ran walked stood opened held eyes hand door voice face',
].map((group) => new Set(group.split(' ')));

const signOff = /^\s*(?:love|from|your|bye|see you|cheers|lots of love|xo|yours)\b/i;
const longestSignOff = 45;

/** "Love from Mia", on one of the last two lines. */
const isSignedOff = (text: string): boolean =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .slice(-2)
    .some((line) => line.length <= longestSignOff && signOff.test(line));

const greeting = /^\W*(?:dear|hi|hey|hello)\b/i;

const openings: readonly RegExp[] = [
  /^\W*(?:on (?:the )?(?:week|mon|tues|wednes|thurs|fri|satur|sun)|last|yesterday|today|in the holid|this (?:week|morning))/i,
  /^\W*(?:one|once|wun|there (?:was|once)|it was)/i,
  /\b(?:should|think|believe|agree|opinion)\b/i,
];
const closings: readonly RegExp[] = [
  /\b(?:should|so |that is why|please|must|agree|conclusion)\b/i,
  /\b(?:fun|best|home|tired|great|day|asleep|bed)\b/i,
];

const holds = (isTrue: boolean): number => (isTrue ? 1 : 0);

/** What a text shows of its kind, in numbers: tense, sides taken, people, the words it is full of, how it opens and ends. */
export const genreFeatures = (analysis: TextAnalysis): number[] => {
  const { text, sentences, words } = analysis;
  const { told, past, stances, facts, speech, steps, people, isLetter } = countGenreSignals(analysis);
  const prose = sentences.filter(({ isProse }) => isProse);
  const textOf = (sentence: Sentence | undefined): string =>
    sentence ? text.slice(sentence.start, sentence.end) : '';
  const shareOf = (isFound: (sentence: Sentence) => boolean): number =>
    sentences.filter(isFound).length / Math.max(1, sentences.length);
  /** Its root, so that the first few of them say most. */
  const rateOf = (times: number): number => Math.sqrt((times * 100) / Math.max(1, words.length));
  const plain = words.map(({ lower }) => lower.replace(/['’]/g, ''));
  return [
    past,
    stances / Math.max(1, told),
    facts / Math.max(1, told),
    Math.min(1, (speech * 8) / Math.max(1, words.length)),
    steps / Math.max(1, told),
    people * 5,
    holds(isLetter),
    Math.log(Math.max(1, words.length)) / 5,
    ...wordGroups.map((group) => rateOf(plain.filter((word) => group.has(word)).length)),
    holds(isSignedOff(text)),
    holds(greeting.test(text)),
    ...openings.map((opening) => holds(opening.test(textOf(prose[0])))),
    ...closings.map((closing) => holds(closing.test(textOf(prose.at(-1))))),
    shareOf((sentence) => storyProblemPattern.test(textOf(sentence))),
    shareOf(({ endMark }) => endMark === '?'),
    shareOf(({ endMark }) => endMark === '!'),
    rateOf(text.match(/\d+/g)?.length ?? 0),
    Math.min(3, analysis.referents.characters.length) / 3,
    shareOf(({ firstWord }) => words[firstWord]?.pos === 'NOUN' && /s$/.test(words[firstWord]?.lower ?? '')),
  ];
};
