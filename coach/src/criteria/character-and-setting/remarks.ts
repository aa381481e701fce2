import { placeNames } from '../../feedback/draft-topic.ts';
import {
  type CriterionRemarks,
  type FeedbackContext,
  findCue,
  isInside,
  isQuotedWhole,
  overlapsFinding,
  quoteCue,
  quoted,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import { hasRole, mayHaveRole } from '../../feedback/find-sentences-by-role.ts';
import { type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark, Span } from '../../marking/assessment.ts';
import type { Sentence, TextAnalysis, Word } from '../../parse/index.ts';
import { capitalisedNonCharacters } from '../../parse/story-characters.ts';
import { animateNouns, charactersFromFirstMention } from '../../word-lists/animate-nouns.ts';
import { firstNames } from '../../word-lists/first-names.ts';
import {
  familyWords,
  namedFeelingWords,
  settingPattern,
  speakingPattern,
} from '../../word-lists/words-and-patterns-for-remarks.ts';
import { characterAndSettingWording as words } from './wording.ts';

export function remarkOnCharacterAndSetting(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const names = mainNames(context);
  return {
    summary: summarise(context, names),
    strengths: strengths(context),
    steps: steps(context, mark.mark, names[0]),
  };
}

/** Names of people and animals, most frequent first; young children often drop the capital later on. */
export function mainNames({ analysis, findings }: FeedbackContext): string[] {
  const places = new Set(placeNames(analysis));
  const known = new Set(analysis.referents.characters.map(({ name }) => name.toLowerCase()));
  const counted = new Map<string, { text: string; count: number }>();
  const placesOf = placesOfNames(analysis);
  for (const word of analysis.words) {
    const seen = counted.get(bareName(word));
    if (seen) {
      seen.count += 1;
      continue;
    }
    const isNamed = word.isName || known.has(word.lower) || isCapitalisedInside(word, analysis);
    const name = word.lower.replace(/['’]s?$/, '');
    const isCharacter =
      isNamed &&
      isSomebody(word, analysis, placesOf.get(bareName(word)) ?? []) &&
      !/['’](?:ve|m|ll|d|re)$/.test(word.lower) &&
      !capitalisedNonCharacters.test(name.replace(/s$/, '')) &&
      !notPeople.has(name) &&
      !isSurname(word, analysis) &&
      !places.has(word.lower) &&
      !isOnTheMap(word, analysis) &&
      !overlapsFinding(word, findings);
    if (isCharacter) counted.set(name, { text: word.text.slice(0, name.length), count: 1 });
  }
  // "Oscars idea" is about Oscar.
  const one = [...counted].filter(([name]) => !(name.endsWith('s') && counted.has(name.slice(0, -1))));
  const ranked = one.sort(([, a], [, b]) => b.count - a.count);
  // "friend" beside the friend's name is the same person once more.
  const named = ranked.filter(([name]) => !familyWords.has(name));
  const shown = named.length > 1 ? ranked.filter(([name]) => name !== 'friend') : ranked;
  const isSameAs = (name: string, other: string): boolean =>
    namesOfParents.some((pair) => pair.includes(name) && pair.includes(other));
  const once = shown.filter(([name], at) => !shown.slice(0, at).some(([other]) => isSameAs(name, other)));
  // Beside a name, "cat" or "sister" is mostly the same one again, and "the dog" may be none.
  const proper = once.filter(([, { text }]) => /^\p{Lu}/u.test(text));
  return (proper.length > 0 ? proper : once).slice(0, 3).map(([, { text }]) => text);
}

/** "Aaaah" and "BEEP" are sounds; in a line of capitals a name looks like any other word. */
const isNoise = ({ text, lower }: Word): boolean =>
  /(\p{L})\1\1/u.test(lower) || (text.length > 1 && text === text.toUpperCase() && !firstNames.has(lower));

const titles =
  /^(?:mr|mrs|ms|miss|dr|uncle|aunty?|auntie|captain|coach|king|queen|prince|princess|sir|nanna?|pop)$/;
const beforeNames = /^(?:called|named|name|names|is|was|am|and|with|to|told|asked)$/;

const bareName = ({ lower }: Word): string => lower.replace(/['’]s?$/, '');

/** Where each name stands, by its lower case. */
const placesOfNames = ({ words: all }: TextAnalysis): ReadonlyMap<string, Word[]> => {
  const places = new Map<string, Word[]>();
  for (const word of all) {
    const found = places.get(bareName(word));
    if (found) found.push(word);
    else places.set(bareName(word), [word]);
  }
  return places;
};

/** A character is a person or animal, has a common first name, or does something; "Cherry" in "a Cherry Ripe" is none of these. */
const isSomebody = (word: Word, { words: all }: TextAnalysis, places: readonly Word[]): boolean => {
  const name = bareName(word);
  if (isNoise(word) || word.pos === 'PRON' || word.pos === 'NUM') return false;
  if (charactersFromFirstMention.has(name) || animateNouns.has(name)) return true;
  const acts = places.some(({ index, sentence }) => {
    const before = all[index - 1]?.lower ?? '';
    const next = all[index + 1];
    const isNext = next !== undefined && next.sentence === sentence;
    const doesSomething = isNext && /^(?:VERB|AUX)$/.test(next.pos);
    return !/^(?:a|an|the)$/.test(before) && (doesSomething || titles.test(before));
  });
  const isIntroduced = places.some(({ index }) => beforeNames.test(all[index - 1]?.lower ?? ''));
  return acts || (firstNames.has(name) && isIntroduced);
};

/** Mum is the mother. */
const namesOfParents = [
  ['mum', 'mother', 'mummy', 'mom'],
  ['dad', 'father', 'daddy'],
];

const notPeople: ReadonlySet<string> = new Set(
  'christmas easter halloween ramadan diwali bali melbourne sydney brisbane perth adelaide darwin hobart canberra tasmania victoria queensland australia america england china india japan earth mars google minecraft youtube netflix maths english science item mr mrs ms miss'.split(
    ' ',
  ),
);

const mapWords =
  /^(lake|mount|mt|river|creek|beach|bay|island|street|road|lane|park|school|college|zoo|cape|port|forest|bridge|coast|hills?|heads?|point|valley|town|city|airport|stadium|oval|reserve)$/;

/** "Lake Tyers" and "Bells Beach" are places, in both of their words. */
const isOnTheMap = (word: Word, { words: all }: TextAnalysis): boolean =>
  [all[word.index - 1], word, all[word.index + 1]].some(
    (near) => near?.sentence === word.sentence && /^\p{Lu}/u.test(near.text) && mapWords.test(near.lower),
  );

/** "Tran" in "Jasmine Tran" is nobody else. */
const isSurname = (word: Word, { words: all }: TextAnalysis): boolean => {
  const before = all[word.index - 1];
  const isNext = before !== undefined && word.start - before.end === 1 && before.sentence === word.sentence;
  return isNext && before.isName && !/^(?:mr|mrs|ms|miss|dr|uncle|aunty?|captain)$/.test(before.lower);
};

const isCapitalisedInside = (word: Word, { sentences }: TextAnalysis): boolean =>
  word.index !== sentences[word.sentence]?.firstWord &&
  (sentences[word.sentence]?.isProse ?? false) &&
  !word.inSpeech &&
  word.lower.length > 1 &&
  word.text.charAt(0) !== word.lower.charAt(0);

/** Somebody may have a name here, though it is not sure enough to be said. */
const mayNameSomebody = ({ analysis }: FeedbackContext): boolean =>
  analysis.words.some((word) => word.isName || isCapitalisedInside(word, analysis));

function summarise(context: FeedbackContext, names: string[]): Remark | null {
  // Who is met and who is only named no rule can tell.
  if (names.length > 0 || context.isDescribing) return null;
  if (context.analysis.person === 'first') return null;
  return mayNameSomebody(context) ? null : remark(words.summaryNobody);
}

const noDescription = /^(?:first|last|next|other|same|best|only|many|more|most|such|own|able|sure)$/;

const describingWords = (context: FeedbackContext, sentence: Sentence): Word[] =>
  wordsIn(context, sentence).filter(
    (word) => word.pos === 'ADJ' && word.isContent && !noDescription.test(word.lower),
  );

/** Two describing words show somebody or some place. */
const describes = (context: FeedbackContext, sentence: Sentence): boolean =>
  describingWords(context, sentence).length >= 2;

const firstDescribingWord = (context: FeedbackContext, sentence: Sentence): number | undefined =>
  describingWords(context, sentence)[0]?.start;

/** Nobody speaks where a note "said" something, or where quotation marks hold a title or a name. */
const isWritten = (text: string, { start }: Span): boolean =>
  /\b(?:note|sign|letter|label|card|message|text|poster|screen|page|book|word|article|essay|film|movie|song|game|called|named|name|under|titled)\b[^.!?\n]{0,40}$/i.test(
    text.slice(0, start),
  );

const fewestWordsSpoken = 3;
const countWords = (text: string, { start, end }: Span): number => text.slice(start, end).split(/\s+/).length;

const noDeed =
  /^(?:be|am|is|are|was|were|have|had|has|want|like|love|hate|know|think|feel|get|go|live|need|see|hear|seem|hope|wish|remember|believe|call|name|understand|mean|own|smell|look|marry|marri|do)$/;

/** Somebody does something that can be seen, in a line short enough to be quoted whole. */
const showsDeed = (context: FeedbackContext, sentence: Sentence): boolean => {
  const [first, second] = wordsIn(context, sentence);
  return (
    isQuotedWhole(sentence) &&
    sentence.tense === 'past' &&
    !sentence.hasSpeech &&
    (first?.pos === 'PRON' || first?.isName === true) &&
    second?.pos === 'VERB' &&
    !noDeed.test(second.lemma)
  );
};

/** "I was sad." only names it. */
const fewestWordsOfFeeling = 5;

function strengths(context: FeedbackContext): Remark[] {
  const { prose, analysis } = context;
  const spoken = analysis.speech.find(
    (speech) => countWords(context.text, speech) >= fewestWordsSpoken && !isWritten(context.text, speech),
  );
  const speaking = spoken && prose.find((sentence) => isInside(spoken, sentence));
  const described = prose.find(
    (sentence) =>
      describes(context, sentence) &&
      (mayHaveRole(context, sentence, 'who') || mayHaveRole(context, sentence, 'where')),
  );
  const acting = prose.find((sentence) => showsDeed(context, sentence));
  const feeling = findCue(
    context,
    prose.filter(
      (sentence) =>
        sentence.endWord - sentence.firstWord >= fewestWordsOfFeeling &&
        mayHaveRole(context, sentence, 'feeling'),
    ),
    namedFeelingWords,
  );
  const settings = prose.filter((sentence) => mayHaveRole(context, sentence, 'where'));
  const setting = findCue(context, settings, settingPattern);
  const found: Remark[] = [];
  if (speaking) found.push(remark(words.speech, { quote: quoted(context, spoken) }));
  if (described && described !== speaking)
    found.push(
      remark(words.description, {
        quote: quoted(context, described, firstDescribingWord(context, described)),
      }),
    );
  if (feeling) found.push(remark(words.feeling, { quote: quoteCue(context, feeling) }));
  if (setting && setting.sentence !== described && atPlace.test(quoteCue(context, setting)))
    found.push(remark(words.setting, { quote: quoteCue(context, setting) }));
  if (found.length === 0 && acting) found.push(remark(words.action, { quote: quoted(context, acting) }));
  if (found.length === 0 && analysis.person === 'first') found.push(remark(words.teller));
  return found;
}

/** A place one could be in: "at the beach", and not "one day". */
const atPlace =
  /\b(?:in|at|on|to) (?:the|a|my|our|her|his) (?!(?:\w+ )?(?:holidays?|morning|afternoon|evening|night|summer|winter|weekend|end|time|moment)\b)/i;

function steps(context: FeedbackContext, mark: number, name: string | undefined): Remark[] {
  const { prose, analysis } = context;
  if (prose.length === 0) return [];
  const found: Remark[] = [];
  if (name || analysis.person === 'first') found.push(remark(words.showSomeone));
  else if (!mayNameSomebody(context)) found.push(remark(words.nameSomeone));
  const settings = prose.filter((sentence) => hasRole(context, sentence, 'where'));
  const place = findCue(context, settings, settingPattern);
  const near = place ? [0, 1].map((next) => prose[prose.indexOf(place.sentence) + next]) : [];
  const isShown = near.some((sentence) => sentence && describingWords(context, sentence).length > 0);
  if (mark <= 3 && place && atPlace.test(quoteCue(context, place)) && !isShown && !place.sentence.hasSpeech) {
    found.push(remark(words.addPlace, { quote: quoteCue(context, place) }));
  }
  const isSilent = analysis.speech.length === 0 && !findCue(context, prose, speakingPattern);
  if (isSilent) found.push(remark(words.addSpeech));
  found.push(remark(words.keepAlive));
  return found;
}
