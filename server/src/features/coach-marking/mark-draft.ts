import type { ExternalModelConsent } from '@inkling/coach';
import type { FeedbackCategory } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { type GivenAdvice, listRecentAdvice } from './advice.queries.ts';
import { adviceStillOpen, earlierDraftsOf } from './advice-still-open.ts';
import { askCoachForFeedback, withoutLanguageModel } from './ask-coach-for-feedback.ts';
import { findComparedRounds, previousDraftOf } from './compared-rounds.ts';
import { type DraftWithTask, findDraftOfFirstFeedback } from './drafts.queries.ts';
import { storeFeedbackItem, storeFeedbackOverview } from './feedback-items.queries.ts';
import { storedScoreOf, storeScore } from './scores.queries.ts';
import { findNewestRound } from './store-round.queries.ts';
import { storeRound } from './store-round.ts';

type MarkingDeps = Pick<Deps, 'clock' | 'coach' | 'db'>;

interface Wish {
  criteria: FeedbackCategory[];
  consent: ExternalModelConsent;
}

/** A draft that was asked about before and never became a round is the first attempt. */
const storeFirstAttempt = async (
  deps: MarkingDeps,
  draft: DraftWithTask,
  criteria: FeedbackCategory[],
): Promise<void> => {
  if (await findNewestRound(deps.db, draft.writing.id)) return;
  const first = await findDraftOfFirstFeedback(deps.db, draft.writing);
  if (!first) return;
  const { content, version, created_at: readAt } = first;
  const read = await askCoachForFeedback(deps, draft, {
    text: content,
    criteria,
    consent: withoutLanguageModel,
  });
  await storeRound(deps, draft, { content, version, read, readAt });
};

/** What the last drafts were told to do; nothing where this very text was read before. */
const findGivenAdvice = async ({ db }: MarkingDeps, { writing }: DraftWithTask): Promise<GivenAdvice[]> => {
  const newest = await findNewestRound(db, writing.id);
  if (!newest || newest.content === writing.content) return [];
  return listRecentAdvice(db, writing.id);
};

/** Marks a draft. Each criterion is stored the moment it is ready, so that a restart repeats only what is missing. */
export const markStoredDraft = async (
  deps: MarkingDeps,
  draft: DraftWithTask,
  { criteria, consent }: Wish,
): Promise<void> => {
  const { content, version } = draft.writing;
  await storeFirstAttempt(deps, draft, criteria);
  const compared = await findComparedRounds(deps, draft);
  const given = await findGivenAdvice(deps, draft);
  const open = adviceStillOpen(given);
  const read = await askCoachForFeedback(deps, draft, {
    text: content,
    criteria,
    consent,
    earlier: earlierDraftsOf(open),
    previous: previousDraftOf(compared),
  });
  const judged = open.flatMap((advice, index) => {
    const found = read.judged[index];
    return found ? [{ ...advice, ...found }] : [];
  });
  await storeRound(deps, draft, {
    content,
    version,
    read,
    given,
    judged,
    compared,
    readAt: deps.clock.now(),
  });
  // Before the criteria: a screen stops asking once the last of them is ready.
  await storeScore(deps.db, draft.writing, storedScoreOf(read));
  await storeFeedbackOverview(deps.db, draft.writing, {
    next_step: read.next_step,
    not_counted: read.assessment?.not_counted ?? [],
  });
  for await (const { category, output, answered_by } of read.categories) {
    const result = read.assessment?.marks.find(({ criterion }) => criterion === category) ?? null;
    const item = {
      criterion: category,
      output,
      result,
      coach: answered_by.coach,
      made_from_version: version,
    };
    await storeFeedbackItem(deps.db, draft.writing, item, deps.clock.now());
  }
};
