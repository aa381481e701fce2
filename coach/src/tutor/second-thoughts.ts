import type { MessagePart } from '../understanding/index.ts';

/** "no wait", "actually no": the child takes back what it said last and says something else. */
const takesBackWords = String.raw`(?:(?:oh )?no,? (?:wait|sorry|actually)|(?:oh |hang on |sorry,? )?(?:wait|actually|sorry|hang on),? no|or actually)(?![\p{L}'’])`;
const takesBack = new RegExp(String.raw`[\s,;.…!-]*(?<![\p{L}'’])${takesBackWords}[\s,;.…!:-]*`, 'giu');
/** "he eats people. no he eats plants": the same beginning, said again. */
const saysNo = /[.!?,…]\s*no,?\s+(?=\p{L})/giu;
/** "actually no he welds it", "no not scary": begins by taking back what stands before it. */
const startsByTakingBack = new RegExp(String.raw`^[\s,;.…!-]*(?:${takesBackWords}|(?:oh )?no,? not\b)`, 'iu');

/** Joins what a child takes back with what it says instead, where the reader cut between them. */
export function joinSecondThoughts(parts: MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const goesOn = part.act === 'corrects' || part.act === 'tells';
    if (before?.act === 'tells' && goesOn && startsByTakingBack.test(part.text))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else joined.push(part);
  }
  return joined;
}

/** "is that sad? i dont want it to be too sad": what it should not be belongs to the question. */
const wishForText =
  /^\W*(?:i|we) (?:really )?(?:don'?t |do not |dont )?(?:want|need) (?:it|this|that|(?:my|the) \p{L}+) to (?:be|sound|feel|look)\b/iu;

export function joinWishes(parts: MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before?.act === 'asks' && wishForText.test(part.text.replaceAll('’', "'")))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else joined.push(part);
  }
  return joined;
}

const wordsOf = (text: string): { word: string; start: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
  }));

const subjects = new Set(
  "i we he she it they you there this that its it's hes he's shes she's theyre they're theres there's im i'm".split(
    ' ',
  ),
);
/** Of a noun these stand before it: "a girl", "my dog". */
const beforeNoun = new Set('a an the my our his her their some'.split(' '));

/** Keeps what a child says instead of what it takes back: "a girl called Mila no wait Lila". */
export function keepSecondThought(text: string): string {
  const match = [...text.matchAll(takesBack)].at(-1) ?? repeatedAfterNo(text);
  if (!match || match.index === 0) return text;
  const before = text.slice(0, match.index);
  const instead = text.slice(match.index + match[0].length);
  const [first] = wordsOf(instead);
  if (!first) return text;
  const kept = keptOf(before, instead, first.word);
  return `${kept}${kept && !/\s$/.test(kept) ? ' ' : ''}${instead}`.trim();
}

/** What is kept of what was said before. */
function keptOf(before: string, instead: string, first: string): string {
  const words = wordsOf(before);
  const again = wordsOf(/^[^.,;!?]*?(?=$|[.,;!?]| and | but | because )/.exec(instead)?.[0] ?? '');
  const startOf = (fromEnd: number): number => words.at(-fromEnd)?.start ?? 0;
  const same = words.findLast(({ word }) => word === first);
  if (same) return before.slice(0, same.start);
  // "after 8 no wait before 8": as many words as end alike.
  if (again.length > 1 && again.at(-1)?.word === words.at(-1)?.word)
    return before.slice(0, startOf(again.length));
  // A whole clause stands for the whole clause before it, some words for the last ones.
  if (subjects.has(first) || again.length > mostForOne) return before.slice(0, startOfLastSentence(before));
  const led = [2, 3].find((fromEnd) => beforeNoun.has(words.at(-fromEnd)?.word ?? ''));
  return before.slice(0, startOf(led ?? 1));
}
const mostForOne = 4;

const startOfLastSentence = (text: string): number => {
  const end = [...text.trimEnd().matchAll(/[.!?…]+\s+/g)].at(-1);
  return end ? end.index + end[0].length : 0;
};

/** "no" alone takes something back only where the sentence starts again with the same words. */
function repeatedAfterNo(text: string): RegExpExecArray | undefined {
  return [...text.matchAll(saysNo)].findLast((match) => {
    const [first, second] = wordsOf(text.slice(match.index + match[0].length));
    const before = wordsOf(text.slice(0, match.index)).map(({ word }) => word);
    const at = before.lastIndexOf(first?.word ?? '');
    return at >= 0 && first !== undefined && subjects.has(first.word) && before[at + 1] === second?.word;
  });
}
