import type { ImportRow } from '@inkling/contract';

export const template =
  'Name,Email,Grade Level\r\nMia Chen,mia.chen@school.example,5\r\nLeo Chen,,Year 3\r\n';

/** Two bytes per letter, told by the mark at the start or by every other byte of plain text being empty. */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
};

/** Chinese letters are pairs of high bytes; in western words a high byte nearly always stands alone. */
const isChinese = (bytes: Uint8Array): boolean => {
  let run = 0;
  let single = 0;
  for (const byte of bytes) {
    if (byte >= 0xa1) run += 1;
    else {
      single += run % 2;
      run = 0;
    }
  }
  return single + (run % 2) === 0;
};

/** Spreadsheets still write the alphabet of their country, some even two bytes per letter. */
export const decodeCsv = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what spreadsheets write in China, or else in the west.
    return new TextDecoder(isChinese(bytes) ? 'gb18030' : 'windows-1252').decode(bytes);
  }
};

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
