import { escapeHtml } from '../../../services/safe-html/escape-html.ts';
import { type Kept, presentUnlocks, presentWork } from './kept.presenter.ts';
import { portfolioStyle } from './portfolio-style.ts';

type Work = ReturnType<typeof presentWork>[number];
type Days = (moment: Date) => string;

const sentence = (criterion: string): string =>
  criterion.charAt(0).toUpperCase() + criterion.slice(1).replaceAll('_', ' ');

const marksOf = ({ feedback }: Work): string => {
  const marked = feedback.criteria.flatMap(({ criterion, result }) =>
    result ? [{ criterion, result }] : [],
  );
  if (marked.length === 0) return '';
  const rows = marked.map(
    ({ criterion, result }) =>
      `<tr><th scope="row">${escapeHtml(sentence(criterion))}</th><td>${result.mark} of ${result.maximum}</td><td>${escapeHtml(result.met)}</td></tr>`,
  );
  return `<h3>Marks of the coach</h3><table><tbody>${rows.join('')}</tbody></table>`;
};

const nextStepOf = ({ feedback }: Work): string =>
  feedback.next_step ? `<h3>Next step</h3><p>${escapeHtml(feedback.next_step.text)}</p>` : '';

const reviewsOf = ({ reviews }: Work): string => {
  const said = reviews.flatMap(({ comment, reason, passage, reviewer }) => {
    const words = comment ?? reason;
    if (!words) return [];
    const about = passage ? `<p class="quiet">About “${escapeHtml(passage.quote)}”</p>` : '';
    return [
      `<blockquote>${about}<p>${escapeHtml(words)}</p><p class="quiet">${escapeHtml(reviewer ?? 'A teacher')}</p></blockquote>`,
    ];
  });
  return said.length > 0 ? `<h3>What the teacher said</h3>${said.join('')}` : '';
};

const stateOf = (work: Work, dayOf: Days): string =>
  work.completed_at
    ? `Finished on ${dayOf(work.completed_at)}`
    : `Under way, last changed on ${dayOf(work.updated_at)}`;

const articleOf = (work: Work, dayOf: Days): string => {
  const words = work.word_count === 1 ? '1 word' : `${work.word_count} words`;
  const facts = [stateOf(work, dayOf), words, work.course, work.challenge].filter((fact) => fact !== null);
  return `<article>
<h2>${escapeHtml(work.title)}</h2>
<p class="quiet">${facts.map(escapeHtml).join(' · ')}</p>
<div class="text">${escapeHtml(work.content) || '<em>Nothing written yet.</em>'}</div>
${marksOf(work)}${nextStepOf(work)}${reviewsOf(work)}
</article>`;
};

const badgesOf = (kept: Kept, dayOf: Days): string => {
  const badges = presentUnlocks(kept).map(
    ({ name, description, unlocked_at }) =>
      `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(description)} <span class="quiet">${dayOf(unlocked_at)}</span></li>`,
  );
  return badges.length > 0 ? `<h2>Achievements</h2><ul>${badges.join('')}</ul>` : '';
};

/** A child's writing as one page to read, keep and print: finished pieces first, the newest on top. */
export const makePortfolio = (kept: Kept, { now, timeZone }: { now: Date; timeZone: string }): string => {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone });
  const dayOf = (moment: Date) => day.format(moment);
  const begun = presentWork(kept).filter(({ started_at }) => started_at !== null);
  const moment = (work: Work) => (work.completed_at ?? work.updated_at).getTime();
  const ordered = begun.sort(
    (a, b) => Number(b.completed_at !== null) - Number(a.completed_at !== null) || moment(b) - moment(a),
  );
  const { full_name, grade_level } = kept.child;
  const year = grade_level === null ? '' : `Year ${grade_level} · `;
  const title = `The writing of ${escapeHtml(full_name)}`;
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${portfolioStyle}</style></head>
<body>
<h1>${title}</h1>
<p class="quiet">${year}Taken from Inkling on ${dayOf(now)}</p>
${ordered.length === 0 ? '<p>There is no writing yet.</p>' : ''}
${ordered.map((work) => articleOf(work, dayOf)).join('\n')}
${badgesOf(kept, dayOf)}
</body>
</html>
`;
};
