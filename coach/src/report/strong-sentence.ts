interface Evidence {
  start: number;
  end: number;
  speaks: 'for' | 'against';
}

const fewestWords = 6;
const mostWords = 40;
/** One thing against a sentence weighs as much as two for it: what is quoted is to be without a fault. */
const faultWeight = 2;

const sentencesOf = (text: string): { start: number; end: number; text: string }[] =>
  [...text.matchAll(/[^.!?\n]+[.!?]+[”"’']?/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0].trim(),
  }));

/** The sentence that most speaks for and least against, by what the coach marked; null when nothing stands out. */
export function strongSentence(text: string, evidence: readonly Evidence[]): string | null {
  const worthOf = ({ start, end }: { start: number; end: number }): number =>
    evidence
      .filter((each) => each.start < end && each.end > start)
      // Praise of a whole paragraph or text says nothing of one sentence.
      .filter((each) => each.speaks === 'against' || each.end - each.start <= (end - start) * 1.5)
      .reduce((sum, { speaks }) => sum + (speaks === 'for' ? 1 : -faultWeight), 0);
  const candidates = sentencesOf(text)
    .filter(({ text: words }) => {
      const count = words.split(/\s+/).length;
      return count >= fewestWords && count <= mostWords && /^[“"‘']?\p{Lu}/u.test(words);
    })
    .map((sentence) => ({ text: sentence.text, worth: worthOf(sentence) }))
    .filter(({ worth }) => worth > 0);
  const best = Math.max(0, ...candidates.map(({ worth }) => worth));
  return candidates.find(({ worth }) => worth === best)?.text ?? null;
}
