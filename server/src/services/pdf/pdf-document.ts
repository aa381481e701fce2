import PDFDocument from 'pdfkit';
import { type FontFace, fonts, splitByFont } from './fonts.ts';
import { drawLogo } from './logo.ts';

const inks = { text: '#23243a', quiet: '#5b5c72', line: '#d9d3c7', accent: '#3450c9' };
const margin = 64;
const bulletWidth = 14;
const quoteIndent = 16;
const coverDropSize = 72;
/** A heading takes at least so much with it: itself and the first lines below. */
const headingRoom = 96;

interface Ink {
  face: FontFace;
  size: number;
  color: string;
}
const inkOf = {
  cover: { face: 'heading', size: 34, color: inks.text },
  title: { face: 'heading', size: 24, color: inks.text },
  heading: { face: 'heading', size: 15, color: inks.accent },
  text: { face: 'text', size: 11, color: inks.text },
  strong: { face: 'strong', size: 11, color: inks.text },
  quiet: { face: 'text', size: 10, color: inks.quiet },
  foot: { face: 'text', size: 8.5, color: inks.quiet },
} satisfies Record<string, Ink>;

/** A line of the contents that waits for the number of its page. */
interface Waiting {
  page: number;
  y: number;
}

/** A sheet of A4 that is written from top to bottom and goes on by itself on the next page. */
export class PdfDocument {
  private readonly document: PDFKit.PDFDocument;
  private readonly finished: Promise<Buffer>;
  private readonly waiting: Waiting[] = [];
  private sectionCount = 0;

