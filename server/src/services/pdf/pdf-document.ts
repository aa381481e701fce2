import { locales } from '@inkling/contract';
import { otherLetters } from './fonts.ts';
import { drawLogo } from './logo.ts';
import { packObjects } from './pack-objects.ts';
import { margin, PdfPageLayout, textStyles } from './pdf-page-layout.ts';

const bulletWidth = 14;
const quoteIndent = 16;
const coverDropSize = 96;
const proseIndent = 20;
/** A heading takes at least so much with it: itself and the first lines below. */
const headingRoom = 96;

interface BookCover {
  above: string;
  name: string;
  lines: readonly string[];
  foot: string;
}

/** A line of the contents that waits for the number of its page. */
interface Waiting {
  page: number;
  y: number;
}

/**
 * A paper that is written from top to bottom and goes on by itself on the next page. What is put into it is drawn
 * when it is finished, as the fonts of other scripts are cut to the letters that all of it uses.
 */
export class PdfDocument {
  private readonly sheet: PdfPageLayout;
  private readonly steps: (() => void)[] = [];
  private readonly letters = new Set<string>();
  private readonly waiting: Waiting[] = [];
  private sectionCount = 0;
  private isBook = false;

  constructor(title: string, lang: string = locales.en) {
    this.sheet = new PdfPageLayout(title, lang);
  }

  private put(texts: readonly string[], step: () => void): this {
    for (const text of texts) for (const letter of otherLetters(text)) this.letters.add(letter);
    this.steps.push(step);
    return this;
  }

  /** The first page of a book, with nothing else on it. */
  bookCover({ above, name, lines, foot }: BookCover): this {
    this.isBook = true;
    return this.put([above, name, ...lines, foot], () => {
      const { document } = this.sheet;
      const middle = (document.page.width - coverDropSize) / 2;
      const y = document.page.height / 4;
      this.sheet.decoration(() => drawLogo(document, { x: middle, y, size: coverDropSize }));
      document.y = y + coverDropSize + 48;
      this.sheet.tagged('P', () => this.sheet.writeCentred(above, textStyles.coverLine));
      document.moveDown(0.4);
      this.sheet.tagged('H1', () => this.sheet.writeCentred(name, textStyles.cover));
      document.moveDown(0.4);
      for (const line of lines)
        this.sheet.tagged('P', () => this.sheet.writeCentred(line, textStyles.coverLine));
      document.y = document.page.height - margin - 24;
      this.sheet.tagged('P', () => this.sheet.writeCentred(foot, textStyles.quiet));
    });
  }

  title(text: string): this {
    return this.put([text], () => {
      this.sheet.tagged('H1', () => this.sheet.write(text, textStyles.title));
      this.sheet.document.moveDown(0.3);
    });
  }

  /** What follows begins on a new page. */
  pageBreak(): this {
    return this.put([], () => this.sheet.document.addPage());
  }

  heading(text: string): this {
    return this.put([text], () => {
      this.sheet.makeRoom(headingRoom);
      this.sheet.document.moveDown(0.6);
      this.sheet.tagged('H2', () => this.sheet.write(text, textStyles.heading));
      this.sheet.document.moveDown(0.3);
    });
  }

  caption(text: string): this {
    return this.put([text], () => {
      this.sheet.tagged('P', () => this.sheet.write(text, textStyles.quiet, { lineGap: 3 }));
      this.sheet.document.moveDown(1);
    });
  }

  paragraph(text: string): this {
    return this.put([text], () => {
      this.sheet.tagged('P', () => this.sheet.write(text, textStyles.text, { lineGap: 5 }));
      this.sheet.document.moveDown(0.6);
    });
  }

  /** A paragraph of a story, as books set it: close to the one before and indented. */
  prose(text: string, isIndented: boolean): this {
    return this.put([text], () => {
      const options = { lineGap: 7, ...(isIndented && { indent: proseIndent }) };
      this.sheet.taggedWriting('P', () => this.sheet.write(text, textStyles.prose, options));
    });
  }

