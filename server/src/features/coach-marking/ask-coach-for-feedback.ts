import type { ExternalModelConsent, FeedbackOnDraft, FeedbackRequest } from '@inkling/coach';
import type { FeedbackCategory } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { isDefaultInstruction } from '../workflows/index.ts';
import type { DraftWithTask } from './drafts.queries.ts';

/** For a child whose year nobody stated. */
export const defaultYear = 5;

export const withoutLanguageModel: ExternalModelConsent = { mayUseModel: false, known: { names: [] } };

/** What a teacher wrote: our own prompts are nobody's wish, and the child must not read them as one. */
const promptsOf = ({ writing, activity }: DraftWithTask) => {
  const steps = writing.own_steps ?? activity?.steps ?? [];
  const named = steps.flatMap(({ feedback_criteria }) => feedback_criteria);
  const written = named.filter(({ prompt }) => !isDefaultInstruction(prompt));
  return Object.fromEntries(written.map(({ type, prompt }) => [type, prompt]));
};

interface Reading {
  /** The present draft, or an earlier one. */
  text: string;
  criteria: FeedbackCategory[];
  consent: ExternalModelConsent;
  earlier?: FeedbackRequest['earlier'];
  previous?: FeedbackRequest['previous'];
}

/** Hands a draft to the coach with all it has to know about the task and the child. */
export const askCoachForFeedback = (
  deps: Pick<Deps, 'coach'>,
  draft: DraftWithTask,
  { text, criteria, consent, earlier, previous }: Reading,
): Promise<FeedbackOnDraft> => {
  const { writing, activity, student } = draft;
  return deps.coach.feedback({
    owner: String(student.id),
    text,
    type: writing.writing_type,
    year: writing.grade_level ?? student.grade_level ?? defaultYear,
    prompt: [activity?.title, activity?.description].filter(Boolean).join('\n'),
    // Work that a teacher set has the teacher's title.
    hasTitle: activity === null,
    categories: criteria,
    criterionPrompts: promptsOf(draft),
    earlier,
    previous,
    ...consent,
  });
};
