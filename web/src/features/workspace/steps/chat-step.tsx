import { Card, Stack } from '@mantine/core';
import { StepLayoutWithSideTabs } from '../../../shared/steps/step-layout-with-side-tabs.tsx';
import { Task } from '../../../shared/steps/task.tsx';
import { IdeaCards } from '../cards/idea-cards.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { StepProps } from '../step-props.ts';

/** Talk first: the coach in the middle, what was told and the task beside it. */
export const ChatStep = ({ writing, step, ready }: StepProps) => (
  <StepLayoutWithSideTabs
    work="AI Assistant"
    tabs={[
      {
        name: 'Cards and task',
        content: (
          <Stack gap="lg">
            {writing.chat && writing.subject === 'writing' && (
              <IdeaCards chatId={writing.chat.id} isClosed={writing.status === 'completed'} />
            )}
            <Task writing={writing} />
          </Stack>
        ),
      },
    ]}
  >
    <Card padding="lg">
      <ChatPanel writing={writing} step={step} ready={ready} />
    </Card>
  </StepLayoutWithSideTabs>
);
