import type { Step } from '@inkling/contract';
import { Alert, Box, Button, Group, Modal, NativeSelect, Paper, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { headingOf } from '../../shared/steps/step-headings.ts';
import { StepList } from '../../shared/steps/step-list.tsx';
import { Columns } from '../../ui/columns.tsx';
import { type PreviewAnswers, PreviewStep } from './preview-step.tsx';
import type { PreviewedActivity } from './workflows.queries.ts';

interface StudentPreviewProps {
  steps: Step[];
  activity: PreviewedActivity;
  onClose: () => void;
}

/** The workflow as a child meets it; everything can be tried, nothing is saved. */
export const StudentPreview = ({ steps, activity, onClose }: StudentPreviewProps) => {
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<PreviewAnswers>({});
  const step = steps[place];
  const next = steps[place + 1];
  if (!step) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title="Preview as a student"
      closeButtonProps={{ 'aria-label': 'Close the preview', size: 44 }}
    >
      <Alert color="ink" variant="light" mb="md" py="xs">
        This is what a child sees. Try everything: nothing here is saved.
      </Alert>
      <Columns widths="16rem minmax(0, 1fr)" maw="84rem" mx="auto">
        <Paper component="aside" withBorder p="lg" visibleFrom="md">
          <StepList
            steps={steps.map(({ id, title }, index) => ({
              id,
              title,
              isCurrent: index === place,
              isDone: index < place,
              canOpen: true,
            }))}
            onOpen={setPlace}
          />
        </Paper>
        <NativeSelect
          hiddenFrom="md"
          label={`Step ${place + 1} of ${steps.length}`}
          value={place}
          onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
          data={steps.map(({ title }, index) => ({ value: String(index), label: title }))}
        />
        <div>
          <Title order={2} fz="h1">
            {headingOf(step)}
          </Title>
          {step.instructions && step.type !== 'chat' && (
            <Text c="dimmed" mt={4} maw="46rem">
              {step.instructions}
            </Text>
          )}
          <Box mt="lg">
            <PreviewStep
              key={step.id}
              step={step}
              steps={steps}
              activity={activity}
              answers={answers}
              onAnswer={(name, content) => setAnswers((old) => ({ ...old, [name]: content }))}
            />
          </Box>
          <Group gap={0} wrap="nowrap" align="stretch" justify="flex-end" mt="xl">
            <Button
              color="coral"
              rightSection={<IconArrowRight size={18} aria-hidden />}
              onClick={() => (next ? setPlace(place + 1) : onClose())}
            >
              {next ? `Continue to ${next.title}` : 'Mark as Complete'}
            </Button>
          </Group>
        </div>
      </Columns>
    </Modal>
  );
};
