import type { Step, StepEntry } from '@inkling/contract';

/** What a plan says, by the id of its step; a question that was left open says nothing. */
export type WritingPlanAnswers = Map<string, string>;

const sayingOf = ({ content }: StepEntry): string =>
  typeof content === 'string'
    ? content
    : JSON.stringify(
        content
          .map((answer) => ({ field: answer.field, said: [answer.content].flat().join('\n').trim() }))
          .filter(({ said }) => said !== ''),
      );

export const writingPlanAnswersIn = (data: StepEntry[]): WritingPlanAnswers =>
  new Map(data.filter(({ type }) => type === 'structuredForm').map((entry) => [entry.id, sayingOf(entry)]));

const hasWords = (data: StepEntry[], page: Step): boolean =>
  data.some(({ id, content }) => id === page.id && typeof content === 'string' && content.trim() !== '');

interface Arrival {
  steps: Step[];
  /** Where the child has come to. */
  step: Step;
  data: StepEntry[];
  /** What the plans said when their drafts were last written on. */
  before: WritingPlanAnswers;
}

/** The drafts the child has come to, each with the plan it is written on. */
const draftsReached = ({ steps, step }: Arrival): { plan: Step; page: Step }[] =>
  steps.slice(0, steps.findIndex(({ id }) => id === step.id) + 1).flatMap((page, index) => {
    const plan = steps[index - 1];
    return page.type === 'freeWriting' && plan?.type === 'structuredForm' ? [{ plan, page }] : [];
  });

/** Coming to a step settles the plans behind it, and finds the draft that was written on another plan. */
export const findDraftWithOutdatedWritingPlan = (
  arrival: Arrival,
): { outdated: Step | undefined; plans: WritingPlanAnswers } => {
  const { data, before } = arrival;
  const now = writingPlanAnswersIn(data);
  const reached = draftsReached(arrival);
  const changed = reached.find(
    ({ plan, page }) =>
      hasWords(data, page) && before.has(plan.id) && before.get(plan.id) !== now.get(plan.id),
  );
  const settled = new Set(reached.map(({ plan }) => plan.id));
  return {
    outdated: changed?.page,
    plans: new Map([...before, ...[...now].filter(([id]) => settled.has(id))]),
  };
};
