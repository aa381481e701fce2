import { WordDocument } from '../../../services/docx/docx-document.ts';
import type { Portfolio, PortfolioNotes } from './portfolio.ts';
import { type PortfolioTexts, portfolioTexts } from './portfolio-texts.ts';

const columnWidths = [1900, 1000, 1900, 4200];

const putNotes = (paper: WordDocument, texts: PortfolioTexts, notes: PortfolioNotes): void => {
  paper.write('Heading2', notes.title);
  if (notes.score) paper.write('Quiet', notes.score);
  if (notes.marks.length > 0) {
    const rows = [texts.marks, ...notes.marks];
    paper.table(
      rows.map(({ name, mark, by, met }) => [name, mark, by, met]),
      columnWidths,
    );
  }
  if (notes.nextStep) paper.item(texts.nextStep, notes.nextStep);
  for (const { about, words, by } of notes.comments) {
    paper.write('Quote', about ? `${about}: ${words}` : words);
    paper.write('Quiet', by);
  }
};

/** The same book for a word processor, to put pictures in, to change the type, or to print at a shop. */
export const portfolioWord = (portfolio: Portfolio): Buffer => {
  const { language, title, name, lines, takenOn, pieces, notes, badges } = portfolio;
  const texts = portfolioTexts[language];
  const paper = new WordDocument(title).write('Subtitle', texts.writingOf).write('Title', name);
  for (const line of lines) paper.write('Subtitle', line);
  if (pieces.length === 0) paper.write('Subtitle', texts.noPieces);
  paper.write('Subtitle', takenOn);
  for (const piece of pieces) {
    paper.startSection(piece.title).write('Quiet', piece.facts.join(' · '));
    for (const text of piece.paragraphs) paper.write('Prose', text);
  }
  if (notes.length > 0) paper.startSection(texts.appendix).write('Quiet', texts.appendixIntroduction);
  for (const each of notes) putNotes(paper, texts, each);
  if (badges.length > 0) paper.startSection(texts.badges);
  for (const badge of badges) paper.item(`${badge.name}:`, `${badge.description} (${badge.day})`);
  return paper.finish();
};
