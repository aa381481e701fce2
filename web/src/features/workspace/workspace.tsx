import type { Writing } from '@inkling/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
import { currentStep, emptyEntry, stepsOf } from '../../shared/step-navigation/step-order.ts';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { useNavigateIfMounted } from '../../ui/use-navigate-if-mounted.ts';
import { NextButton } from './next-button.tsx';
import { ReadingTools } from './reading-tools/reading-tools.tsx';
import type { UnsyncedDraft } from './saving/parse-local-draft.ts';
import { SaveNotices } from './saving/save-notices.tsx';
import { useDraft } from './saving/use-draft.ts';
import { StepView } from './step-view.tsx';
import { useOfferFreshPageForChangedPlan } from './use-offer-fresh-page-for-changed-plan.ts';
import { useStepHash } from './use-step-hash.ts';
import { useTimeLog } from './use-time-log.ts';
import { useUnsentMessage } from './use-unsent-message.ts';
import { keepWritingForOffline } from './workspace.queries.ts';
import { WorkspaceFrame } from './workspace-frame.tsx';
import { WritingTitle } from './writing-title.tsx';

const CompletedDialog = lazyOrFallback(async () => (await import('./completed-dialog.tsx')).CompletedDialog);

/** Comes with the teacher's words: they would push the step away from under a finger. */
const useReturnedNotice = (writing: Writing) => {
  const queryClient = useQueryClient();
  const [Notice] = useState(() =>
    lazyOrFallback(async () => {
      const { prefetchTeacherComments, ReturnedNotice } = await import('./teacher/returned-notice.tsx');
      await prefetchTeacherComments(queryClient, writing);
      return ReturnedNotice;
    }),
  );
  return Notice;
};

interface WorkspaceProps {
  writing: Writing;
  userId: number;
  unsynced: UnsyncedDraft | null;
}

const useCompletion = (onCompleted: (writing: Writing) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(writings.completeWriting, { params: { id } }),
    // The button that asked says what went wrong.
    meta: { silent: true },
    onSuccess: ({ unlocked_achievements: _, ...completed }) => {
      void keepWritingForOffline(completed);
      onCompleted(completed);
      void queryClient.invalidateQueries({ queryKey: ['writings'], refetchType: 'none' });
    },
  });
};

/** The one screen a child writes in: the journey left, the step in the middle, help beside it. */
export const Workspace = ({ writing: opened, userId, unsynced }: WorkspaceProps) => {
  const [writing, setWriting] = useState(opened);
  const [focus, setFocus] = useState(false);
  const isRevising = useRef(false);
  const onRevising = useCallback((isBegun: boolean) => {
    isRevising.current = isBegun;
  }, []);
  const isFreeTrial = useSearchParams()[0].get('isFreeTrial') === '1';
  const { hash, search } = useLocation();
  const navigate = useNavigateIfMounted();
  const goTo = (step: string) => navigate({ search, hash: step });
  const draft = useDraft(opened, { userId, unsynced });
  const ReturnedNotice = useReturnedNotice(opened);
  const { status } = writing;
  const steps = stepsOf(writing);
  const step = currentStep(steps, { hash, data: draft.data, status });
  const completion = useCompletion((completed) => {
    setWriting(completed);
    draft.adopt(completed);
    void goTo('completed');
  });

  const isNew = step !== undefined && status !== 'completed' && !draft.data.some(({ id }) => id === step.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step seen for the first time makes an entry
  useEffect(() => {
    if (isNew) draft.edit(emptyEntry(step), { pauseMs: 0 });
  }, [isNew, step?.id]);
  useOfferFreshPageForChangedPlan({ steps, step, draft });
  useStepHash(step);
  useUnsentMessage(userId, writing.chat?.id, status === 'completed' ? undefined : step?.id);
  const saveTime = useTimeLog({ writingId: writing.id, step, isOn: status !== 'completed' && !isFreeTrial });

  if (!step) return null;
  const complete = async () => {
    await saveTime();
    await completion.mutateAsync(writing.id);
  };
  const shared = { writing, steps, step, draft };
  const rename = writing.permissions.rename && (
    <WritingTitle writing={writing} onRenamed={(title) => setWriting((now) => ({ ...now, title }))} />
  );
  const onward = { ...shared, isRevising, goTo, onComplete: complete };
  return (
    <WorkspaceFrame {...shared} focus={focus} data={draft.data} isGuest={isFreeTrial} rename={rename}>
      <SaveNotices draft={draft} userId={userId} writingId={writing.id} />
      <StepView
        {...shared}
        title={rename || writing.title}
        onRestored={(restored) => {
          setWriting(restored);
          draft.adopt(restored);
          void keepWritingForOffline(restored);
        }}
        onRevising={onRevising}
        tools={<ReadingTools focus={focus} onFocus={setFocus} />}
        notice={writing.returned_at && status === 'progressing' && <ReturnedNotice writing={writing} />}
        next={<NextButton {...onward} />}
        ready={<NextButton {...onward} short="I'm ready" />}
        finish={<NextButton {...onward} main="I'm finished" />}
      />
      {completion.data && (
        <Suspense>
          <CompletedDialog
            writing={writing}
            unlocked={completion.data.unlocked_achievements}
            isFreeTrial={isFreeTrial}
            onClose={completion.reset}
          />
        </Suspense>
      )}
    </WorkspaceFrame>
  );
};
