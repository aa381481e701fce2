import { writeZip } from '../zip/write-zip.ts';
import { docxParts } from './docx-parts.ts';

type Style = 'Title' | 'Subtitle' | 'Heading1' | 'Heading2' | 'Quiet' | 'Prose' | 'Quote' | 'Normal';

/** Control characters have no place in XML, whatever a child's keyboard sent. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const run = (text: string, isStrong = false): string =>
  `<w:r>${isStrong ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

const paragraph = (style: Style, runs: string, isOnNewPage = false): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${isOnNewPage ? '<w:pageBreakBefore/>' : ''}</w:pPr>${runs}</w:p>`;

/** A document for a word processor, written from top to bottom. */
export class WordDocument {
  private readonly body: string[] = [];

  constructor(private readonly title: string) {}

  write(style: Style, text: string): this {
    this.body.push(paragraph(style, run(text)));
    return this;
  }

  /** A heading at the top of a page. */
  startSection(text: string): this {
    this.body.push(paragraph('Heading1', run(text), true));
    return this;
  }

  /** Strong words and what they say. */
  item(strong: string, text: string): this {
    this.body.push(paragraph('Normal', run(`${strong} `, true) + run(text)));
    return this;
  }

  /** The first row names the columns and stands again on every page. */
  table(rows: readonly (readonly string[])[], widths: readonly number[]): this {
    const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
    const cell = (text: string, width: number | undefined, isHead: boolean) =>
      `<w:tc><w:tcPr><w:tcW w:w="${width ?? 0}" w:type="dxa"/></w:tcPr>${paragraph('Normal', run(text, isHead))}</w:tc>`;
    const lines = rows.map((row, index) => {
      const head = index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
      return `<w:tr>${head}${row.map((text, column) => cell(text, widths[column], index === 0)).join('')}</w:tr>`;
    });
    this.body.push(
      `<w:tbl><w:tblPr><w:tblStyle w:val="Lines"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`,
      paragraph('Normal', ''),
    );
    return this;
  }

  finish(): Buffer {
    return writeZip(docxParts({ title: escapeXml(this.title), body: this.body.join('') }));
  }
}
