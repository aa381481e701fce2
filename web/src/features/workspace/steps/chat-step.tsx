import { Card } from '@mantine/core';
import { HelpColumns } from '../../../shared/steps/help-columns.tsx';
import { Task } from '../../../shared/steps/task.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { StepProps } from '../step-props.ts';

/** Talk first: the coach in the middle, the task beside it. */
export const ChatStep = ({ writing, step }: StepProps) => (
  <HelpColumns work="AI Assistant" tabs={[{ name: 'Your task', content: <Task writing={writing} /> }]}>
    <Card padding="lg">
      <ChatPanel writing={writing} step={step} />
    </Card>
  </HelpColumns>
);
