export interface WordToken {
  text: string;
  lower: string;
  start: number;
  end: number;
  isWord: boolean;
  /** The first word of a sentence or line, where a capital says little. */
  opensSentence: boolean;
}

const piece = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*|\n|[^\s]/gu;
const possessive = /['’](?:s|S)$/;
const startsWord = /^[\p{L}\p{N}_]/u;

/** Words, marks and line ends; "Mark's" is two tokens, so that the name stands alone. */
export function wordTokensOf(text: string): WordToken[] {
  const tokens: WordToken[] = [];
  const add = (value: string, start: number): void => {
    const isWord = startsWord.test(value);
    const before = tokens.at(-1);
    const opensSentence =
      isWord && (before === undefined || /^[.!?\n]$/.test(before.text) || opensQuote(tokens));
    tokens.push({
      text: value,
      lower: value.toLowerCase(),
      start,
      end: start + value.length,
      isWord,
      opensSentence,
    });
  };
  for (const match of text.matchAll(piece)) {
    const [value] = match;
    const ending = possessive.exec(value)?.[0] ?? '';
    add(value.slice(0, value.length - ending.length), match.index);
    if (ending !== '') add(ending, match.index + value.length - ending.length);
  }
  return tokens;
}

function opensQuote(tokens: WordToken[]): boolean {
  const last = tokens.at(-1)?.text ?? '';
  const before = tokens.at(-2)?.text ?? '\n';
  return /^["“”'‘(]$/.test(last) && /^[.!?,\n:]$/.test(before);
}
