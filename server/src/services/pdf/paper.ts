import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const faces = {
  text: require.resolve('@fontsource/lexend/files/lexend-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/lexend/files/lexend-latin-600-normal.woff'),
  heading: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
};

const inks = { text: '#23243a', quiet: '#5b5c72', line: '#d9d3c7', accent: '#3450c9' };
const margin = 64;
const bulletWidth = 14;
const figureWidth = 90;
/** A heading takes at least so much with it: itself and the first lines below. */
const headingRoom = 96;

/** A sheet of A4 that is written from top to bottom and goes on by itself on the next page. */
export class Paper {
  private readonly document: PDFKit.PDFDocument;
  private readonly finished: Promise<Buffer>;

  constructor(title: string) {
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      bufferPages: true,
      lang: 'en-AU',
      info: { Title: title, Creator: 'Inkling' },
    });
    const chunks: Buffer[] = [];
    this.finished = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
    for (const [name, file] of Object.entries(faces)) this.document.registerFont(name, file);
  }

  title(text: string): this {
    this.document.font('heading').fontSize(24).fillColor(inks.text).text(text);
    this.document.moveDown(0.3);
    return this;
  }

  heading(text: string): this {
    if (this.room() < headingRoom) this.document.addPage();
    this.document.moveDown(0.6).font('heading').fontSize(15).fillColor(inks.accent).text(text);
    this.document.moveDown(0.3);
    return this;
  }

  quiet(text: string): this {
    this.document.font('text').fontSize(10).fillColor(inks.quiet).text(text, { lineGap: 3 });
    this.document.moveDown(1);
    return this;
  }

  paragraph(text: string): this {
    this.words({ strong: '', text });
    this.document.moveDown(0.6);
    return this;
  }

  list(items: readonly { strong: string; text: string }[]): this {
    const { document } = this;
    for (const item of items) {
      if (this.room() < document.fontSize(11).currentLineHeight(true)) document.addPage();
      document.font('text').fillColor(inks.accent).text('•', margin, document.y, { continued: false });
      document.moveUp();
      document.x = margin + bulletWidth;
      this.words(item);
      document.moveDown(0.35);
    }
    document.x = margin;
    document.moveDown(0.3);
    return this;
  }

  table(rows: readonly (readonly string[])[]): this {
    const { document } = this;
    document.fontSize(10).fillColor(inks.text);
    const [head = []] = rows;
    document.table({
      // The first column names things, the others hold a figure or a word.
      columnStyles: head.map((_, index) => (index === 0 ? '*' : figureWidth)),
      data: rows.map((row, index) =>
        row.map((text) => ({ text, font: { src: index === 0 ? 'strong' : 'text' } })),
      ),
      defaultStyle: { border: [0, 0, 0.75, 0], borderColor: inks.line, padding: [5, 6] },
    });
    document.moveDown(1);
    return this;
  }

  private words({ strong, text }: { strong: string; text: string }): void {
    const { document } = this;
    document.fontSize(11).fillColor(inks.text);
    if (strong) document.font('strong').text(`${strong} `, { continued: true });
    document.font('text').text(text, { lineGap: 5 });
  }

  /** What is left of this page. */
  private room(): number {
    return this.document.page.height - margin - this.document.y;
  }

  /** Numbers the pages and closes it. */
  async finish(): Promise<Buffer> {
    const { document } = this;
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(page);
      // Below the margin, where text would otherwise open a new page.
      document.page.margins.bottom = 0;
      document
        .font('text')
        .fontSize(8.5)
        .fillColor(inks.quiet)
        .text(`Inkling · page ${page + 1} of ${count}`, margin, document.page.height - margin / 1.6, {
          align: 'center',
          lineBreak: false,
          width: document.page.width - 2 * margin,
        });
    }
    document.end();
    return this.finished;
  }
}
