import { expect, test } from 'vitest';
import { reportBlocks } from './report-text.ts';

const report = `# Writing report: \\*Mia\\*

1 July 2026 to 30 September 2026

Mia finished 1 piece.

## Growth per criterion

| Criterion | First piece | Latest piece | Change |
|---|---|---|---|
| Ideas | 2 of 5 | 4 of 5 | up |
| A \\| B | – | 1 of 6 | first piece |

- The \\[Lost\\] Kite (narrative): 120 words
- **Ideas.** Ask two questions.
`;

test('cuts a report into title, period, headings, paragraphs, table and list', () => {
  expect(reportBlocks(report)).toEqual([
    { kind: 'title', text: 'Writing report: *Mia*' },
    { kind: 'period', text: '1 July 2026 to 30 September 2026' },
    { kind: 'text', text: 'Mia finished 1 piece.' },
    { kind: 'heading', text: 'Growth per criterion' },
    {
      kind: 'table',
      head: ['Criterion', 'First piece', 'Latest piece', 'Change'],
      rows: [
        ['Ideas', '2 of 5', '4 of 5', 'up'],
        ['A | B', '–', '1 of 6', 'first piece'],
      ],
    },
    {
      kind: 'list',
      items: [
        { strong: '', text: 'The [Lost] Kite (narrative): 120 words' },
        { strong: 'Ideas.', text: 'Ask two questions.' },
      ],
    },
  ]);
});

test('nothing is cut into nothing', () => {
  expect(reportBlocks('\n')).toEqual([]);
});
