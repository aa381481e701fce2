import { expect, test } from 'vitest';
import { analyseText } from '../../parse/index.ts';
import { sentenceJoins } from './sentence-joins.ts';

const joinsIn = (text: string) => sentenceJoins({ text, analysis: analyseText(text) });

test('two sentences that run together are told with where to part them', () => {
  expect(joinsIn('We went to the park it was fun.')).toMatchObject([
    { rule: 'run-on', suggestions: ['park. It', 'park, and it'] },
  ]);
});

test('a chain of joined clauses is told as a long sentence, with no place to cut it', () => {
  const chain = `We got up${' and then we went to the next shop'.repeat(8)}.`;
  expect(joinsIn(chain)).toMatchObject([{ rule: 'long-sentence', suggestions: [] }]);
});