  list(items: readonly { strong: string; text: string }[]): this {
    return this.put(
      items.flatMap(({ strong, text }) => [strong, text]),
      () => {
        const { document } = this.sheet;
        for (const { strong, text } of items) {
          this.sheet.makeRoom(document.fontSize(textStyles.text.size).currentLineHeight(true));
          this.sheet.tagged('LI', () => this.writeItem(strong, text));
          document.moveDown(0.35);
        }
        document.x = margin;
        document.moveDown(0.3);
      },
    );
  }

  private writeItem(strong: string, text: string): void {
    const { document } = this.sheet;
    document.x = margin;
    this.sheet.write('•', textStyles.bullet, { continued: false });
    document.moveUp();
    document.x = margin + bulletWidth;
    if (strong) this.sheet.write(`${strong} `, textStyles.strong, { continued: true });
    this.sheet.write(text, textStyles.text, { lineGap: 5 });
  }

  /** The widths are those of all columns but one, which takes the rest. */
  table(rows: readonly (readonly string[])[], widths: readonly (number | '*')[]): this {
    return this.put(rows.flat(), () => {
      const taken = widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0);
      const columns = widths.map((width) => (width === '*' ? this.sheet.width() - taken : width));
      this.sheet.table(rows, columns);
      this.sheet.document.moveDown(1);
    });
  }

  /** What somebody said, beside a line that runs along it; kept on one page where it fits on one. */
  quote({ about, words, by }: { about: string | null; words: string; by: string }): this {
    return this.put([about ?? '', words, by], () => {
      const { document } = this.sheet;
      const width = this.sheet.width() - quoteIndent;
      const lines = [about ?? '', words, by].map((text) =>
        document.font('text').fontSize(textStyles.text.size).heightOfString(text, { width, lineGap: 5 }),
      );
      this.sheet.makeRoom(lines.reduce((sum, height) => sum + height, 0));
      const top = document.y;
      const page = this.sheet.pageNumber();
      document.x = margin + quoteIndent;
      this.sheet.tagged('BlockQuote', () => {
        if (about !== null) this.sheet.write(about, textStyles.quiet, { lineGap: 3 });
        this.sheet.write(words, textStyles.text, { lineGap: 5 });
        this.sheet.write(by, textStyles.quiet, { lineGap: 3 });
      });
      document.x = margin;
      if (this.sheet.pageNumber() === page) this.sheet.lineBeside(top);
      document.moveDown(0.8);
    });
  }

  /** What follows, each with the page it begins on; startSection() says which that is. */
  contents(names: readonly string[]): this {
    return this.put(names, () => {
      const { document } = this.sheet;
      for (const [index, name] of names.entries()) {
        this.sheet.makeRoom(headingRoom / 3);
        this.waiting.push({ page: this.sheet.pageNumber() - 1, y: document.y });
        this.sheet.tagged('TOCI', () =>
          this.sheet.write(name, textStyles.text, {
            lineGap: 5,
            width: this.sheet.width() - 2 * margin,
            goTo: `part-${index + 1}`,
          }),
        );
        this.sheet.rule();
      }
    });
  }

  /** The next thing of the contents, on a page of its own. */
  startSection(title: string): this {
    return this.put([title], () => {
      const { document } = this.sheet;
      document.addPage();
      this.sectionCount += 1;
      document.addNamedDestination(`part-${this.sectionCount}`);
      document.outline.addItem(title);
      this.writePageNumber(this.waiting[this.sectionCount - 1]);
    }).title(title);
  }

  private writePageNumber(waiting: Waiting | undefined): void {
    if (!waiting) return;
    const { document } = this.sheet;
    const number = this.sheet.pageNumber();
    const { y } = document;
    document.switchToPage(waiting.page);
    document.font('text').fontSize(textStyles.text.size).fillColor(textStyles.quiet.color);
    this.sheet.decoration(() =>
      document.text(String(number), margin, waiting.y, { align: 'right', width: this.sheet.width() }),
    );
    document.switchToPage(number - 1);
    document.x = margin;
    document.y = y;
  }

  /** Draws everything, numbers the pages and closes it. */
  async finish(): Promise<Buffer> {
    await this.sheet.addLetters(this.letters);
    for (const step of this.steps) step();
    return packObjects(await this.sheet.finish({ isBook: this.isBook }));
  }
}
