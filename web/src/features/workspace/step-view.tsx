import type { Step, Writing } from '@inkling/contract';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Draft } from './saving/use-draft.ts';
import { ChatStep } from './steps/chat-step.tsx';
import { CompletedStep } from './steps/completed-step.tsx';
import { DraftStep } from './steps/draft-step.tsx';
import { FeedbackStep } from './steps/feedback-step.tsx';
import { FormStep } from './steps/form-step.tsx';
import { VideoStep } from './steps/video-step.tsx';
import classes from './workspace.module.css';

export interface StepProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
  /** An earlier draft was brought back. */
  onRestored: (writing: Writing) => void;
}

const views: Record<Step['type'], (props: StepProps) => ReactNode> = {
  videoExplanation: VideoStep,
  chat: ChatStep,
  structuredForm: FormStep,
  freeWriting: DraftStep,
  feedback: FeedbackStep,
  completed: CompletedStep,
};

/** What each kind of step is called in the specification; the others go by their own title. */
const headings: Partial<Record<Step['type'], string>> = {
  structuredForm: 'Expand Your Story',
  freeWriting: 'Write Your Draft',
  feedback: 'Get Feedback',
};

/** One view per kind of step, under a heading of its own. */
export const StepView = ({ tools, ...props }: StepProps & { tools: ReactNode }) => {
  const View = views[props.step.type];
  const { type, title, instructions } = props.step;
  return (
    <>
      {type !== 'completed' && (
        <div className={classes.head}>
          <div>
            <Title order={1}>{headings[type] ?? title}</Title>
            {instructions && type !== 'chat' && (
              <Text c="dimmed" mt={4} maw="46rem">
                {instructions}
              </Text>
            )}
          </div>
          {tools}
        </div>
      )}
      <View key={props.step.id} {...props} />
    </>
  );
};
