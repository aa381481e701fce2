import { WordDocument } from '../../../services/docx/docx-document.ts';
import type { Portfolio, PortfolioNotes } from './portfolio.ts';
import { portfolioTexts } from './portfolio-texts.ts';

const columnWidths = [1900, 1000, 1900, 4200];

const putNotes = (paper: WordDocument, notes: PortfolioNotes): void => {
  paper.write('Heading2', notes.title);
  if (notes.score) paper.write('Quiet', notes.score);
  if (notes.marks.length > 0) {
    const rows = [portfolioTexts.marks, ...notes.marks];
    paper.table(
      rows.map(({ name, mark, by, met }) => [name, mark, by, met]),
      columnWidths,
    );
  }
  if (notes.nextStep) paper.item(`${portfolioTexts.nextStep}:`, notes.nextStep);
  for (const { about, words, by } of notes.comments) {
    paper.write('Quote', about ? `${about}: ${words}` : words);
    paper.write('Quiet', by);
  }
};

/** The same book for a word processor, to put pictures in, to change the type, or to print at a shop. */
export const portfolioWord = ({ title, name, lines, takenOn, pieces, notes, badges }: Portfolio): Buffer => {
  const paper = new WordDocument(title).write('Subtitle', portfolioTexts.writingOf).write('Title', name);
  for (const line of lines) paper.write('Subtitle', line);
  if (pieces.length === 0) paper.write('Subtitle', portfolioTexts.noPieces);
  paper.write('Subtitle', takenOn);
  for (const piece of pieces) {
    paper.startSection(piece.title).write('Quiet', piece.facts.join(' · '));
    for (const text of piece.paragraphs) paper.write('Prose', text);
  }
  if (notes.length > 0)
    paper.startSection(portfolioTexts.appendix).write('Quiet', portfolioTexts.appendixIntroduction);
  for (const each of notes) putNotes(paper, each);
  if (badges.length > 0) paper.startSection(portfolioTexts.badges);
  for (const badge of badges) paper.item(`${badge.name}:`, `${badge.description} (${badge.day})`);
  return paper.finish();
};
