import { countWords, type FeedbackCategory, type Step, type Writing } from '@inkling/contract';
import { Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { FeedbackPanel } from '../../shared/feedback/feedback-panel.tsx';
import { HighlightedText } from '../../shared/feedback/highlighted-text.tsx';
import { ScoreBadge } from '../../shared/score-badge.tsx';
import { CompletedView } from '../../shared/steps/completed-view.tsx';
import { StepLayoutWithSideTabs } from '../../shared/steps/step-layout-with-side-tabs.tsx';
import { Task } from '../../shared/steps/task.tsx';
import { WritingOutline } from '../../shared/steps/writing-outline.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { FinishedPanel } from './finished-panel.tsx';
import { SampleChatView } from './sample-chat-view.tsx';
import { sampleTabs } from './sample-tabs.ts';
import { samplePlan } from './sample-writing/sample-steps.ts';

interface GuideStepProps {
  writing: Writing;
  step: Step;
  /** The tab the tour speaks about. */
  shown: string | undefined;
}

const chatTab = (step: Step) => ({ name: sampleTabs.chat, content: <SampleChatView step={step} /> });

const Brainstorming = ({ writing, step, shown }: GuideStepProps) => (
  <StepLayoutWithSideTabs
    work={sampleTabs.chat}
    shown={shown}
    tabs={[
      {
        name: sampleTabs.task,
        content: (
          <div data-tour="task">
            <Task writing={writing} />
          </div>
        ),
      },
    ]}
  >
    <Card padding="lg">
      <SampleChatView step={step} instructions={step.instructions} />
    </Card>
  </StepLayoutWithSideTabs>
);

const Outlining = ({ step, shown }: GuideStepProps) => (
  <StepLayoutWithSideTabs work={sampleTabs.outline} shown={shown} tabs={[chatTab(step)]}>
    <SimpleGrid cols={{ base: 1, sm: 2 }} data-tour="plan">
      {samplePlan.map(({ label, placeholder, answer }) => (
        <Card key={label} component="section" padding="lg">
          <Title order={2} fz="h4">
            {label}
          </Title>
          <Text size="sm" c="dimmed">
            {placeholder}
          </Text>
          <Text mt="xs">{answer}</Text>
        </Card>
      ))}
    </SimpleGrid>
  </StepLayoutWithSideTabs>
);

const Drafting = ({ writing, step, shown }: GuideStepProps) => (
  <StepLayoutWithSideTabs
    work={sampleTabs.draft}
    shown={shown}
    tabs={[
      {
        name: sampleTabs.outline,
        content: (
          <div data-tour="outline">
            <WritingOutline writing={writing} data={writing.data} />
          </div>
        ),
      },
      chatTab(step),
    ]}
  >
    <Card padding="2xl" component="section" aria-label={sampleTabs.draft} data-tour="draft">
      <div className={textClasses.reading}>{writing.content}</div>
      <Text c="dimmed" mt="md">
        {countWords(writing.content)} words
      </Text>
    </Card>
  </StepLayoutWithSideTabs>
);

const Revising = ({ writing, step, shown }: GuideStepProps) => {
  const found = writing.ai_feedback;
  const [open, setOpen] = useState<FeedbackCategory | undefined>(found?.next_step?.criterion);
  const feedback = {
    found,
    isStarting: false,
    hasFailed: false,
    isRetrying: false,
    refresh: () => undefined,
  };
  return (
    <StepLayoutWithSideTabs
      work={sampleTabs.draft}
      shown={shown}
      tabs={[
        {
          name: sampleTabs.feedback,
          content: (
            <div data-tour="feedback">
              <FeedbackPanel writing={writing} feedback={feedback} open={open} onOpen={setOpen} />
            </div>
          ),
        },
        chatTab(step),
      ]}
    >
      <Card padding="2xl" component="section" aria-label={sampleTabs.draft} data-tour="marked-draft">
        <Group gap="sm" mb="md">
          <ScoreBadge score={writing.ai_scoring} />
          <Text c="dimmed">{countWords(writing.content)} words</Text>
        </Group>
        <div className={textClasses.reading}>
          <HighlightedText text={writing.content} evidence={(open && found?.results[open]?.evidence) || []} />
        </div>
      </Card>
    </StepLayoutWithSideTabs>
  );
};

const Completed = ({ writing }: GuideStepProps) => (
  <>
    <CompletedView writing={writing}>{writing.content}</CompletedView>
    <FinishedPanel />
  </>
);

/** The same steps as in a real writing, all of them to read only. */
export const sampleStepViews: Partial<Record<Step['type'], ComponentType<GuideStepProps>>> = {
  chat: Brainstorming,
  structuredForm: Outlining,
  freeWriting: Drafting,
  feedback: Revising,
  completed: Completed,
};
