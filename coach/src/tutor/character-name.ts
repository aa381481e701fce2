import { analyseText, isKnownWord } from '../parse/index.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import { findProfanity } from '../safety/profanity.ts';
import { animateNouns } from '../word-lists/animate-nouns.ts';
import { toiletHumourWords } from '../word-lists/toilet-humour-words.ts';
import { uncapitalisedFirstNames } from './uncapitalised-first-names.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const titles = setOf('mr mrs miss ms dr sir king queen captain prince princess professor uncle aunt aunty');
export const articleWords = setOf('a an the my our his her their this one');
/** What may stand before "a robot called Zip" where the robot is the hero; "has a dog called Max" is not one. */
const leadsToHero = setOf(
  'of in from on at near by about is was its be lived there want wanna choose for maybe',
);
const nobody = setOf(
  'the a an it its his her is was out for to on in by him them me my your upon over back up and that after he she they i this we you us if when not no yes something nothing idk',
);
const ownedBy = setOf('has have had with and');
/** "my dog food": half of a thing, and nobody's name. */
const partOfThing = setOf('food house bed toy bowl collar lead egg nest cage hair tail sitter trainer class');
const goesOn = setOf('got gets wants wanted went goes is was has had can loves likes ran lost finds found');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const isCapital = (word = ''): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);
const isFirstName = (word = ''): boolean => uncapitalisedFirstNames.has(word.toLowerCase());
const isBeing = (word = ''): boolean => animateNouns.has(word.toLowerCase());

