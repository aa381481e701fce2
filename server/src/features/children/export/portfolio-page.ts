import { locales } from '@inkling/contract';
import { escapeHtml } from '../../../services/safe-html/escape-html.ts';
import type { Portfolio, PortfolioNotes, PortfolioPiece } from './portfolio.ts';
import { portfolioStyle } from './portfolio-style.ts';
import { type PortfolioTexts, portfolioTexts } from './portfolio-texts.ts';

const marksOf = ({ marks }: PortfolioNotes, texts: PortfolioTexts): string => {
  if (marks.length === 0) return '';
  const { marks: names } = texts;
  const head = [names.name, names.mark, names.by, names.met].map((name) => `<th scope="col">${name}</th>`);
  const rows = marks.map(
    ({ name, mark, by, met }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${mark}</td><td>${escapeHtml(by)}</td><td>${escapeHtml(met)}</td></tr>`,
  );
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const nextStepOf = ({ nextStep }: PortfolioNotes, texts: PortfolioTexts): string =>
  nextStep
    ? `<p><strong>${texts.nextStep}</strong> <span lang="en-AU">${escapeHtml(nextStep)}</span></p>`
    : '';

const commentsOf = ({ comments }: PortfolioNotes): string =>
  comments
    .map(({ about, words, by }) => {
      const passage = about ? `<p class="quiet">${escapeHtml(about)}</p>` : '';
      return `<blockquote>${passage}<p>${escapeHtml(words)}</p><p class="quiet">${escapeHtml(by)}</p></blockquote>`;
    })
    .join('');

const articleOf = ({ title, facts, paragraphs }: PortfolioPiece): string => `<article>
<h2>${escapeHtml(title)}</h2>
<p class="quiet">${facts.map(escapeHtml).join(' · ')}</p>
<div class="text" lang="en-AU">${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}</div>
</article>`;

const notesOf = (notes: PortfolioNotes, texts: PortfolioTexts): string => `<h3>${escapeHtml(notes.title)}</h3>
${notes.score ? `<p class="quiet">${escapeHtml(notes.score)}</p>` : ''}
${marksOf(notes, texts)}${nextStepOf(notes, texts)}${commentsOf(notes)}`;

const appendixOf = ({ notes }: Portfolio, texts: PortfolioTexts): string =>
  notes.length === 0
    ? ''
    : `<section class="appendix"><h2>${texts.appendix}</h2>
<p class="quiet">${texts.appendixIntroduction}</p>
${notes.map((each) => notesOf(each, texts)).join('\n')}</section>`;

const badgesOf = ({ badges }: Portfolio, texts: PortfolioTexts): string => {
  const items = badges.map(
    ({ name, description, day }) =>
      `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(description)} <span class="quiet">${day}</span></li>`,
  );
  return items.length > 0 ? `<h2>${texts.badges}</h2><ul>${items.join('')}</ul>` : '';
};

/** The portfolio as one page to read, keep and print. */
export const portfolioPage = (portfolio: Portfolio): string => {
  const title = escapeHtml(portfolio.title);
  const texts = portfolioTexts[portfolio.language];
  return `<!doctype html>
<html lang="${locales[portfolio.language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${portfolioStyle}</style></head>
<body>
<header class="cover">
<h1>${title}</h1>
<p>${portfolio.lines.map(escapeHtml).join(' · ')}</p>
<p class="quiet">${portfolio.takenOn}</p>
</header>
${portfolio.pieces.length === 0 ? `<p>${texts.noPieces}</p>` : ''}
${portfolio.pieces.map(articleOf).join('\n')}
${appendixOf(portfolio, texts)}
${badgesOf(portfolio, texts)}
</body>
</html>
`;
};
