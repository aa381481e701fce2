import type { Span } from '../../marking/assessment.ts';
import type { Word } from '../../parse/index.ts';
import { alwaysCapitalisedWords } from '../../word-lists/always-capitalised-words.ts';
import type { Candidate, Rule } from './rule.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const startsSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
/** iPad and eBay are written so, and a sentence may open with them. */
const writtenSmall = /^(i(pad|phone|pod|tunes|cloud)|ebay)s?$/i;

const joiningWord =
  /^\W*(?:and|but|so|as|while|when|because|down|behind|in|at|to|from|like|with|over|across|through|then)\b/;

/** `"Fifty bob!" and it rained`: the sentence in which somebody speaks goes on. */
export const goesOnAfterSpeech = (text: string, { start, end }: Span): boolean =>
  (/[!?]["”'’]\s*$/.test(text.slice(0, start)) && joiningWord.test(text.slice(start, end))) ||
  goesOnAfterSound(text.slice(0, start), text.slice(start, end));

/** "SPLASH! went the bus". */
const goesOnAfterSound = (before: string, sentence: string): boolean =>
  /(?:^|[\s"“])\p{Lu}{2,}!\s*$/u.test(before) && /^\W*(?:went|goes|go|came|said|says)\b/.test(sentence);

const capitalFinding = (word: Word, rule: string): Candidate => ({
  start: word.start,
  end: word.end,
  kind: 'punctuation',
  rule,
  suggestions: [capitalise(word.text)],
});

/** A sentence starts with a capital; lines that are lists or verse are left alone. */
export const sentenceStart: Rule = ({ text, analysis }) =>
  analysis.sentences.flatMap((sentence) => {
    const first = analysis.words[sentence.firstWord];
    if (!first || !sentence.isProse || sentence.startsWithCapital || !startsSmall(first.text)) return [];
    if (/[\p{L}\p{N}]/u.test(text.slice(sentence.start, first.start)) || writtenSmall.test(first.text))
      return [];
    const line = text.slice(text.lastIndexOf('\n', first.start) + 1, first.start);
    if (/^\s*([-•*–]|\d+[.)])\s*$/u.test(line)) return [];
    // After "…" or a dash the sentence may go on.
    if (/(\.\.|…|[-–—,;:])\s*$/.test(text.slice(0, sentence.start))) return [];
    if (goesOnAfterSpeech(text, sentence)) return [];
    const isSpoken = /["']\s*$/.test(text.slice(sentence.start, first.start));
    return [capitalFinding(first, isSpoken ? 'speech-capital' : 'sentence-capital')];
  });

/** "The i lid" is an eyelid. */
export const loneI: Rule = ({ text }) =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{N}'.-]|\b(?:the|my|his|her|an|one|your) )i(?=$|[\s,.!?;:"]|'(?:m|ll|ve|d)(?!\p{L}))(?!\.e\b|[.)]\s)/gu,
    ),
  ].map((match) => ({
    start: match.index,
    end: match.index + 1,
    kind: 'punctuation',
    rule: 'capital-i',
    suggestions: ['I'],
  }));

/** Days, months, places, languages and names of people. */
export const properNames: Rule = ({ text, analysis, knownWords }) =>
  analysis.words.flatMap((word) => {
    if (!startsSmall(word.text)) return [];
    const bare = word.lower.replace(/'s$/, '');
    const group = alwaysCapitalisedWords.get(bare);
    if (group === 'title') {
      return /^\.?\s+\p{L}/u.test(text.slice(word.end)) ? [capitalFinding(word, 'name-capital')] : [];
    }
    if (group) return [capitalFinding(word, `${group}-capital`)];
    // "Siu mai": part of a name that we know as little as its neighbour.
    const [before, after] = [analysis.words[word.index - 1], analysis.words[word.index + 1]];
    const isForeign = [before, after].some(
      (beside) => beside && !beside.isKnown && startsSmall(beside.text) && !knownWords.isWord(beside.text),
    );
    if (isForeign) return [];
    // "The smell of the yasmin": one of many, and nobody's name.
    if (before && /^(?:the|a|an|some|these|those)$/.test(before.lower)) return [];
    return bare.length > 2 && knownWords.isFirstName(bare) ? [capitalFinding(word, 'name-capital')] : [];
  });

const sentenceWords =
  /^(And|But|Then|Because|Was|Were|So|When|He|She|They|We|Said|Asked|Shouted|Yelled|Screamed|Whispered|Replied)$/;

/** `we ran Then we` and `"Go," Said Ben`: a capital where no sentence begins. */
export const strayCapitals: Rule = ({ text, analysis }) =>
  analysis.words.flatMap((word) => {
    const sentence = analysis.sentences[word.sentence];
    const before = analysis.words[word.index - 1];
    if (!sentence?.isProse || word.index === sentence.firstWord || !sentenceWords.test(word.text) || !before)
      return [];
    const gap = text.slice(before.end, word.start);
    const afterSpeech = /^[,!?.]?"\s+$/.test(gap);
    const isTag = /^(Said|Asked|Shouted|Yelled|Screamed|Whispered|Replied)$/.test(word.text);
    if (isTag ? !afterSpeech && gap.trim() !== '' : gap.trim() !== '' || /^\p{Lu}/u.test(before.text))
      return [];
    const small = word.lower;
    if (isTag) return [{ ...capitalFinding(word, 'small-after-speech'), suggestions: [small] }];
    const suggestions = [`${before.text}. ${word.text}`, `${before.text} ${small}`];
    return [{ ...capitalFinding(word, 'stray-capital'), start: before.start, suggestions }];
  });
