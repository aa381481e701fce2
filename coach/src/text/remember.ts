/** Enough for the words of a long day; then it starts anew, so a server never grows with what it reads. */
const mostEntries = 40_000;

/** Remembers answers about single words, which come again and again in every text. */
export const remember = <Answer>(ask: (word: string) => Answer): ((word: string) => Answer) => {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = ask(word);
    if (answers.size >= mostEntries) answers.clear();
    answers.set(word, answer);
    return answer;
  };
};
