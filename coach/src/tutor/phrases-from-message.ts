import { analyseText, isKnownWord, type Word, zipfOf } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';
import type { Respell } from '../understanding/index.ts';
import { toiletHumourWords } from '../word-lists/toilet-humour-words.ts';
import { contentWords } from './already-told.ts';
import { keyPhrases } from './key-phrase.ts';
import { keepSecondThought } from './second-thoughts.ts';

const longestClause = 8;
const longestPhrase = 7;

const turned: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  myself: 'yourself',
  "i'm": 'you are',
  im: 'you are',
  am: 'are',
  "we're": 'you are',
  "i've": 'you have',
};

/** "I was" becomes "you were", "my dog" becomes "your dog". */
export function toSecondPerson(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const before = words[at - 1]?.toLowerCase();
      if (word.toLowerCase() === 'was' && before === 'i') return 'were';
      return turned[word.toLowerCase().replaceAll('’', "'")] ?? word;
    })
    .join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The child's words in plain spelling; names keep their capitals, and shouted words lose them. */
export const inPlainSpelling = (text: string, respell: Respell): string =>
  text
    .replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
      if (/^\p{Lu}[\p{Ll}'’]+$/u.test(word) && at > 0) return word;
      const isShouted = word.length > 1 && word === word.toUpperCase();
      return respell(isShouted ? word.toLowerCase() : word);
    })
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What only leads up to an idea, or trails behind it. */
const leadingWith = (doubt: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:(?:hi|hello|hey)(?: there| inka)?|and|but|so|then|um+|uh+|hm+|well|ok|okay|oh wait|oh?|wait(?=\s*,|\s+(?:no|actually|i|my)\b)|like|because(?! of\b)|cos(?! of\b)|yes|yeah|no(?=\s*[,.!]|\s+(?:no|wait|its?|it's|i)\b)|also|actually|(?:it'?s|it is|this is) about${doubt})(?![\p{L}'])[ ,.]*)+`,
    'iu',
  );
const leading = leadingWith('|maybe|probably|i think|idk');
const leadingBeforeDoubt = leadingWith('');
/** "I want to tell about the noise": the noise is the idea. */
const announcing =
  /^(?:(?:anyway,? |so |ok |nah |no )*(?:change|fix|make) (?:(?:the|my) \p{L}+|it)(?:[,:.]| to| so)+|i (?:want|wanna|would like|'?d like)(?: to)? (?:(?:say|tell|write|talk)(?: you)?(?: more)? (?:about|on)|(?:it|this|my \p{L}+) to be about)|my (?:story|text|poem|report)(?: is|'s)? about|(?:i )?(?:just )?remembered(?: that|,)|(?:and )?i (?:did )?(?:forgot|forget) to (?:say|tell you)(?: that|,)|(?:i )?(?:got|have) another (?:one|idea)[,:]?|(?:it|the card|that)(?:'?s| is)? (?:should|supposed to|meant to) say|can i (?:put|say|add)(?: that)?|(?:no,? )?(?:it'?s|it is|that'?s|this is|i have) (?:an?|the) (?:new|other|another) (?:one|idea|thing|card)[.,:]?|one (?:more|last) (?:reason|thing|idea)[^:]{0,20}:)\s+/iu;
const trailing =
  /(?:[ ,]+(?:and|but|so|because|lo+l|(?:ha){2,}h?|i guess|i think|or something|idk|you know|obviously|can (?:you|u) (?:put|add|write) (?:it|that)(?: in| down)?\??))+[ .!,?]*$/iu;
const trailingBehindDoubt = /(?:[ ,]+(?:and|but|so|because|lo+l|(?:ha){2,}h?|you know|obviously))+[ .!,]*$/iu;

const laughing = /(?<!\p{L})(?:(?:ha){2,}h?|lo+l|lmao|we{3,}|pew(?: pew)+)(?!\p{L})/giu;

/**
 * An idea as it goes on a card: the child's words, without what leads up to them or is taken back. “I think” only
 * leads up to an idea, but of a fact it says how sure it is.
 */
export function ideaPhrase(text: string, respell: Respell, { withDoubt = false } = {}): string {
  const tidy = text
    .replaceAll(laughing, ' ')
    .replaceAll(/\s+(?=[.!?,])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const bare = keepSecondThought(withoutLead(tidy, respell, withDoubt ? leadingBeforeDoubt : leading))
    .replace(withDoubt ? trailingBehindDoubt : trailing, '')
    .replace(/[\s,;]+$/, '')
    .trim();
  return /\p{L}|\d/u.test(bare) ? bare : text.trim();
}

/** What leads up to an idea is known in plain spelling, too: "its abowt", "wate i want to say". */
function withoutLead(text: string, respell: Respell, lead: RegExp): string {
  const typed = text.split(' ');
  const plain = typed.map((word) => respell(word)).join(' ');
  const rest = plain.replace(lead, '').replace(announcing, '').trim();
  const left = rest.split(' ').length;
  return rest !== plain && plain.endsWith(rest) && rest !== '' ? typed.slice(-left).join(' ') : text;
}

/** So rare that it is more likely a slip: "harts". */
const tooRare = 3;

const isDetermined = ({ pos, lower }: Word): boolean =>
  pos === 'DET' || pos === 'NUM' || /^(?:my|your|his|her|their|our|its)$/.test(lower);

/** "on roof", "see big door": a learner's sentence is not given back as if it were right. */
const hasBareNoun = (words: Word[]): boolean =>
  words.some(
    ({ pos, lower, isName, index }) =>
      pos === 'NOUN' &&
      !isName &&
      !/s$/.test(lower) &&
      !words.slice(Math.max(0, index - 3), index).some(isDetermined),
  );

/** "she sad", "he run": an ending or a word is missing. */
const isHalfSaid = (words: Word[]): boolean =>
  words.some(({ lower }, at) => {
    const next = words[at + 1];
    if (!/^(?:he|she|it)$/.test(lower) || !next) return false;
    return (
      next.pos === 'ADJ' ||
      next.pos === 'NOUN' ||
      (next.pos === 'VERB' &&
        next.lemma === next.lower &&
        !/^(?:put|hit|cut|let|read|set|hurt|shut)$/.test(next.lower))
    );
  });

/** Nothing is given back that is misspelt, rude or half a slip. */
const isClean = (text: string): boolean =>
  !/["“”?…]|(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(text) &&
  !toiletHumourWords.test(text) &&
  findProfanity(text).length === 0 &&
  analyseText(text).grammarSlips.length === 0 &&
  (text.match(/[\p{L}'’]+/gu) ?? []).every(
    (word, at) =>
      (at > 0 && /^\p{Lu}\p{Ll}+/u.test(word)) || isCommon(word.toLowerCase().replace(/['’]s$/, '')),
  );

/** A few words of the child as the coach says them: "my headphones" are "your headphones"; none where they can't be repeated. */
export const quoteInSecondPerson = (text: string): string | undefined => {
  const plain = text.trim().replace(/[.!,]+$/, '');
  return isClean(plain) && !careless.test(plain) ? toSecondPerson(plain) : undefined;
};

const isCommon = (word: string): boolean => isKnownWord(word) && zipfOf(word) >= tooRare;

/** Small words that children type without their apostrophe; given back like that they would look right. */
const careless =
  /(?<![\p{L}'])(?:dont|cant|wont|didnt|isnt|thats|whats|its|hes|shes|theres|lets|theyre|youre|there|then|your|u|ur|r|n)(?![\p{L}'])/iu;

/** A short sentence of the child, said back: "You found him". None where it is long, unclear or about the coach. */
export function echoSentence(idea: string, respell: Respell): string | undefined {
  const plain = ideaPhrase(inPlainSpelling(idea, respell), respell).replace(/[.!]+$/, '');
  const { words } = analyseText(plain);
  const [first] = words;
  const isWhole =
    words.length >= 3 &&
    words.length <= longestClause &&
    words.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
    first !== undefined &&
    ['PRON', 'DET', 'PROPN', 'NOUN'].includes(first.pos) &&
    words.every(({ sentence }) => sentence === 0) &&
    words.at(-1)?.pos !== 'ADP' &&
    !hasBareNoun(words) &&
    !isHalfSaid(words);
  const typed = new Set(idea.toLowerCase().match(/[\p{L}'’]+/gu) ?? []);
  // The word that was meant is a guess: it is not given back.
  if (words.some(({ lower }) => /\p{L}/u.test(lower) && !typed.has(lower))) return undefined;
  if (/^(?:i|we) (?:said|told|mean|want to write)\b|\b(?:sa(?:ys?|id)|like|nothing)\b/i.test(plain))
    return undefined;
  if (!isWhole || careless.test(plain) || /[,.;:!]/.test(plain) || !isClean(plain)) return undefined;
  if (/\b(?:you|your|it|this|that)\b/i.test(plain) && !/^(?:he|she|they|we|i)\b/i.test(plain))
    return undefined;
  return capital(toSecondPerson(plain));
}

const joins = new Set(['in', 'on', 'of', 'with', 'under', 'from', 'by', 'behind', 'inside', 'at']);

/** "mints" and, behind it, "in his pocket": what stands with a thing tells more of it. */
function withTail(phrase: string, text: string): string {
  const { words } = analyseText(text);
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  const next = words.findIndex(({ start }) => start >= at + phrase.length);
  const joint = words[next];
  if (at < 0 || !joint || !joins.has(joint.lower) || joint.start > at + phrase.length + 1) return phrase;
  const tail: Word[] = [joint];
  for (const word of words.slice(next + 1, next + 5)) {
    const isIn =
      ['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'].includes(word.pos) ||
      /^(?:his|her|their|my|our)$/.test(word.lower);
    if (!isIn || word.sentence !== joint.sentence) break;
    tail.push(word);
  }
  const last = tail.at(-1);
  const isRight = tail.some(isDetermined) || last?.pos === 'PROPN' || /s$/.test(last?.lower ?? '');
  const isWhole = last && tail.length > 1 && isRight && (last.pos === 'NOUN' || last.pos === 'PROPN');
  const whole = isWhole ? text.slice(at, last.end) : phrase;
  return whole.split(' ').length <= longestPhrase ? whole : phrase;
}

/** "the dog drops" of "the dog drops him": what goes on behind it is cut off. */
function isCutOff(phrase: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  const next = analyseText(text).words.find(({ start }) => start >= at + phrase.length);
  if (!next || /[.,;!?]/.test(text.slice(at + phrase.length, next.start))) return false;
  return ['PRON', 'DET', 'ADJ', 'NOUN', 'PROPN', 'NUM', 'PART'].includes(next.pos) || next.lower === 'of';
}
const denies = /\b(?:not|never|no|\p{L}+n['’]t|isnt|dont|wont|cant|doesnt|didnt|wasnt|couldnt|arent)\b/iu;
const leadingWords =
  /^(?:(?:the|a|an|your|his|her|their) (?:big|small|little|hot|cold|old|new|whole|same|other|next|last|first|best|list|end|thing|way|bunch|lot|kind|time)|the end|that|this|these|those|each|every|any|no|another|what|which)\b/i;

/** Someone or something the child named, as a listener gives it back: "Mints in his pocket". */
export function nounPhraseIn(idea: string, respell: Respell, title = ''): string | undefined {
  const inTitle = new Set(contentWords(title));
  const plain = ideaPhrase(inPlainSpelling(idea, respell), respell);
  // Of what is denied nothing is given back: "not a total ban".
  if (denies.test(plain)) return undefined;
  const typed = new Set(idea.toLowerCase().match(/[\p{L}'’]+/gu) ?? []);
  for (const phrase of keyPhrases(plain)) {
    const whole = withTail(phrase, plain);
    const [, ...rest] = whole.split(' ');
    // "Mrs Gravy!" or "A beak." alone says nothing: a thing is given back with what is special about it.
    const isTelling = rest.length > 1;
    const named = analyseText(whole).words;
    const isList = named.some(
      (word, at) => word.isName && named[at - 1]?.pos === 'NOUN' && !named[at - 1]?.isName,
    );
    // The word that was meant is a guess: it is not praised.
    const isTyped = (whole.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).every((word) => typed.has(word));
    const isRight = (isTyped && !isList && !hasBareNoun(named)) || /^\p{Lu}/u.test(whole);
    if (
      isTelling &&
      isRight &&
      !isCutOff(whole, plain) &&
      !leadingWords.test(whole) &&
      !contentWords(whole).every((word) => inTitle.has(word)) &&
      !careless.test(whole) &&
      isClean(whole)
    )
      return capital(toSecondPerson(whole));
  }
  return undefined;
}
