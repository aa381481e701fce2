import type { Span } from '../marking/assessment.ts';
import type { PartOfSpeech } from './analysis.ts';
import { maxCachedSentences, memoise } from './memoise.ts';
import { getPosTagger } from './pos-tagger.ts';

export interface TaggedWord extends Span {
  text: string;
  lower: string;
  lemma: string;
  tags: PartOfSpeech[];
  /** What stands between the word before and this one: spaces, commas, quotation marks. */
  gap: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’‘`´\-‑.,:][\p{L}\p{N}]+)*['’]?/gu;

/** Decimal points and colons stay inside numbers only; a word never swallows a missing space after a stop. */
const wordSpans = (text: string, offset: number): Span[] => {
  const spans: Span[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const parts = /^\p{N}/u.test(match[0]) ? [match[0]] : match[0].split(/([.,:])/);
    let at = match.index;
    for (const part of parts) {
      const trimmed = part
        .replace(/(?<!s)['’]$/u, '')
        .replace(/['’]$/u, (mark) => (isOpenQuote(text, at) ? '' : mark));
      if (/[\p{L}\p{N}]/u.test(trimmed))
        spans.push({ start: offset + at, end: offset + at + trimmed.length });
      at += part.length;
    }
  }
  return spans;
};

/** In 'the boys' the last mark closes a quotation; in the boys' bikes it is part of the word. */
const isOpenQuote = (text: string, at: number): boolean => /(^|[\s(])['‘][^'’]*$/u.test(text.slice(0, at));

export const lowerWithStraightQuotes = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replaceAll('‑', '-');

interface Token {
  value: string;
  tag: PartOfSpeech;
  lemma: string | undefined;
}

const tokensOf = memoise((sentence: string): Token[] => {
  const { readDoc, its } = getPosTagger();
  const tokens = readDoc(sentence).tokens();
  const tags = tokens.out(its.pos);
  // The tagger's declarations give `lemma` other parameters than `out` passes on; its readme uses it so.
  const lemmas = tokens.out(its.lemma as unknown as typeof its.value);
  return tokens.out(its.value).map((value, index) => ({
    value,
    // The tagger's declared output is string; its tag set is the universal one.
    tag: (tags[index] ?? 'X') as PartOfSpeech,
    lemma: lemmas[index],
  }));
}, maxCachedSentences);

/**
 * The tagger keeps a word that it once took whole, as "child's" in quotation marks, and takes it whole in every later
 * text. So it never sees one: each text is read the same whatever was read before it.
 */
const partOwners = (sentence: string): string =>
  sentence.replace(
    /(?<=\p{L})(?<!\b(?:it|he|she|that|there|what|who|where|how|here|let|when|why))'s(?!\p{L})/giu,
    " 's",
  );

/** Words of one sentence with the tagger's lemma and parts of speech; offsets are those of the whole text. */
export const tagWords = (text: string, sentence: Span): TaggedWord[] => {
  const raw = text.slice(sentence.start, sentence.end);
  const haystack = raw.replace(/[’‘`´]/g, "'");
  let gapStart = sentence.start;
  const words: TaggedWord[] = wordSpans(raw, sentence.start).map(({ start, end }) => {
    const value = text.slice(start, end);
    const gap = text.slice(gapStart, start);
    gapStart = end;
    return { start, end, text: value, lower: lowerWithStraightQuotes(value), lemma: '', tags: [], gap };
  });
  let cursor = 0;
  let current = 0;
  for (const { value, tag, lemma } of tokensOf(partOwners(haystack.replace(/[\r\n\t]/g, ' ')))) {
    const at = haystack.indexOf(value, cursor);
    if (at === -1) continue;
    cursor = at + value.length;
    const start = sentence.start + at;
    while (current < words.length - 1 && (words[current]?.end ?? 0) <= start) current++;
    const word = words[current];
    if (!word || start < word.start || start >= word.end) continue;
    word.tags.push(tag);
    if (word.lemma === '') word.lemma = (lemma ?? word.lower).toLowerCase();
  }
  for (const word of words) {
    if (word.lemma === '') word.lemma = word.lower;
    if (word.tags.length === 0) word.tags.push('X');
  }
  return words;
};
