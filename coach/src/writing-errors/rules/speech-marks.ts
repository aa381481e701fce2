import { speechVerbs } from '@inkling/contract';
import { asksQuestion } from '../../parse/asks-question.ts';
import type { Candidate, Rule } from './rule.ts';

/** Verbs that say nothing but "said"; "went" and "smiled" can follow speech as sentences of their own. */
const tagVerbs = [...speechVerbs].filter(
  (verb) =>
    !/^(went|goes|began|thought|thinks|told|tells|smiled|grinned|laughed|laughs|laughing|say|ask|saying|asking|lied|added|continued|sang|told|choked|breathed|barked|howled)$/.test(
      verb,
    ),
);
const said = tagVerbs.join('|');
const who = "(?:the |my |his |her |our )?[\\p{L}'-]+(?: [\\p{Lu}][\\p{L}'-]+)?";
/** "I asked him if" starts a sentence of its own. */
const asksOn = '(?!\\s+(?:him|her|them|me|us|if|whether|why|what|for|about)\\b)';
const tag = `\\s+(?:(?:${said})\\b|(?:${who}) (?:${said})\\b${asksOn})`;

interface SpeechPattern {
  rule: string;
  find: RegExp;
  fix: (match: RegExpExecArray) => string[];
}

const spoken = (match: RegExpExecArray): string => match.groups?.speech ?? '';
const lastWord = (match: RegExpExecArray): string => match.groups?.last ?? '';

const patterns: SpeechPattern[] = [
  {
    // "I am hungry" said Tom
    rule: 'speech-comma',
    find: new RegExp(`(?<=")(?<speech>[^"\\n]*?)(?<at>(?<last>[\\p{L}\\p{N}'-]+)")(?=${tag})`, 'dgiu'),
    fix: (match) =>
      (asksQuestion(spoken(match) + lastWord(match)) ? ['?"'] : [',"', '!"']).map(
        (end) => lastWord(match) + end,
      ),
  },
  {
    // "I am hungry." said Tom
    rule: 'speech-comma',
    find: new RegExp(
      `(?<=")(?<speech>[^"\\n]*?)(?<at>(?<last>[\\p{L}\\p{N}'-]+)(?<!\\.)\\.")(?=${tag})(?=\\s+(?:\\p{Ll}|\\p{Lu}\\p{Ll}+ \\p{Ll}|I ))`,
      'dgu',
    ),
    fix: (match) => [`${lastWord(match)}${asksQuestion(spoken(match) + lastWord(match)) ? '?' : ','}"`],
  },
  {
    // "Where are you going," asked Dad
    rule: 'speech-question',
    find: new RegExp(
      `(?<=")(?<speech>[^"\\n]*?)(?<at>(?<last>[\\p{L}\\p{N}'-]+),")(?=\\s+(?:asked|${who} asked)\\b)`,
      'dgiu',
    ),
    fix: (match) => (asksQuestion(spoken(match) + lastWord(match)) ? [`${lastWord(match)}?"`] : []),
  },
  {
    // Tom said "I am tired."
    rule: 'comma-before-speech',
    find: new RegExp(
      `(?<=^|[^"\\p{L}]|\\p{L} )(?<at>(?<last>${said})\\s+")(?=\\p{L}[^"\\n]*[.!?,…]")`,
      'dgiu',
    ),
    fix: (match) => [`${lastWord(match)}, "`],
  },
  {
    // "We should run, whispered Ella.
    rule: 'close-speech',
    find: new RegExp(
      `(?<=^|[.!?]\\s{1,8}|\\n)"(?<speech>[^"\\n.!?]*?)(?<at>(?<last>[\\p{L}'-]+)[,!?])(?=\\s+(?:${said})\\s+${who}[^"\\n]*$)`,
      'dgmu',
    ),
    fix: (match) => [`${match.groups?.at ?? ''}"`],
  },
  {
    // Help shouted the boy.
    rule: 'open-speech',
    find: /(?<=^|[.!?"]\s{1,8}|\n)(?<at>(?<last>Help|Stop|Run|Go away|Look out|Yes|No|Hello|Hi|Watch out|Come on|Hurry up|Hurry|Wait|Ouch|Look|Get out|Oh no|Goodbye|Bye|Come here)[!,]?)(?=\s+(?:shouted|said|yelled|screamed|cried|called|whispered|replied)\s+(?:the|my|his|her|mum|dad|he|she|they|we|i|\p{Lu}))/dgmu,
    fix: (match) => [`"${lastWord(match)}!"`, `"${lastWord(match)},"`],
  },
];

/** 'The article "The Case for Sleep" says': with a capital on each longer word it is a title, and nobody speaks. */
const isTitle = (quoted: string): boolean => {
  const words = quoted.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !/[.!?,]$/.test(quoted.trim());
};

const candidatesOf = (text: string, { rule, find, fix }: SpeechPattern): Candidate[] =>
  [...text.matchAll(find)].flatMap((match): Candidate[] => {
    if (rule === 'speech-comma' && isTitle(spoken(match) + lastWord(match))) return [];
    const [start, end] = match.indices?.groups?.at ?? [0, 0];
    const suggestions = fix(match);
    return suggestions.length === 0 || end === 0
      ? []
      : [{ start, end, kind: 'punctuation', rule, suggestions }];
  });

/** The first word somebody says has a capital, unless the speech goes on after its tag. */
const speechCapitals = (text: string): Candidate[] =>
  [
    ...text.matchAll(
      /(?<=(?<before>^|\n|[.!?]\s{1,8}|\p{L}[,:]?\s{1,8}))"(?<word>\p{Ll}[\p{L}']*)(?=[^"\n]*[.!?,…]")/dgmu,
    ),
  ].flatMap((match) => {
    const [start, end] = match.indices?.groups?.word ?? [0, 0];
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start - 1);
    const sentence = /[^.!?]*$/.exec(line)?.[0] ?? '';
    const goesOn = /["”]/.test(sentence) || (line.match(/"/g)?.length ?? 0) % 2 === 1;
    const isOpening = sentence.trim() === '' || new RegExp(`(?:${said}),?\\s*$`, 'i').test(sentence);
    const word = match.groups?.word ?? '';
    if (goesOn || !isOpening || word === 'i') return [];
    return [
      {
        start,
        end,
        kind: 'punctuation',
        rule: 'speech-capital',
        suggestions: [word.charAt(0).toUpperCase() + word.slice(1)],
      },
    ];
  });

export const speechMarks: Rule = ({ text }) => [
  ...patterns.flatMap((pattern) => candidatesOf(text, pattern)),
  ...speechCapitals(text),
];
