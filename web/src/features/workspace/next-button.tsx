import { type Step, type StepEntry, stepUrlHash, type Writing } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { emptyEntry } from '../../shared/step-navigation/step-order.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastError } from '../../ui/toast.ts';
import type { Draft } from './saving/use-draft.ts';
import { stepProblem } from './step-problem.ts';
import { preloadStep } from './step-view.tsx';

interface NextButtonProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
  /** A change to the draft is begun, and neither saved nor cancelled. */
  isRevising: RefObject<boolean>;
  /** Tells whether it went there: the child may have left meanwhile. */
  goTo: (hash: string) => Promise<boolean>;
  onComplete: () => Promise<unknown>;
  /** A shorter name where it stands beside the coach's words. */
  short?: string;
  /** Another name where it is the one thing to do. */
  main?: string;
}

const words = {
  revising: 'Please save or cancel your changes before proceeding.',
  notSaved: 'Failed to save content. Please try again.',
  offline: 'You are not connected. You can finish this piece once you are.',
  notDone: 'Failed to proceed. Please try again.',
};

const entryOf = (data: StepEntry[], step: Step) => data.find(({ id }) => id === step.id);

const askToComplete = () =>
  confirm({
    title: 'Tips!',
    message: 'Are you sure you want to complete this writing?',
    confirm: 'Complete',
  });

export const NextButton = (props: NextButtonProps) => {
  const { writing, steps, step, draft, isRevising, goTo, onComplete } = props;
  const [busy, setBusy] = useState(false);
  const next = steps[steps.indexOf(step) + 1];
  if (writing.status === 'completed') return null;

  const complete = async () => {
    if (step.type === 'feedback' && !(await askToComplete())) return;
    // One that a closed page left may have come from the device only meanwhile.
    if (isRevising.current) return void toastError(words.revising);
    if (!(await draft.save())) return void toastError(draft.isOffline() ? words.offline : words.notSaved);
    await onComplete();
  };
  const goOn = async (to: Step, data: StepEntry[]) => {
    await preloadStep(to);
    if (!entryOf(data, to)) draft.edit(emptyEntry(to), { pauseMs: 0 });
    // Without a network the words are on this device, and the journey goes on.
    if (!(await draft.save()) && !draft.isOffline()) return void toastError(words.notSaved);
    if (await goTo(stepUrlHash(to.title))) window.scrollTo({ top: 0 });
  };
  const go = async () => {
    // A tap or a spoken command may come while the sheet still has the keyboard.
    const data = draft.newest();
    const problem = isRevising.current ? words.revising : stepProblem(step, entryOf(data, step));
    if (problem) return void toastError(problem);
    await (next ? goOn(next, data) : complete());
  };
  const onClick = async () => {
    setBusy(true);
    try {
      await go();
    } catch (error) {
      toastError(errorText(error, words.notDone));
    } finally {
      setBusy(false);
    }
  };
  const label = props.short ?? props.main ?? (next ? `Continue to ${next.title}` : 'Mark as Complete');
  // Beside the coach's words one thing is to do: to answer, and later to make it better.
  const isBesideCoach = step.type === 'feedback' || (step.type === 'chat' && writing.chat !== null);
  const isQuiet = isBesideCoach && writing.subject === 'writing' && !props.main && !props.short;
  return (
    <Button
      color="coral"
      variant={isQuiet ? 'default' : 'filled'}
      size={props.short ? 'compact-md' : 'md'}
      radius={props.short ? 'xl' : undefined}
      fullWidth={props.main !== undefined}
      data-tour={props.short || props.main ? undefined : 'next'}
      disabled={busy}
      onClick={onClick}
      rightSection={next ? <IconArrowRight size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
    >
      {busy ? 'Processing...' : label}
    </Button>
  );
};
