import { type Step, stepUrlHash } from '@inkling/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { emptyEntry } from '../../shared/step-navigation/step-order.ts';
import { confirm } from '../../ui/confirm.ts';
import {
  findDraftWithOutdatedWritingPlan,
  writingPlanAnswersIn,
} from './find-draft-with-outdated-writing-plan.ts';
import type { Draft } from './saving/use-draft.ts';

const askAboutDraft = () =>
  confirm({
    title: 'Your plan has changed',
    message: 'Do you want a fresh page for the new plan? Your draft stays under Earlier drafts.',
    confirm: 'Start a fresh page',
    cancel: 'Keep my draft',
  });

interface Place {
  steps: Step[];
  step: Step | undefined;
  draft: Draft;
}

/** Asks once about a draft that was written on another plan, whichever way the child left the form. */
export const useOfferFreshPageForChangedPlan = ({ steps, step, draft }: Place): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useRef({ generation: draft.generation, plans: writingPlanAnswersIn(draft.data) });
  // A text from outside (an earlier draft, the other tab) brings its own plan.
  if (known.current.generation !== draft.generation)
    known.current = { generation: draft.generation, plans: writingPlanAnswersIn(draft.data) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming to a step asks, never typing
  useEffect(() => {
    if (!step) return;
    const { outdated, plans } = findDraftWithOutdatedWritingPlan({
      steps,
      step,
      data: draft.data,
      before: known.current.plans,
    });
    known.current.plans = plans;
    if (!outdated) return;
    void askAboutDraft().then(async (isFreshWanted) => {
      if (!isFreshWanted) return;
      draft.startOver(emptyEntry(outdated));
      await navigate({ search, hash: stepUrlHash(outdated.title) });
    });
  }, [step?.id]);
};
