import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Document } from '../../http/serve.ts';
import { Paper } from '../../services/pdf/paper.ts';
import { readReport } from './request-reports.ts';

/** The reports' own Markdown escapes what people typed. */
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

/** The few forms a report is made of: headings, a table, lists and paragraphs. */
const put = (paper: Paper, block: string): Paper => {
  if (block.startsWith('# ')) return paper.title(asTyped(block.slice(2)));
  if (block.startsWith('## ')) return paper.heading(asTyped(block.slice(3)));
  const lines = block.split('\n');
  if (block.startsWith('|')) return paper.table(lines.filter((line) => !/^\|[-|]+$/.test(line)).map(cellsOf));
  if (block.startsWith('- ')) return paper.list(lines.map(itemOf));
  return paper.paragraph(asTyped(lines.join(' ')));
};

export const reportPdf = async (deps: Deps, caller: Caller, id: number): Promise<Document> => {
  const { report_result, student, end_date } = await readReport(deps, caller, id);
  if (report_result === null) throw conflict('This report is not finished yet.');
  const paper = new Paper(`Writing report: ${student.full_name}`);
  for (const block of report_result.trim().split(/\n{2,}/)) put(paper, block);
  return {
    filename: `Writing report ${student.full_name} ${end_date}.pdf`,
    content_type: 'application/pdf',
    bytes: await paper.finish(),
  };
};