  constructor(title: string) {
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      bufferPages: true,
      lang: 'en-AU',
      displayTitle: true,
      info: { Title: title, Creator: 'Inkling' },
    });
    const chunks: Buffer[] = [];
    this.finished = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
    for (const { name, file } of fonts) this.document.registerFont(name, file);
  }

  /** The head of a booklet: our drop, what it is, and a line about it. */
  cover(title: string, line: string): this {
    const { document } = this;
    drawLogo(document, { x: margin, y: margin, size: coverDropSize });
    document.y = margin + coverDropSize + 20;
    this.write(title, inkOf.cover);
    document.moveDown(0.2);
    this.write(line, inkOf.quiet);
    document.moveDown(3);
    return this;
  }

  title(text: string): this {
    this.write(text, inkOf.title);
    this.document.moveDown(0.3);
    return this;
  }

  heading(text: string): this {
    this.makeRoom(headingRoom);
    this.document.moveDown(0.6);
    this.write(text, inkOf.heading);
    this.document.moveDown(0.3);
    return this;
  }

  caption(text: string): this {
    this.write(text, inkOf.quiet, { lineGap: 3 });
    this.document.moveDown(1);
    return this;
  }

  paragraph(text: string): this {
    this.write(text, inkOf.text, { lineGap: 5 });
    this.document.moveDown(0.6);
    return this;
  }

  list(items: readonly { strong: string; text: string }[]): this {
    const { document } = this;
    for (const { strong, text } of items) {
      this.makeRoom(document.fontSize(inkOf.text.size).currentLineHeight(true));
      document.font('text').fillColor(inks.accent).text('•', margin, document.y, { continued: false });
      document.moveUp();
      document.x = margin + bulletWidth;
      if (strong) this.write(`${strong} `, inkOf.strong, { continued: true });
      this.write(text, inkOf.text, { lineGap: 5 });
      document.moveDown(0.35);
    }
    document.x = margin;
    document.moveDown(0.3);
    return this;
  }

  /** The widths are those of all columns but one, which takes the rest. */
  table(rows: readonly (readonly string[])[], widths: readonly (number | '*')[]): this {
    const { document } = this;
    document.fontSize(10).fillColor(inks.text);
    document.table({
      columnStyles: [...widths],
      data: rows.map((row, index) =>
        row.map((text) => ({ text, font: { src: index === 0 ? 'strong' : 'text' } })),
      ),
      defaultStyle: { border: [0, 0, 0.75, 0], borderColor: inks.line, padding: [5, 6] },
    });
    document.x = margin;
    document.moveDown(1);
    return this;
  }

  /** What somebody said, beside a line that runs along it; kept on one page where it fits on one. */
  quote({ about, words, by }: { about: string | null; words: string; by: string }): this {
    const { document } = this;
    const width = this.width() - quoteIndent;
    const lines = [about ?? '', words, by].map((text) =>
      document.font('text').fontSize(inkOf.text.size).heightOfString(text, { width, lineGap: 5 }),
    );
    this.makeRoom(lines.reduce((sum, height) => sum + height, 0));
    const top = document.y;
    const page = this.pageNumber();
    document.x = margin + quoteIndent;
    if (about !== null) this.write(about, inkOf.quiet, { lineGap: 3 });
    this.write(words, inkOf.text, { lineGap: 5 });
    this.write(by, inkOf.quiet, { lineGap: 3 });
    document.x = margin;
    if (this.pageNumber() === page)
      document
        .moveTo(margin, top)
        .lineTo(margin, document.y - 3)
        .lineWidth(2.5)
        .stroke(inks.accent);
    document.moveDown(0.8);
    return this;
  }

  /** What follows, each with the page it begins on; startSection() says which that is. */
  contents(names: readonly string[]): this {
    const { document } = this;
    for (const [index, name] of names.entries()) {
      this.makeRoom(headingRoom / 3);
      this.waiting.push({ page: this.pageNumber() - 1, y: document.y });
      this.write(name, inkOf.text, {
        lineGap: 5,
        width: this.width() - 2 * margin,
        goTo: `part-${index + 1}`,
      });
      this.rule();
    }
    return this;
  }

  /** The next thing of the contents, on a page of its own. */
  startSection(title: string): this {
    const { document } = this;
    document.addPage();
    this.sectionCount += 1;
    document.addNamedDestination(`part-${this.sectionCount}`);
    document.outline.addItem(title);
    this.writePageNumber(this.waiting[this.sectionCount - 1]);
    return this.title(title);
  }

  private writePageNumber(waiting: Waiting | undefined): void {
    if (!waiting) return;
    const { document } = this;
    const number = this.pageNumber();
    const { y } = document;
    document.switchToPage(waiting.page);
    document.font('text').fontSize(inkOf.text.size).fillColor(inks.quiet);
    document.text(String(number), margin, waiting.y, { align: 'right', width: this.width() });
    document.switchToPage(number - 1);
    document.x = margin;
    document.y = y;
  }

  private write(text: string, ink: Ink, options: PDFKit.Mixins.TextOptions = {}): void {
    const { document } = this;
    const runs = splitByFont(text, ink.face);
    document.fontSize(ink.size).fillColor(ink.color);
    for (const [index, run] of runs.entries()) {
      const continued = index < runs.length - 1 || options.continued === true;
      document.font(run.font).text(run.text, { ...options, continued });
    }
  }

  private rule(): void {
    const { document } = this;
    const y = document.y + 3;
    document
      .moveTo(margin, y)
      .lineTo(margin + this.width(), y)
      .lineWidth(0.75)
      .stroke(inks.line);
    document.y = y + 9;
  }

  private width(): number {
    return this.document.page.width - 2 * margin;
  }

  private pageNumber(): number {
    const { start, count } = this.document.bufferedPageRange();
    return start + count;
  }

  /** Goes on on the next page when this one has less left. */
  private makeRoom(height: number): void {
    const { page, y } = this.document;
    if (page.height - margin - y < height) this.document.addPage();
  }

  /** Numbers the pages and closes it. */
  async finish(): Promise<Buffer> {
    const { document } = this;
    const count = this.pageNumber();
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(page);
      // Below the margin, where text would otherwise open a new page.
      document.page.margins.bottom = 0;
      document.font('text').fontSize(inkOf.foot.size).fillColor(inkOf.foot.color);
      document.text(`Inkling · page ${page + 1} of ${count}`, margin, document.page.height - margin / 1.6, {
        align: 'center',
        lineBreak: false,
        width: this.width(),
      });
    }
    document.end();
    return this.finished;
  }
}
