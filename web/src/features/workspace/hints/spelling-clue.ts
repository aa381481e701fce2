/** How much of the answer is told: not a word, where it goes wrong, all of it. */
export type ClueLevel = 0 | 1 | 2;

const lettersOf = (word: string): string[] => [...word.toLowerCase().replaceAll('’', "'")];

/** How many letters at the start are right already. */
const rightLetters = (written: string[], meant: string[]): number => {
  const wrong = meant.findIndex((letter, at) => letter !== written[at]);
  return wrong < 0 ? meant.length : wrong;
};

const plainOf = (word: string): string => lettersOf(word).join('').replaceAll("'", '');

/** What differs behind the letters that are right. */
function differenceAt(place: number, written: string[], meant: string[]): string {
  const isSwapped =
    written[place] === meant[place + 1] &&
    written[place + 1] === meant[place] &&
    written.slice(place + 2).join('') === meant.slice(place + 2).join('');
  if (isSwapped) return 'the next two letters have to change places.';
  const count = `The word has ${meant.length} letters, and yours has ${written.length}.`;
  if (written.length !== meant.length) return `look at what comes next. ${count}`;
  return place === meant.length - 1 ? 'the last letter is another one.' : 'the next letter is another one.';
}

/** Something to go on with that tells the right word from the written one, and leaves the word to the child. */
export const spellingClueFor = (written: string, suggestion: string): string => {
  const parts = suggestion.split(/\s+/).length;
  if (parts > 1) return `Try it as ${parts} words.`;
  if (/\s/.test(written.trim())) return 'Try it as one word.';
  if (plainOf(written) === plainOf(suggestion))
    return suggestion.toLowerCase() === written.toLowerCase()
      ? 'Look at the capital letter.'
      : 'All letters are right. Look at the apostrophe (’).';
  const [own, meant] = [lettersOf(written), lettersOf(suggestion)];
  const place = rightLetters(own, meant);
  if (place === 0) return `It begins with “${meant[0]}” and has ${meant.length} letters.`;
  const difference = differenceAt(place, own, meant);
  return place === meant.length
    ? `It ends sooner: the word has ${meant.length} letters, and yours has ${own.length}.`
    : `“${written.slice(0, place)}” is right: ${difference}`;
};
