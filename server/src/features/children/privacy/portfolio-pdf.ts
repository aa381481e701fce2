import { PdfDocument } from '../../../services/pdf/pdf-document.ts';
import type { Portfolio, PortfolioPiece } from './portfolio.ts';
import { portfolioTexts } from './portfolio-texts.ts';

const putPiece = (paper: PdfDocument, piece: PortfolioPiece): void => {
  paper.startSection(piece.title).caption(piece.facts.join(' · '));
  const paragraphs = piece.text.split(/\n+/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0) paper.caption(portfolioTexts.noText);
  for (const text of paragraphs) paper.paragraph(text);
  if (piece.marks.length > 0) {
    const rows = piece.marks.map(({ name, mark, met }) => [name, mark, met]);
    paper
      .heading(portfolioTexts.marks)
      .table([['Criterion', 'Mark', 'What it shows'], ...rows], [120, 50, '*']);
  }
  if (piece.nextStep) paper.heading(portfolioTexts.nextStep).paragraph(piece.nextStep);
  if (piece.comments.length > 0) paper.heading(portfolioTexts.comments);
  for (const comment of piece.comments) paper.quote(comment);
};

/** The portfolio as a booklet: a first page with the contents, and each piece on a page of its own. */
export const portfolioPdf = (portfolio: Portfolio): Promise<Buffer> => {
  const { title, takenOn, pieces, badges } = portfolio;
  const paper = new PdfDocument(title).cover(title, takenOn);
  if (pieces.length === 0) paper.paragraph(portfolioTexts.noPieces);
  paper.contents([
    ...pieces.map((piece) => piece.title),
    ...(badges.length > 0 ? [portfolioTexts.badges] : []),
  ]);
  for (const piece of pieces) putPiece(paper, piece);
  if (badges.length > 0)
    paper
      .startSection(portfolioTexts.badges)
      .list(
        badges.map(({ name, description, day }) => ({ strong: `${name}:`, text: `${description} (${day})` })),
      );
  return paper.finish();
};
