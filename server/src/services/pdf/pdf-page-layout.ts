import { locales } from '@inkling/contract';
import PDFDocument from 'pdfkit';
import { ascents, type FontFace, faceNames, fonts, splitByFont, weights } from './fonts.ts';
import { subsetFonts } from './other-scripts.ts';
import { unpackFont } from './unpack-font.ts';

const inks = { text: '#23243a', quiet: '#5b5c72', line: '#d9d3c7', accent: '#3450c9' };
export const margin = 64;

interface Ink {
  face: FontFace;
  size: number;
  color: string;
}
export const textStyles = {
  cover: { face: 'heading', size: 40, color: inks.accent },
  coverLine: { face: 'text', size: 14, color: inks.text },
  title: { face: 'heading', size: 24, color: inks.text },
  heading: { face: 'heading', size: 15, color: inks.accent },
  text: { face: 'text', size: 11, color: inks.text },
  prose: { face: 'text', size: 12.5, color: inks.text },
  strong: { face: 'strong', size: 11, color: inks.text },
  cell: { face: 'text', size: 10, color: inks.text },
  columnName: { face: 'strong', size: 10, color: inks.text },
  quiet: { face: 'text', size: 10, color: inks.quiet },
  bullet: { face: 'text', size: 11, color: inks.accent },
  foot: { face: 'text', size: 8.5, color: inks.quiet },
} satisfies Record<string, Ink>;

const cellPadding = 6;
/** A row of a table isn't begun below this much room. */
const rowRoom = 40;

type TextKind = 'H1' | 'H2' | 'P' | 'LI' | 'BlockQuote' | 'TOCI';

/** A list of letters can promise more than its file holds; writing with such a font would break off the paper. */
const hasLetters = ({ bytes, letters }: { bytes: Buffer; letters: string }): boolean => {
  try {
    return new PDFDocument().font(bytes).widthOfString(letters) > 0;
  } catch {
    return false;
  }
};

const languageOfWriting = locales.en;

/** The pages of A4 and the pen: text in any script, lines, and a new page where one is full. */
export class PdfPageLayout {
  readonly document: PDFKit.PDFDocument;
  private readonly finished: Promise<Buffer>;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly known = new Set(fonts.map(({ name }) => name));

