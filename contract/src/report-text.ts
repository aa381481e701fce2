/** One of the few forms a report's Markdown is made of. */
export type ReportBlock =
  | { kind: 'title' | 'period' | 'heading' | 'text'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'list'; items: { strong: string; text: string }[] };

/** Reports escape what people typed; this gives it back. */
const asTyped = (text: string): string => text.replace(/\\([\\`*_{}[\]<>#|])/g, '$1');

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => asTyped(cell.trim()));

const itemOf = (line: string): { strong: string; text: string } => {
  const [, strong = '', text = ''] = line.match(/^- (?:\*\*(.+?)\*\* )?(.*)$/) ?? [];
  return { strong: asTyped(strong), text: asTyped(text) };
};

const isPeriod = (text: string): boolean => /^\d{1,2} \p{L}+ \d{4} to \d{1,2} \p{L}+ \d{4}$/u.test(text);

const blockOf = (source: string): ReportBlock => {
  if (source.startsWith('# ')) return { kind: 'title', text: asTyped(source.slice(2)) };
  if (source.startsWith('## ')) return { kind: 'heading', text: asTyped(source.slice(3)) };
  const lines = source.split('\n');
  if (source.startsWith('|')) {
    const [head = [], ...rows] = lines.filter((line) => !/^\|[-|]+$/.test(line)).map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (source.startsWith('- ')) return { kind: 'list', items: lines.map(itemOf) };
  const text = asTyped(lines.join(' '));
  return { kind: isPeriod(text) ? 'period' : 'text', text };
};

/** A report cut into its parts, for the screen and for paper alike. */
export const reportBlocks = (markdown: string): ReportBlock[] =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .filter((source) => source !== '')
    .map(blockOf);