/** A name fit to be said by the coach. */
const capitaliseName = (words: string[]): string | undefined => {
  const name = words.map((word) => capital(word.replace(/['’]s?$/, ''))).join(' ');
  return name === '' || toiletHumourWords.test(name) || findProfanity(name).length > 0 ? undefined : name;
};

export const nameTokensOf = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];

const soundOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('k', 'c')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/ed$/, 'd');

/** "called" and "named", also as "calld", "kald", "namd" or, before a name, "cold". */
function isCalled(word: string, next = ''): boolean {
  const sound = soundOf(word);
  if (sound === 'cald' || sound === 'namd') return true;
  if (sound === 'cold') return isCapital(next) || isFirstName(next);
  return (
    sound.length >= 3 &&
    !isKnownWord(word.toLowerCase()) &&
    ['cald', 'namd'].some(
      (right) => sound.startsWith(right.charAt(0)) && isWithinEditDistance(sound, right, 1),
    )
  );
}

/** Where a name is said to follow: behind "called", "her name is" or "names". */
function nameStart(tokens: string[]): { lead: string[]; at: number } | undefined {
  for (const [index, token] of tokens.entries()) {
    if (isCalled(token, tokens[index + 1])) return { lead: tokens.slice(0, index), at: index + 1 };
    if (!/^names?(?:['’]s)?$/i.test(token)) continue;
    const at = /^(?:is|was|iz)$/i.test(tokens[index + 1] ?? '') ? index + 2 : index + 1;
    const isWhose = /^(?:his|her|its|their|the|my)$/i.test(tokens[index - 1] ?? '');
    return { lead: tokens.slice(0, isWhose ? index - 1 : index), at };
  }
  return undefined;
}

/** The words of the name that begins here: "Mr Fluffy", "Rosie May", "zip". */
function nameAt(tokens: string[], at: number): string[] {
  const first = tokens[at] ?? '';
  if (first.length < 2 || nobody.has(first.toLowerCase())) return [];
  const second = tokens[at + 1];
  if (titles.has(first.toLowerCase()) && second && !nobody.has(second.toLowerCase())) return [first, second];
  const more = tokens.slice(at + 1);
  const end = isCapital(first)
    ? more.findIndex((word) => !isCapital(word) || nobody.has(word.toLowerCase()))
    : 0;
  return [first, ...more.slice(0, end < 0 ? more.length : end)];
}

/** In "a girl with a dog called Max" the name is not the girl's. */
function isOfAnother(lead: string[]): boolean {
  const lower = lead.map((word) => word.toLowerCase());
  const isNewThing = lower.some(
    (word, index) => index > 0 && articleWords.has(word) && !leadsToHero.has(lower[index - 1] ?? ''),
  );
  const owner = lower.findIndex(isBeing);
  const joint = lower.findIndex((word, index) => index > owner && ownedBy.has(word));
  return isNewThing || (owner >= 0 && joint >= 0 && lower.slice(joint).some(isBeing));
}

const spokenOf = setOf('he she it they is was and so but the a her his name hes shes its');

/** What a later card says of the one on the first: "she is called Rosie", "the girl is called Rosie". */
const isOfFirst = (lead: string[], noun: string | undefined): boolean =>
  lead.every((word) => spokenOf.has(word.toLowerCase().replace(/['’]/, '')) || word.toLowerCase() === noun);

/** "my hamster noodle he is a ninja", "the dragon Zog": the name behind the one who bears it. */
function nameBehindBeing(text: string, tokens: string[], title: string): string[] {
  const first = tokens.findIndex(isBeing);
  const start = tokens[0]?.toLowerCase() ?? '';
  if (first < 0 || first > 3 || !(articleWords.has(start) || first === 0)) return [];
  const before = tokens.slice(1, Math.max(first, 1));
  if (before.some((word) => nobody.has(word.toLowerCase()) || ownedBy.has(word.toLowerCase()))) return [];
  let at = first + 1;
  while (isBeing(tokens[at])) at += 1;
  const word = tokens[at] ?? '';
  const lower = word.toLowerCase();
  if (word.length < 2 || nobody.has(lower) || partOfThing.has(lower)) return [];
  if ((isCapital(word) && text !== text.toUpperCase()) || isFirstName(word)) return nameAt(tokens, at);
  if (start !== 'my' && start !== 'our') return [];
  const next = tokens[at + 1]?.toLowerCase() ?? '';
  const pos = analyseText(text).words.find((each) => each.lower === lower)?.pos;
  const isNoun = (pos === 'NOUN' || pos === 'PROPN' || !isKnownWord(lower)) && !lower.endsWith('s');
  const isInTitle = nameTokensOf(title.toLowerCase()).includes(lower);
  return isInTitle || (isNoun && (/^(?:he|she|who)?$/.test(next) || goesOn.has(next))) ? [word] : [];
}

/** "Rosie is a girl", "noodle the hamster", or the name alone. */
function nameInFront(text: string, tokens: string[]): string[] {
  const [first = '', second = '', third = ''] = tokens;
  const [word] = analyseText(text).words;
  if (tokens.length === 1 && !isBeing(first) && (isFirstName(first) || isCapital(first))) return [first];
  if (titles.has(first.toLowerCase()) && second && !nobody.has(second.toLowerCase()))
    return nameAt(tokens, 0);
  if (isFirstName(first)) return [first];
  const isThing = nobody.has(first.toLowerCase()) || articleWords.has(first.toLowerCase()) || isBeing(first);
  const isPresented =
    (/^the$/i.test(second) && tokens.slice(2, 5).some(isBeing)) ||
    (isCapital(first) && /^(?:is|was)$/i.test(second) && /^(?:an?|the|my)$/i.test(third));
  return isPresented && !isThing && word?.pos !== 'PRON' && word?.pos !== 'DET' ? [first] : [];
}

/** Two who are named together: "Tom and Lily", "twins called Mia and Zoe". */
export function twoCharactersNamedIn(text: string): string | undefined {
  const tokens = nameTokensOf(text);
  const at = nameStart(tokens)?.at ?? 0;
  const [one = '', and = '', other = ''] = tokens.slice(at);
  const isName = (word: string): boolean =>
    isFirstName(word) || (isCapital(word) && !articleWords.has(word.toLowerCase()) && !isBeing(word));
  if (!/^(?:and|n)$/i.test(and) || !isName(one) || !isName(other)) return undefined;
  const names = [capitaliseName([one]), capitaliseName([other])];
  return names.every((name) => name !== undefined) ? names.join(' and ') : undefined;
}

/** The name on the first card about who it is; `text` is without what leads up to it. */
export function nameIn(text: string, title: string): string | undefined {
  const tokens = nameTokensOf(text);
  const inFront = nameInFront(text, tokens);
  if (inFront.length > 0) return capitaliseName(inFront);
  const start = nameStart(tokens);
  if (start && !isOfAnother(start.lead)) {
    const called = nameAt(tokens, start.at);
    if (called.length > 0) return capitaliseName(called);
  }
  const behind = nameBehindBeing(text, tokens, title);
  return behind.length > 0 ? capitaliseName(behind) : undefined;
}

/** The name that a later card gives the one on the first: "her name is Rosie", or the name alone. */
export function nameGivenLater(text: string, noun: string | undefined): string | undefined {
  const tokens = nameTokensOf(text);
  const [only = '', ...rest] = tokens;
  if (rest.length === 0)
    return isFirstName(only) || (isCapital(only) && !isBeing(only)) ? capitaliseName([only]) : undefined;
  const start = nameStart(tokens);
  return start && isOfFirst(start.lead, noun) ? capitaliseName(nameAt(tokens, start.at)) : undefined;
}
