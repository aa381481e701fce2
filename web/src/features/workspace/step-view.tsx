import type { Step } from '@inkling/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import classes from '../../shared/step-navigation/step-page-layout.module.css';
import { headingOf } from '../../shared/steps/step-headings.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { withTimeout } from '../../ui/with-timeout.ts';
import type { StepProps } from './step-props.ts';

const view = (load: () => Promise<ComponentType<StepProps>>) => {
  let found: ComponentType<StepProps> | undefined;
  const fetch = async () => {
    found ??= await load();
    return found;
  };
  const Awaited = lazyComponent(fetch);
  return { fetch, now: () => found ?? Awaited };
};

/** Each kind of step comes with its first visit: nobody waits for five to see one. */
const views: Record<Step['type'], ReturnType<typeof view>> = {
  videoExplanation: view(async () => (await import('./steps/video-step.tsx')).VideoStep),
  chat: view(async () => (await import('./steps/chat-step.tsx')).ChatStep),
  structuredForm: view(async () => (await import('./steps/form-step.tsx')).FormStep),
  freeWriting: view(async () => (await import('./steps/draft-step.tsx')).DraftStep),
  feedback: view(async () => (await import('./steps/feedback-step.tsx')).FeedbackStep),
  completed: view(async () => (await import('./steps/completed-step.tsx')).CompletedStep),
};

const longestFetchMs = 1000;

/** Before going there, so that its skeleton does not flash up; one that is slow or missing shows there. */
export const preloadStep = async ({ type }: Step): Promise<void> => {
  await withTimeout(views[type].fetch(), longestFetchMs).catch(() => undefined);
};

/** Stays with the view it began with: another one in its place would begin afresh. */
const StepBody = (props: StepProps) => {
  const [View] = useState(views[props.step.type].now);
  return <View {...props} />;
};

interface StepFrame {
  tools: ReactNode;
  /** What stands above the work, and the way on below it. */
  notice: ReactNode;
  next: ReactNode;
}

/** One view per kind of step, under a heading of its own. */
export const StepView = ({ tools, notice, next, ...props }: StepProps & StepFrame) => {
  const { type, instructions } = props.step;
  return (
    <>
      {type !== 'completed' && (
        <div className={classes.head}>
          <div data-tour="step">
            <Title order={1}>{headingOf(props.step)}</Title>
            {instructions && type !== 'chat' && (
              <Text c="dimmed" mt={4} maw="46rem">
                {instructions}
              </Text>
            )}
          </div>
          <div data-tour="reading-tools">{tools}</div>
        </div>
      )}
      {/* All at once: a button that moves while its step comes loses the press of a quick hand. */}
      <Suspense key={props.step.id} fallback={<Skeleton height="60vh" radius="lg" />}>
        {notice}
        <StepBody {...props} />
        <div className={classes.foot}>{next}</div>
      </Suspense>
    </>
  );
};
