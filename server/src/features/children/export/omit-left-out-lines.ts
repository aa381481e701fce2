import { genreOfActivityType } from '@inkling/contract';
import { standingOutput, standingResult } from '../../standing-marks/index.ts';
import type { ChildWork } from './child-work.queries.ts';
import type { KeptFeedback } from './omit-unapproved-feedback.ts';

/** What a coach and a teacher gave stands side by side here, each by its name: nothing goes but what a teacher left out. */
const noMarks: [] = [];

/** The coach's feedback without the lines that a teacher keeps from the child and the parents. */
export const omitLeftOutLines = (
  writing: ChildWork['writings'][number]['writing'],
  { next_step, criteria, rounds, advice }: KeptFeedback,
) => {
  const task = { genre: genreOfActivityType[writing.writing_type], text: writing.content };
  const isLeftOut = ({ criterion, text }: NonNullable<KeptFeedback['next_step']>): boolean =>
    criteria.some((item) => item.criterion === criterion && item.left_out.includes(text));
  return {
    next_step: next_step && isLeftOut(next_step) ? null : next_step,
    criteria: criteria.map((item) => {
      const { left_out: _, ...shown } = item;
      return {
        ...shown,
        output: standingOutput(item, noMarks),
        result: standingResult(item, noMarks, task),
      };
    }),
    rounds,
    advice: advice.filter((each) => !isLeftOut(each)),
  };
};
