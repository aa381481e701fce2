import { locales } from '@inkling/contract';
import { PdfDocument } from '../../../services/pdf/pdf-document.ts';
import type { Portfolio, PortfolioNotes, PortfolioPiece } from './portfolio.ts';
import { type PortfolioTexts, portfolioTexts } from './portfolio-texts.ts';

const putPiece = (paper: PdfDocument, { title, facts, paragraphs }: PortfolioPiece): void => {
  paper.startSection(title).caption(facts.join(' · '));
  for (const [index, text] of paragraphs.entries()) paper.prose(text, index > 0);
};

const putNotes = (paper: PdfDocument, texts: PortfolioTexts, notes: PortfolioNotes): void => {
  const { title, score, marks, nextStep, comments } = notes;
  paper.heading(title);
  if (score) paper.caption(score);
  if (marks.length > 0) {
    const rows = [texts.marks, ...marks].map(({ name, mark, by, met }) => [name, mark, by, met]);
    paper.table(rows, [110, 50, 95, '*']);
  }
  if (nextStep) paper.list([{ strong: texts.nextStep, text: nextStep }]);
  for (const comment of comments) paper.quote(comment);
};

const putAppendix = (paper: PdfDocument, texts: PortfolioTexts, notes: PortfolioNotes[]): void => {
  paper.startSection(texts.appendix).caption(texts.appendixIntroduction);
  for (const each of notes) putNotes(paper, texts, each);
};

const putBadges = (paper: PdfDocument, texts: PortfolioTexts, badges: Portfolio['badges']): void => {
  const items = badges.map(({ name, description, day }) => ({
    strong: `${name}:`,
    text: `${description} (${day})`,
  }));
  paper.startSection(texts.badges).list(items);
};

/** The portfolio as a book: a cover, the contents, each piece from a page of its own, and what was said at the back. */
export const portfolioPdf = (portfolio: Portfolio): Promise<Buffer> => {
  const { language, title, name, lines, takenOn, pieces, notes, badges } = portfolio;
  const texts = portfolioTexts[language];
  const paper = new PdfDocument(title, locales[language]).bookCover({
    above: texts.writingOf,
    name,
    lines: pieces.length > 0 ? lines : [...lines, texts.noPieces],
    foot: takenOn,
  });
  const sections = [
    ...pieces.map((piece) => piece.title),
    ...(notes.length > 0 ? [texts.appendix] : []),
    ...(badges.length > 0 ? [texts.badges] : []),
  ];
  if (sections.length > 0) paper.pageBreak().title(texts.contents).contents(sections);
  for (const piece of pieces) putPiece(paper, piece);
  if (notes.length > 0) putAppendix(paper, texts, notes);
  if (badges.length > 0) putBadges(paper, texts, badges);
  return paper.finish();
};
