const LETTER_GRAMS = [3, 4];

/**
 * The words, pairs of words and short runs of letters of a passage. Runs of letters still match where the spelling
 * does not: "suiside" shares "#sui" and "uis" with "suicide".
 */
export function ngramsOf(passage: string): Set<string> {
  const words =
    passage
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+|[.!?]/gu) ?? [];
  const found = new Set<string>();
  words.forEach((word, index) => {
    found.add(word);
    const next = words[index + 1];
    if (next) found.add(`${word} ${next}`);
    const after = words[index + 2];
    if (next && after) found.add(`${word} ${next} ${after}`);
    const framed = `#${word}#`;
    for (const size of LETTER_GRAMS) {
      for (let at = 0; at + size <= framed.length; at++) found.add(`~${framed.slice(at, at + size)}`);
    }
  });
  return found;
}
