import type { Writing } from '@inkling/contract';
import { Card, Text, Title } from '@mantine/core';
import { RichText } from '../../../ui/rich-text.tsx';
import { HelpColumns } from '../../../ui/steps/help-columns.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { StepProps } from '../step-view.tsx';
import { TaskImages } from './task-images.tsx';

const ownIdea =
  'This piece is your own idea: you choose who it is about and where it goes. Tell the assistant the first thing that comes to mind, and build from there.';

const Task = ({ writing }: { writing: Writing }) => (
  <section aria-label="Your task">
    <Title order={2} fz="h3">
      {writing.activity?.title ?? writing.title}
    </Title>
    <Text mt="xs">{writing.activity ? writing.activity.description : ownIdea}</Text>
    {writing.requirements && (
      <>
        <Title order={3} fz="h4" mt="md">
          Requirements
        </Title>
        <RichText html={writing.requirements} />
      </>
    )}
    {writing.images.length > 0 && <TaskImages images={writing.images} />}
  </section>
);

/** Talk first: the coach in the middle, the task beside it. */
export const ChatStep = ({ writing, step }: StepProps) => (
  <HelpColumns work="AI Assistant" tabs={[{ name: 'Your task', content: <Task writing={writing} /> }]}>
    <Card padding="lg">
      <ChatPanel writing={writing} step={step} />
    </Card>
  </HelpColumns>
);
