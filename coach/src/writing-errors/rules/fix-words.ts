import type { Word } from '../../parse/index.ts';
import { wordFixes } from '../data/word-fixes.ts';
import type { FindingKind } from '../finding.ts';
import { matchCase } from './apply-phrase-rules.ts';
import type { Rule } from './rule.ts';

interface Fix {
  rule: string;
  kind: FindingKind;
  suggestions: string[];
}

const fixes = new Map<string, Fix>(
  wordFixes.flatMap(({ rule, kind, fixes: list }) =>
    list.split(',').map((entry): [string, Fix] => {
      const [word = '', meant = ''] = entry.split(':');
      return [word.trim(), { rule, kind, suggestions: meant.split('/').map((idea) => idea.trim()) }];
    }),
  ),
);

/** Names and capitals keep their letters ("US", "Si"), and people may talk as they talk. */
const isSlip = (word: Word, rule: string): boolean =>
  !word.isName && !/^\p{Lu}{2,}$/u.test(word.text) && !(rule === 'informal-word' && word.inSpeech);

/** "My nan's hows.": nothing follows that it could be short for, so another word was meant. */
const isCutShort = (word: Word, next: Word | undefined): boolean =>
  /^(?:hows|whats|wheres|whos|theres|heres|hes|shes)$/.test(word.lower) && next?.sentence !== word.sentence;

/** Words that are always a slip, from the table. */
export const fixWords: Rule = ({ analysis }) =>
  analysis.words.flatMap((word, index) => {
    const fix = fixes.get(word.lower);
    if (!fix || !isSlip(word, fix.rule) || isCutShort(word, analysis.words[index + 1])) return [];
    const { start, end, text } = word;
    return [
      {
        start,
        end,
        kind: fix.kind,
        rule: fix.rule,
        suggestions: fix.suggestions.map((idea) => matchCase(text, idea)),
      },
    ];
  });
