/** How much of the answer is told: not a word, where it goes wrong, all of it. */
export type ClueLevel = 0 | 1 | 2;

const lettersOf = (word: string): string[] => [...word.toLowerCase().replaceAll('’', "'")];

/** How many letters at the start are right already. */
const rightLetters = (written: string[], meant: string[]): number => {
  const wrong = meant.findIndex((letter, at) => letter !== written[at]);
  return wrong < 0 ? meant.length : wrong;
};

const onlyLetters = (words: string): string => words.toLowerCase().replace(/[^\p{L}]/gu, '');

const apostropheClue = (written: string): string =>
  /['’]/.test(written)
    ? 'All letters are right. Look where the apostrophe (’) stands.'
    : 'All letters are right. An apostrophe (’) is missing.';

const countLetters = (letters: readonly string[]): number =>
  letters.filter((letter) => letter !== "'").length;

const plainOf = (word: string): string => lettersOf(word).join('').replaceAll("'", '');

/** What differs behind the letters that are right. */
function differenceAt(place: number, written: string[], meant: string[]): string {
  const isSwapped =
    written[place] === meant[place + 1] &&
    written[place + 1] === meant[place] &&
    written.slice(place + 2).join('') === meant.slice(place + 2).join('');
  if (isSwapped) return 'the next two letters have to change places.';
  const count = `The word has ${countLetters(meant)} letters, and yours has ${countLetters(written)}.`;
  if (written.length !== meant.length) return `look at what comes next. ${count}`;
  return place === meant.length - 1 ? 'the last letter is another one.' : 'the next letter is another one.';
}

/** Something to go on with that tells the right word from the written one, and leaves the word to the child. */
export const spellingClueFor = (written: string, suggestion: string): string => {
  if (!/\p{L}/u.test(suggestion))
    return 'The letters are right. Look at the mark, and at the space before it.';
  if (onlyLetters(written) === onlyLetters(suggestion) && /[.,!?;:]/.test(written + suggestion))
    return 'The letters are right. Look at the mark.';
  const parts = suggestion.split(/\s+/).length;
  if (parts > 1) return `Try it as ${parts} words.`;
  if (/\s/.test(written.trim())) return 'Try it as one word.';
  if (plainOf(written) === plainOf(suggestion))
    return suggestion.toLowerCase() === written.toLowerCase()
      ? 'Look at the capital letter.'
      : apostropheClue(written);
  const [own, meant] = [lettersOf(written), lettersOf(suggestion)];
  const place = rightLetters(own, meant);
  if (place === 0) return `It begins with “${meant[0]}” and has ${countLetters(meant)} letters.`;
  const difference = differenceAt(place, own, meant);
  return place === meant.length
    ? `It ends sooner: the word has ${countLetters(meant)} letters, and yours has ${countLetters(own)}.`
    : `“${written.slice(0, place)}” is right: ${difference}`;
};