  constructor(
    title: string,
    private readonly lang: string,
  ) {
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      info: { Title: title, Creator: 'Inkling' },
    });
    const chunks: Buffer[] = [];
    this.finished = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
    for (const { name, file } of fonts) this.document.registerFont(name, unpackFont(file));
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** What is drawn is text of this kind: programs that read aloud follow it. */
  tagged(kind: TextKind, draw: () => void): void {
    this.root.add(this.document.struct(kind, {}, draw));
  }

  /** Words of a child, which are read aloud in their own language, whatever stands around them. */
  taggedWriting(kind: TextKind, draw: () => void): void {
    const lang = this.lang === languageOfWriting ? {} : { lang: languageOfWriting };
    this.root.add(this.document.struct(kind, lang, draw));
  }

  /** What is drawn is there to be looked at; programs that read aloud skip it. Never inside of text. */
  decoration(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Makes letters of other scripts known, before the first of them is written. */
  async addLetters(letters: ReadonlySet<string>): Promise<void> {
    for (const face of faceNames)
      for (const cut of await subsetFonts(letters, weights[face])) {
        if (!hasLetters(cut)) continue;
        this.document.registerFont(`${face} ${cut.part}`, cut.bytes);
        this.known.add(`${face} ${cut.part}`);
      }
  }

  write(text: string, ink: Ink, options: PDFKit.Mixins.TextOptions = {}): void {
    const { document } = this;
    const runs = splitByFont(text, ink.face);
    document.fontSize(ink.size).fillColor(ink.color);
    for (const [index, run] of runs.entries()) {
      const continued = index < runs.length - 1 || options.continued === true;
      // Letters of all fonts stand on one line, whatever room each font wants above.
      const baseline = (-ascents[ink.face] / 1000) * ink.size;
      document
        .font(this.known.has(run.font) ? run.font : ink.face)
        .text(run.text, { ...options, baseline, continued });
    }
  }

  /** In the middle of its line. Letters of several fonts are measured together: each would be centred alone. */
  writeCentred(text: string, ink: Ink): void {
    const { document } = this;
    const runs = splitByFont(text, ink.face);
    const widths = runs.map((run) =>
      document
        .font(this.known.has(run.font) ? run.font : ink.face)
        .fontSize(ink.size)
        .widthOfString(run.text),
    );
    const room = this.width() - widths.reduce((sum, width) => sum + width, 0);
    if (room > 0) document.x = margin + room / 2;
    // A name too long for one line is centred line by line where one font has all of it.
    this.write(text, ink, room <= 0 && runs.length === 1 ? { align: 'center' } : {});
    document.x = margin;
  }

  /** The first row names the columns. */
  table(rows: readonly (readonly string[])[], widths: readonly number[]): void {
    const table = this.document.struct('Table');
    this.root.add(table);
    for (const [index, cells] of rows.entries()) {
      const row = this.document.struct('TR');
      table.add(row);
      this.row(cells, widths, { row, isHead: index === 0 });
      row.end();
    }
    table.end();
  }

  /** One row, its cells side by side and a line below. */
  private row(
    cells: readonly string[],
    widths: readonly number[],
    { row, isHead }: { row: PDFKit.PDFStructureElement; isHead: boolean },
  ): void {
    const { document } = this;
    const ink = isHead ? textStyles.columnName : textStyles.cell;
    this.makeRoom(rowRoom);
    const top = document.y + cellPadding;
    let bottom = top;
    let left = margin;
    for (const [index, text] of cells.entries()) {
      const width = widths[index] ?? 0;
      document.x = left + cellPadding;
      document.y = top;
      row.add(
        document.struct(isHead ? 'TH' : 'TD', {}, () =>
          this.write(text || ' ', ink, { width: width - 2 * cellPadding }),
        ),
      );
      bottom = Math.max(bottom, document.y);
      left += width;
    }
    document.x = margin;
    document.y = bottom;
    this.rule(cellPadding / 2, 0);
  }

  rule(above = 3, below = 9): void {
    const { document } = this;
    const y = document.y + above;
    this.decoration(() =>
      document
        .moveTo(margin, y)
        .lineTo(margin + this.width(), y)
        .lineWidth(0.75)
        .stroke(inks.line),
    );
    document.y = y + below;
  }

  /** A line down the margin, beside what was written since. */
  lineBeside(top: number): void {
    const { document } = this;
    this.decoration(() =>
      document
        .moveTo(margin, top)
        .lineTo(margin, document.y - 3)
        .lineWidth(2.5)
        .stroke(inks.accent),
    );
  }

  width(): number {
    return this.document.page.width - 2 * margin;
  }

  pageNumber(): number {
    const { start, count } = this.document.bufferedPageRange();
    return start + count;
  }

  /** Goes on on the next page when this one has less left. */
  makeRoom(height: number): void {
    const { page, y } = this.document;
    if (page.height - margin - y < height) this.document.addPage();
  }

  private writeFoot(page: number, count: number): void {
    const { document } = this;
    document.switchToPage(page);
    // Below the margin, where text would otherwise open a new page.
    document.page.margins.bottom = 0;
    document.font('text').fontSize(textStyles.foot.size).fillColor(textStyles.foot.color);
    const words = this.lang === languageOfWriting ? `page ${page + 1} of ${count}` : `${page + 1} / ${count}`;
    document.text(`Inkling · ${words}`, margin, document.page.height - margin / 1.6, {
      align: 'center',
      lineBreak: false,
      width: this.width(),
    });
  }

  /** Numbers the pages, unless the first is a cover that needs no number, and closes it. */
  async finish({ isBook = false }: { isBook?: boolean } = {}): Promise<Buffer> {
    const { document } = this;
    const count = this.pageNumber();
    for (let page = isBook ? 1 : 0; page < count; page += 1) {
      document.switchToPage(page);
      this.decoration(() => this.writeFoot(page, count));
    }
    this.root.end();
    document.end();
    return this.finished;
  }
}
