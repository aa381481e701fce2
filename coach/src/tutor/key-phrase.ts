import { analyseText, type Word, zipfOf } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';
import { storyTimeNouns, vagueNouns } from './story-word-lists.ts';

const longest = 4;

const isOpener = ({ pos, lower }: Word): boolean =>
  (pos === 'DET' && lower !== 'no') || pos === 'NUM' || /^(my|our|his|her|their)$/.test(lower);

const isInner = (word: Word): boolean =>
  word.pos === 'ADJ' || word.pos === 'NOUN' || word.pos === 'PROPN' || (word.isName && word.isContent);

/** Learners leave their endings off, and taggers take them for things: "teacher say". */
const plainVerbs = /^(?:say|make|go|do|give|get|come|take|tell|see|know|want|need|like|laugh|cry)$/;

const isNaming = (word: Word): boolean =>
  (word.pos === 'NOUN' || word.pos === 'PROPN' || word.isName) &&
  word.isContent &&
  word.lower.length >= 3 &&
  !vagueNouns.has(word.lower) &&
  !storyTimeNouns.has(word.lower) &&
  !plainVerbs.test(word.lower);

/** Words as frequent as "boy" or "friend" tell nothing of this one story. */
const tooFrequent = 5.3;

/** A bare single word is more often half of something, or a verb in disguise. */
const isHalf = ([only, ...rest]: Word[]): boolean =>
  rest.length === 0 &&
  only !== undefined &&
  !only.isName &&
  (!only.lower.endsWith('s') || /^(?:nan|mum|dad|pop)s$/.test(only.lower));

const isTelling = (run: Word[]): boolean =>
  !isHalf(run) && run.some((word) => isNaming(word) && (word.isName || zipfOf(word.lower) < tooFrequent));

const worthOf = (words: Word[]): number =>
  Math.max(...words.filter(isNaming).map(({ lower }) => 7 - zipfOf(lower))) + words.length / 4;

const isPlural = ({ pos, lower }: Word): boolean => pos === 'NOUN' && /[^s]s$/.test(lower);

const movesOn = /^(?:into|onto|out|up|down|across|through|over|along|away|off|towards)$/;

/** Runs such as "his grumpy robot" that name someone or something; a longer run is half a sentence and left out. */
const namings = (words: Word[]): Word[][] => {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = (next?: Word): void => {
    // "The storm breaks the lamp", "she winds the watch": what looks like a plural is the verb.
    const isFollowed = next !== undefined && (isOpener(next) || (run.length > 2 && movesOn.test(next.lower)));
    if (isFollowed && run.at(-1)?.lower.endsWith('s')) run.pop();
    const last = run.at(-1);
    if (last && isNaming(last) && run.length <= longest && isTelling(run)) runs.push(run);
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    // A comma or a new sentence ends what the words name together.
    if (before && (before.sentence !== word.sentence || word.start - before.end > 1)) close();
    if (before && isPlural(before) && word.pos === 'NOUN') {
      // "Jury service costs days": between two nouns the plural is the verb; "teachers use theirs": it is the next word.
      if (run.length > 1 && isPlural(word)) run.pop();
      close();
      if (isPlural(word)) run = [word];
      continue;
    }
    if (isOpener(word)) {
      close(word);
      run = [word];
    } else if (isInner(word)) run.push(word);
    else close(word);
  }
  close();
  return runs;
};

/** Funny once, and not what a coach gives back. */
const toiletHumourWords =
  /\b(?:poo(?:p|ps|py|s)?|farts?|farting|bum(?:s|bum)?|wee|pee|butts?|snot(?:ty)?)\b/i;

const longestTold = 4;

/** "the lamp is dead" says more than "the lamp": what a short clause says of a bare thing goes with it. */
const tellingTail = (words: Word[], run: Word[]): Word | undefined => {
  const [first, second] = run;
  if (run.length !== 2 || first?.lower !== 'the' || !second) return undefined;
  const before = words[first.index - 1];
  const isSubject =
    before === undefined ||
    before.sentence !== first.sentence ||
    /^(?:and|but|so|because|when|that|think|thought|know|says|said)$/.test(before.lower);
  const tail: Word[] = [];
  for (
    let word = words[second.index + 1];
    word && word.sentence === second.sentence;
    word = words[word.index + 1]
  ) {
    if (
      /^(?:and|but|so|because|when|then|if)$/.test(word.lower) ||
      word.start - (words[word.index - 1]?.end ?? 0) > 1
    )
      break;
    tail.push(word);
  }
  const isTold = tail[0]?.pos === 'AUX' || tail[0]?.pos === 'VERB';
  const isWhole = tail.length >= 2 && tail.length + 1 <= longestTold && (tail.at(-1)?.isContent ?? false);
  return isSubject && isTold && isWhole ? tail.at(-1) : undefined;
};

/** Someone or something that a message names, letter by letter as written, the most telling first. */
export const keyPhrases = (message: string): string[] => {
  const { words, text } = analyseText(message);
  return namings(words)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .map((run) => text.slice(run[0]?.start ?? 0, (tellingTail(words, run) ?? run.at(-1))?.end ?? 0))
    .filter(
      (phrase) =>
        !/["“”?]|['’]s?$/.test(phrase) &&
        !toiletHumourWords.test(phrase) &&
        findProfanity(phrase).length === 0,
    );
};
