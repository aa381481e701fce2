import { type Step, stepHash, type Writing } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { confirm } from '../../ui/confirm.ts';
import { emptyEntry } from '../../ui/journey/step-order.ts';
import { toastError } from '../../ui/toast.ts';
import { nextProblem } from './next-problem.ts';
import type { Draft } from './saving/use-draft.ts';

interface NextButtonProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
  onComplete: () => Promise<unknown>;
}

const words = {
  notSaved: 'Failed to save content. Please try again.',
  notDone: 'Failed to proceed. Please try again.',
};

const entryOf = (draft: Draft, step: Step) => draft.data.find(({ id }) => id === step.id);

/** What the answers were when the step was opened: only a changed plan asks about the draft. */
const useOpenedContent = (draft: Draft, step: Step): string => {
  const opened = useRef({ id: '', content: '' });
  if (opened.current.id !== step.id)
    opened.current = { id: step.id, content: JSON.stringify(entryOf(draft, step)?.content ?? []) };
  return opened.current.content;
};

const askAboutDraft = () =>
  confirm({
    title: 'Your plan has changed',
    message: 'Do you want a fresh page for the new plan? Your draft stays under Earlier drafts.',
    confirm: 'Start a fresh page',
    cancel: 'Keep my draft',
  });

const askToComplete = () =>
  confirm({
    title: 'Tips!',
    message: 'Are you sure you want to complete this writing?',
    confirm: 'Complete',
  });

export const NextButton = ({ writing, steps, step, draft, onComplete }: NextButtonProps) => {
  const [busy, setBusy] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const openedContent = useOpenedContent(draft, step);
  const next = steps[steps.indexOf(step) + 1];
  if (writing.status === 'completed') return null;

  const planChanged = () => JSON.stringify(entryOf(draft, step)?.content ?? []) !== openedContent;
  const prepareNext = async (following: Step) => {
    const written = entryOf(draft, following);
    const hasDraft =
      following.type === 'freeWriting' &&
      typeof written?.content === 'string' &&
      written.content.trim() !== '';
    if (step.type === 'structuredForm' && hasDraft && planChanged() && (await askAboutDraft()))
      draft.edit(emptyEntry(following), { pauseMs: 0, cleared: true });
    else if (!written) draft.edit(emptyEntry(following), { pauseMs: 0 });
  };
  const go = async () => {
    const problem = nextProblem(step, entryOf(draft, step));
    if (problem) return void toastError(problem);
    if (!next) {
      if (step.type === 'feedback' && !(await askToComplete())) return;
      if (!(await draft.save())) return void toastError(words.notSaved);
      await onComplete();
      return;
    }
    await prepareNext(next);
    if (!(await draft.save())) return void toastError(words.notSaved);
    await navigate({ search, hash: stepHash(next.title) });
    window.scrollTo({ top: 0 });
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
  const label = next ? `Continue to ${next.title}` : 'Mark as Complete';
  return (
    <Button
      color="coral"
      size="md"
      data-tour="next"
      disabled={busy}
      onClick={onClick}
      rightSection={next ? <IconArrowRight size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
    >
      {busy ? 'Processing...' : label}
    </Button>
  );
};
