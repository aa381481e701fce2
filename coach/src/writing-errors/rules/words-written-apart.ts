import { wordsWrittenApartList } from '../data/words-written-apart.ts';
import { matchCase } from './apply-phrase-rules.ts';
import type { Rule } from './rule.ts';

/** One word written in two: "be cause". */
export const wordsWrittenApart: Rule = ({ analysis, text }) =>
  analysis.words.flatMap((word, index) => {
    const next = analysis.words[index + 1];
    const before = analysis.words[index - 1];
    const joined = word.lower + (next?.lower ?? '');
    if (!next || !wordsWrittenApartList.has(joined) || text.slice(word.end, next.start) !== ' ') return [];
    // "to have a sleep in"
    if (joined === 'asleep' && /^(?:have|has|had|having|get|got|need|needs|take)$/.test(before?.lower ?? ''))
      return [];
    return [
      {
        start: word.start,
        end: next.end,
        kind: 'spelling' as const,
        rule: 'one-word',
        suggestions: [matchCase(word.text, joined)],
      },
    ];
  });
