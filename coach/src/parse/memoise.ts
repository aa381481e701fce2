/** Enough for the words of a long day; then it starts again, so a server never grows with what it reads. */
const maxCachedEntries = 40_000;

/** Enough sentences for the few texts at hand: one draft is read several times over, as it stands, mended and shortened. */
export const maxCachedSentences = 500;

/** Remembers answers about single words, which come again and again in every text, or about the last few sentences. */
export const memoise = <Answer>(
  ask: (word: string) => Answer,
  most = maxCachedEntries,
): ((word: string) => Answer) => {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = ask(word);
    if (answers.size >= most) answers.clear();
    answers.set(word, answer);
    return answer;
  };
};
