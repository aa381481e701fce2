import { createSeededRandom } from '../../../coach/src/understanding/seeded-random.ts';

/** A text of this many characters that says the same again and again. */
const filled = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** A text of this many characters, made of parts that each know their place. */
const madeOf = (length: number, part: (index: number) => string): string => {
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const next = part(parts.length);
    parts.push(next);
    size += next.length;
  }
  return parts.join('').slice(0, length);
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Kinds of odd text, each of a length and, where it needs words, of some prose. */
export function oddTexts(prose: string, length: number): Record<string, string> {
  const random = createSeededRandom(7);
  const pick = (from: string): string => from.charAt(Math.floor(random() * from.length));
  const randomWord = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(letters)).join('');
  const words = wordsOf(prose);
  const anyWord = (): string => words[Math.floor(random() * words.length)] ?? '';
  const sentence = prose.match(/[^.!?]+[.!?]/)?.[0] ?? prose;
  const paragraph = prose.slice(0, 600);
  const cut = (text: string): string => text.slice(0, length);
  return {
    'only spaces between two words': `Once${' '.repeat(length - 8)}upon`,
    'spaces between words': cut(prose.replace(/ /g, '          ')),
    'only newlines between two words': `Once${'\n'.repeat(length - 8)}upon`,
    'a newline after each word': cut(prose.replace(/ /g, '\n')),
    tabs: filled('word\t\t\t', length),
    'one endless word': 'a'.repeat(length),
    'one endless word of random letters': madeOf(length, () => pick(letters)),
    'endless words': filled(`${'pneumono'.repeat(40)} `, length),
    'random words': madeOf(length, () => `${randomWord()} `),
    'random words in sentences': madeOf(length, (n) => `${randomWord()}${n % 9 === 8 ? '. ' : ' '}`),
    'words in any order': madeOf(length, () => `${anyWord()} `),
    'one sentence without end': cut(prose.replace(/[^\p{L} ]+/gu, ' ')),
    'one word again and again': filled('very ', length),
    'two words by turns': filled('big dog ', length),
    'one sentence copied': filled(`${sentence.trim()} `, length),
    'one paragraph copied': filled(`${paragraph}\n\n`, length),
    'a growing list': madeOf(length, (n) => `and then number ${n} came, `),
    headings: madeOf(length, (n) => `Chapter ${n}\n\n`),
    'headings in capitals': madeOf(length, () => `${anyWord().toUpperCase()}\n\n`),
    'a list with dashes': madeOf(length, () => `- ${anyWord()} ${anyWord()}\n`),
    'opening brackets': filled('(', length),
    'brackets in brackets': `${'('.repeat(length / 2)}${')'.repeat(length / 2)}`,
    'words in brackets': madeOf(length, () => `(${anyWord()}) `),
    'opening quotes': madeOf(length, () => `"${anyWord()} `),
    'each word in quotes': madeOf(length, () => `"${anyWord()}" `),
    'curly quotes': madeOf(length, () => `“${anyWord()}” said ${anyWord()}. `),
    apostrophes: filled("'", length),
    "words with apostrophes's": madeOf(length, () => `${anyWord()}'s'`),
    'full stops': filled('.', length),
    'commas only': filled(',', length),
    'commas after each word': madeOf(length, () => `${anyWord()}, `),
    'exclamation marks': filled('!?', length),
    'one-word sentences': madeOf(length, () => `${anyWord()}. `),
    hyphens: madeOf(length, () => `${anyWord()}-`),
    emoji: filled('🙂🎉', length),
    'words and emoji': madeOf(length, () => `${anyWord()} 🙂 `),
    digits: madeOf(length, () => pick('0123456789')),
    'numbers and sums': madeOf(length, (n) => `${n} + ${n} = ${2 * n}. `),
    Chinese: madeOf(length, () => pick('我你他们今天学校老师朋友喜欢吃饭水果，。')),
    Arabic: madeOf(length, () => pick('ابتثجحخدذرزسشصضطظعغفقكلمنهوي  ')),
    'combining accents': filled('e\u0301\u0302\u0303', length),
    'all capitals': cut(prose.toUpperCase()),
    'each word with a capital': cut(prose.replace(/\p{L}+/gu, (w) => w[0]?.toUpperCase() + w.slice(1))),
    'no spaces': cut(prose.replace(/\s/g, '')),
    'web addresses': madeOf(length, () => `www.${randomWord()}.com/${randomWord()} `),
    'email addresses': madeOf(length, () => `${randomWord()}@${randomWord()}.com `),
    'misspelt words': madeOf(length, () => `${anyWord().replace(/[aeiou]/, pick(letters))} `),
  };
}
