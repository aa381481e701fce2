import { escapeHtml } from '../../../services/safe-html/escape-html.ts';
import type { Portfolio, PortfolioPiece } from './portfolio.ts';
import { portfolioStyle } from './portfolio-style.ts';
import { portfolioTexts } from './portfolio-texts.ts';

const marksOf = ({ marks }: PortfolioPiece): string => {
  if (marks.length === 0) return '';
  const rows = marks.map(
    ({ name, mark, met }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${mark}</td><td>${escapeHtml(met)}</td></tr>`,
  );
  return `<h3>${portfolioTexts.marks}</h3><table><tbody>${rows.join('')}</tbody></table>`;
};

const nextStepOf = ({ nextStep }: PortfolioPiece): string =>
  nextStep ? `<h3>${portfolioTexts.nextStep}</h3><p>${escapeHtml(nextStep)}</p>` : '';

const commentsOf = ({ comments }: PortfolioPiece): string => {
  const said = comments.map(({ about, words, by }) => {
    const passage = about ? `<p class="quiet">${escapeHtml(about)}</p>` : '';
    return `<blockquote>${passage}<p>${escapeHtml(words)}</p><p class="quiet">${escapeHtml(by)}</p></blockquote>`;
  });
  return said.length > 0 ? `<h3>${portfolioTexts.comments}</h3>${said.join('')}` : '';
};

const articleOf = (piece: PortfolioPiece): string => `<article>
<h2>${escapeHtml(piece.title)}</h2>
<p class="quiet">${piece.facts.map(escapeHtml).join(' · ')}</p>
<div class="text">${escapeHtml(piece.text) || `<em>${portfolioTexts.noText}</em>`}</div>
${marksOf(piece)}${nextStepOf(piece)}${commentsOf(piece)}
</article>`;

const badgesOf = ({ badges }: Portfolio): string => {
  const items = badges.map(
    ({ name, description, day }) =>
      `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(description)} <span class="quiet">${day}</span></li>`,
  );
  return items.length > 0 ? `<h2>${portfolioTexts.badges}</h2><ul>${items.join('')}</ul>` : '';
};

/** The portfolio as one page to read, keep and print. */
export const portfolioPage = (portfolio: Portfolio): string => {
  const title = escapeHtml(portfolio.title);
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${portfolioStyle}</style></head>
<body>
<h1>${title}</h1>
<p class="quiet">${portfolio.takenOn}</p>
${portfolio.pieces.length === 0 ? `<p>${portfolioTexts.noPieces}</p>` : ''}
${portfolio.pieces.map(articleOf).join('\n')}
${badgesOf(portfolio)}
</body>
</html>
`;
};
