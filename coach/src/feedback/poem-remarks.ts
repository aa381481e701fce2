import type { Criterion } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import { type CriterionRemarks, type FeedbackContext, quoted } from './feedback-context.ts';
import { remark } from './remark.ts';
import { poemWording } from './wording/poem.ts';

/** What asks for scenes, sentences and paragraphs asks for what a poem need not have. */
const shapeCriteria: ReadonlySet<Criterion> = new Set([
  'text_structure',
  'character_and_setting',
  'persuasive_devices',
  'cohesion',
  'paragraphing',
  'sentence_structure',
  'punctuation',
]);

export const doesNotApplyToPoem = ({ analysis }: FeedbackContext, criterion: Criterion): boolean =>
  analysis.isPoem && shapeCriteria.has(criterion);

const linesOf = ({ text, analysis }: FeedbackContext): Span[] =>
  [...text.matchAll(/[^\r\n]+/g)]
    .map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length }))
    .filter(({ start, end }) => end > start && start >= (analysis.title?.end ?? 0));

const shortestLine = 4;

/** Said under one criterion, and not again under six. */
const spokenOf: Criterion = 'text_structure';

export const remarkOnPoem = (context: FeedbackContext, criterion: Criterion): CriterionRemarks => {
  const lines = linesOf(context);
  const long = lines.filter(
    ({ start, end }) => context.text.slice(start, end).split(/\s+/).length >= shortestLine,
  );
  const middle = long[Math.floor(long.length / 2)] ?? lines[Math.floor(lines.length / 2)];
  const last = lines.at(-1);
  const summary = remark(poemWording.note);
  if (!middle || !last) return { summary, strengths: [], steps: [] };
  const slots = { quote: quoted(context, middle), last: quoted(context, last) };
  return {
    summary,
    strengths: [remark(poemWording.line, slots)],
    steps:
      criterion === spokenOf
        ? [remark(poemWording.aloud, slots), remark(poemWording.last, { last: slots.last })]
        : [remark(poemWording.whole)],
  };
};
