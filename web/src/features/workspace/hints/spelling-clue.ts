/** How much of the answer is told: not a word, how it begins, all of it. */
export type ClueLevel = 0 | 1 | 2;

const shownLetters = (word: string): number => (word.length > 5 ? 2 : 1);

/** Something to go on with that leaves the word to the child. */
export const spellingClueFor = (suggestion: string): string => {
  if (/\s/.test(suggestion)) return `Try it as ${suggestion.split(/\s+/).length} words.`;
  const count = [...suggestion].length;
  return `It begins with “${suggestion.slice(0, shownLetters(suggestion))}” and has ${count} letters.`;
};
