import { type CriterionResult, countWords, stepHash } from '@inkling/contract';
import { Button, Card, Group, Text, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ScoreBadge } from '../../../ui/score-badge.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { FeedbackPanel } from '../feedback/feedback-panel.tsx';
import { MarkedText } from '../feedback/marked-text.tsx';
import { useFeedback } from '../feedback/use-feedback.ts';
import { HelpColumns } from '../help-columns.tsx';
import { RevisionEditor } from '../revision-editor.tsx';
import type { StepProps } from '../step-view.tsx';
import classes from './completed-step.module.css';

const draftStepOf = ({ steps }: Pick<StepProps, 'steps'>) =>
  steps.findLast(({ type }) => type === 'freeWriting');

/** The draft to read, what the coach says beside it, and a way to change it. */
export const FeedbackStep = (props: StepProps) => {
  const { writing, steps, step, draft } = props;
  const [opened, setOpened] = useState<CriterionResult | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const draftStep = draftStepOf(props);
  const formStep = steps.find(({ type }) => type === 'structuredForm');
  const entry = draft.data.find(({ id }) => id === draftStep?.id);
  const text = typeof entry?.content === 'string' ? entry.content : writing.content;
  const feedback = useFeedback(writing, text);
  const isDone = writing.status === 'completed';
  const score = feedback.score ?? writing.ai_scoring;

  return (
    <HelpColumns
      tabs={[
        {
          name: 'Feedback',
          content: <FeedbackPanel writing={writing} feedback={feedback} onOpen={setOpened} />,
        },
        ...(writing.chat
          ? [{ name: 'AI Assistant', content: <ChatPanel writing={writing} step={step} /> }]
          : []),
      ]}
    >
      <Card padding="xl">
        <Group justify="space-between" mb="md">
          <Group gap="sm">
            <ScoreBadge score={score} />
            <Text c="dimmed">{countWords(text)} words</Text>
          </Group>
          {!isDone && !isEditing && (
            <Group gap="xs">
              {formStep && (
                <Tooltip
                  label="Go back to your plan. Your draft stays as it is unless you ask for a fresh page."
                  multiline
                  maw="18rem"
                >
                  <Button
                    variant="subtle"
                    onClick={() => navigate({ search, hash: stepHash(formStep.title) })}
                  >
                    Edit in Form Mode
                  </Button>
                </Tooltip>
              )}
              {draftStep && (
                <Button
                  variant="light"
                  leftSection={<IconPencil size={18} aria-hidden />}
                  onClick={() => setIsEditing(true)}
                >
                  Edit Draft
                </Button>
              )}
            </Group>
          )}
        </Group>
        {isEditing && draftStep ? (
          <RevisionEditor
            text={text}
            onCancel={() => setIsEditing(false)}
            onSave={async (content) => {
              draft.edit(
                { id: draftStep.id, title: draftStep.title, type: draftStep.type, content },
                { pauseMs: 0, cleared: content === '' },
              );
              await draft.save();
              feedback.markOutdated();
              setIsEditing(false);
            }}
          />
        ) : (
          <div className={classes.text}>
            <MarkedText text={text} evidence={opened?.evidence ?? []} />
          </div>
        )}
      </Card>
    </HelpColumns>
  );
};
