import type { ImportRow } from '@inkling/contract';

export const template =
  'Name,Email,Grade Level\r\nMia Chen,mia.chen@school.example,5\r\nLeo Chen,,Year 3\r\n';

export const isCsvFile = (file: Pick<File, 'name'>): boolean => /\.csv$/i.test(file.name);

const resultWords = { created: 'Added', skipped: 'Skipped', failed: 'Not added' } as const;

/** A cell that a spreadsheet would run as a formula gets a mark in front. */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const resultFile = (rows: ImportRow[]): string =>
  [
    ['Line', 'Name', 'Email', 'Grade Level', 'Username', 'Result', 'Reason'],
    ...rows.map((row) => [
      String(row.line),
      row.full_name,
      row.email,
      row.grade,
      row.screen_name ?? '',
      resultWords[row.result],
      row.reason ?? '',
    ]),
  ]
    .map((cells) => cells.map(cellOf).join(','))
    .join('\r\n');
