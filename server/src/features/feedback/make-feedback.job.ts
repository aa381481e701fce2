import { isTimeout } from '@inkling/coach';
import { feedbackCategories } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { raiseAlert } from '../alerts/index.ts';
import { isBuiltInPrompt } from '../workflows/index.ts';
import { scoreOf, storeScore } from '../writings/index.ts';
import { type Draft, failUnfinished, findDraft, storeItem, storeNextStep } from './feedback.queries.ts';
import { modelConsentOf } from './model-consent.ts';

const defaultYear = 5;

const checkDraftForRisk = async (
  deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'queue'>,
  { writing }: Draft,
): Promise<void> => {
  const risk = await deps.coach.checkRisk({
    owner: String(writing.student_id),
    text: writing.content,
    context: { source: 'child', kind: 'draft', genre: writing.writing_type },
  });
  if (risk)
    await deps.db.transaction((tx) =>
      raiseAlert(deps, tx, {
        studentId: writing.student_id,
        writing,
        source: 'draft',
        text: writing.content,
        risk,
      }),
    );
};

/** What a teacher wrote: our own prompts are nobody's wish, and the child must not read them as one. */
const promptsOf = ({ writing, activity }: Draft) => {
  const steps = writing.own_steps ?? activity?.steps ?? [];
  const named = steps.flatMap(({ feedback_criteria }) => feedback_criteria);
  const written = named.filter(({ prompt }) => !isBuiltInPrompt(prompt));
  return Object.fromEntries(written.map(({ type, prompt }) => [type, prompt]));
};

/** Each criterion is stored the moment it is ready, so that a restart repeats only what is missing. */
const make = async (
  deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db'>,
  draft: Draft,
  criteria: (typeof feedbackCategories)[number][],
): Promise<void> => {
  const { writing, activity, student } = draft;
  const response = await deps.coach.feedback({
    owner: String(student.id),
    text: writing.content,
    type: writing.writing_type,
    year: writing.grade_level ?? student.grade_level ?? defaultYear,
    prompt: [activity?.title, activity?.description].filter(Boolean).join('\n'),
    categories: criteria,
    criterionPrompts: promptsOf(draft),
    ...(await modelConsentOf(deps, student)),
  });
  const { assessment, next_step } = response;
  for await (const { category, output, answered_by } of response.categories) {
    const result = assessment?.marks.find(({ criterion }) => criterion === category) ?? null;
    const item = {
      criterion: category,
      output,
      result,
      coach: answered_by.coach,
      made_from_version: writing.version,
    };
    await storeItem(deps.db, writing.id, item, deps.clock.now());
  }
  await storeScore(deps.db, writing.id, scoreOf(response));
  await storeNextStep(deps.db, writing.id, next_step);
};

export const makeFeedback = job({
  name: 'make-feedback',
  data: z.object({
    writing_id: z.number(),
    student_id: z.number(),
    /** Of the draft as it was asked about. */
    version: z.number(),
    criteria: z.array(z.enum(feedbackCategories)),
  }),
  keyOf: ({ writing_id, version, criteria }) => `${writing_id} version ${version}: ${criteria.join(', ')}`,
  ownerOf: ({ student_id }) => String(student_id),
  atOnce: 4,
  retries: 2,
  run: async (
    deps: Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'log' | 'queue'>,
    { writing_id, criteria },
  ) => {
    const draft = await findDraft(deps.db, writing_id);
    if (!draft) return;
    try {
      await checkDraftForRisk(deps, draft);
      await make(deps, draft, criteria);
    } catch (error) {
      // The child sees "failed" with Retry at once; the queue's own tries may still mend it.
      await failUnfinished(deps.db, writing_id);
      if (!isTimeout(error)) throw error;
      deps.log.warn({ writing_id }, 'the coach took too long over a draft');
    }
  },
});
