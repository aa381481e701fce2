import type { Word } from '../../parse/index.ts';
import type { Candidate, Rule } from './rule.ts';

interface SpacePattern {
  rule: string;
  find: RegExp;
  fix: string;
}

const patterns: SpacePattern[] = [
  {
    rule: 'space-before-mark',
    find: /(?<=[\p{L}\p{N}"])\s+(?<mark>[,.!?])(?=\s|$)(?![.])/gu,
    fix: '$<mark>',
  },
  { rule: 'space-before-mark', find: /(?<=\p{L})[ \t]+(?<mark>,)(?=\p{L})/gu, fix: '$<mark> ' },
  {
    rule: 'space-after-mark',
    find: /(?<=\p{Ll}{2})(?<mark>[.!?])(?<next>\p{Lu})(?=\p{Ll}|\s)/gu,
    fix: '$<mark> $<next>',
  },
  {
    rule: 'space-after-mark',
    find: /(?<=\p{L}{2})(?<mark>,)(?<next>\p{L})(?=\p{L})/gu,
    fix: '$<mark> $<next>',
  },
];

export const spaces: Rule = ({ text }) =>
  patterns.flatMap(({ rule, find, fix }) =>
    [...text.matchAll(find)].map((match): Candidate => {
      const suggestion = fix.replace(/\$<(\w+)>/g, (_, name: string) => match.groups?.[name] ?? '');
      const { index } = match;
      return {
        start: index,
        end: index + match[0].length,
        kind: 'punctuation',
        rule,
        suggestions: [suggestion],
      };
    }),
  );

/** Words never meant twice in a row; "really really" and "no no" are. */
const notTwice = new Set(
  `the a an and to of in on at it is was he she they we i my his her for with but have are were be by from this as or
  if when then because our their your you me him them want wanted went go get got like will can would could should
  there what who not into up out about saw said see did do does came come`.split(/\s+/),
);
/** "the thing it is is", "what it is is": allowed, or said on purpose. */
const saidTwice = new Set([
  'is',
  'go',
  'then',
  'him',
  'out',
  'up',
  'do',
  'come',
  'you',
  'me',
  'there',
  'not',
  'her',
  'in',
  'on',
]);

/** "If he drops it it will be fine": the one ends what is said first, the other begins the next clause. */
const belongsToTwoClauses = (words: readonly Word[], index: number): boolean => {
  const [last, next] = [words[index - 2], words[index + 1]];
  return (
    /^(?:it|you|her|that)$/.test(words[index]?.lower ?? '') &&
    last?.sentence === words[index]?.sentence &&
    // "Drops" is read as a noun as often as not.
    /^(?:VERB|AUX|ADP|NOUN)$/.test(last?.pos ?? '') &&
    /^(?:VERB|AUX)$/.test(next?.pos ?? '')
  );
};

export const doubleWords: Rule = ({ text, analysis }) =>
  analysis.words.flatMap((word, index): Candidate[] => {
    const before = analysis.words[index - 1];
    if (!before || before.lower !== word.lower || text.slice(before.end, word.start).trim() !== '') return [];
    // "It goes up up up!"
    if ([index - 2, index + 1].some((at) => analysis.words[at]?.lower === word.lower)) return [];
    if (belongsToTwoClauses(analysis.words, index)) return [];
    const isThat =
      word.lower === 'that' &&
      /^(he|she|they|we|i|it|the|you|my)$/.test(analysis.words[index + 1]?.lower ?? '');
    if (!isThat && (!notTwice.has(word.lower) || (saidTwice.has(word.lower) && word.inSpeech))) return [];
    return [
      {
        start: before.start,
        end: word.end,
        kind: 'grammar',
        rule: 'double-word',
        suggestions: [before.text],
      },
    ];
  });

const isPluralNoun = (word: Word | undefined): word is Word =>
  word?.pos === 'NOUN' && /[^s']s$/.test(word.lower) && word.lemma !== word.lower;

/** `apples bananas and oranges`: three plurals in a row with no comma. */
export const listCommas: Rule = ({ text, analysis }) =>
  analysis.words.flatMap((first, index): Candidate[] => {
    const [second, and, third] = analysis.words.slice(index + 1, index + 4);
    if (!isPluralNoun(first) || !isPluralNoun(second) || !third || !/^(and|or)$/.test(and?.lower ?? ''))
      return [];
    if (!isPluralNoun(third) || text.slice(first.end, second.start) !== ' ') return [];
    const suggestions = [`${first.text}, ${second.text}`];
    return [{ start: first.start, end: second.end, kind: 'punctuation', rule: 'list-comma', suggestions }];
  });
