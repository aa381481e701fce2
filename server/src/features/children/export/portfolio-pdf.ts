import { PdfDocument } from '../../../services/pdf/pdf-document.ts';
import type { Portfolio, PortfolioNotes, PortfolioPiece } from './portfolio.ts';
import { portfolioTexts } from './portfolio-texts.ts';

const putPiece = (paper: PdfDocument, { title, facts, paragraphs }: PortfolioPiece): void => {
  paper.startSection(title).caption(facts.join(' · '));
  for (const [index, text] of paragraphs.entries()) paper.prose(text, index > 0);
};

const putNotes = (paper: PdfDocument, { title, score, marks, nextStep, comments }: PortfolioNotes): void => {
  paper.heading(title);
  if (score) paper.caption(score);
  if (marks.length > 0) {
    const rows = [portfolioTexts.marks, ...marks].map(({ name, mark, by, met }) => [name, mark, by, met]);
    paper.table(rows, [110, 50, 95, '*']);
  }
  if (nextStep) paper.list([{ strong: `${portfolioTexts.nextStep}:`, text: nextStep }]);
  for (const comment of comments) paper.quote(comment);
};

const putAppendix = (paper: PdfDocument, notes: PortfolioNotes[]): void => {
  paper.startSection(portfolioTexts.appendix).caption(portfolioTexts.appendixIntroduction);
  for (const each of notes) putNotes(paper, each);
};

const putBadges = (paper: PdfDocument, badges: Portfolio['badges']): void => {
  const items = badges.map(({ name, description, day }) => ({
    strong: `${name}:`,
    text: `${description} (${day})`,
  }));
  paper.startSection(portfolioTexts.badges).list(items);
};

/** The portfolio as a book: a cover, the contents, each piece from a page of its own, and what was said at the back. */
export const portfolioPdf = (portfolio: Portfolio): Promise<Buffer> => {
  const { title, name, lines, takenOn, pieces, notes, badges } = portfolio;
  const paper = new PdfDocument(title).bookCover({
    above: portfolioTexts.writingOf,
    name,
    lines: pieces.length > 0 ? lines : [...lines, portfolioTexts.noPieces],
    foot: takenOn,
  });
  const sections = [
    ...pieces.map((piece) => piece.title),
    ...(notes.length > 0 ? [portfolioTexts.appendix] : []),
    ...(badges.length > 0 ? [portfolioTexts.badges] : []),
  ];
  if (sections.length > 0) paper.pageBreak().title(portfolioTexts.contents).contents(sections);
  for (const piece of pieces) putPiece(paper, piece);
  if (notes.length > 0) putAppendix(paper, notes);
  if (badges.length > 0) putBadges(paper, badges);
  return paper.finish();
};
