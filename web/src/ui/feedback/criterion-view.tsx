import type { CriterionFeedback, CriterionResult, FeedbackCategory, FeedbackStatus } from '@inkling/contract';
import { Alert, Badge, Button, Group, List, Loader, Stack, Text, Title } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { criterionLabels } from '../criterion-labels.ts';

interface CriterionViewProps {
  criterion: FeedbackCategory;
  status: FeedbackStatus | undefined;
  output: CriterionFeedback | undefined;
  result: CriterionResult | undefined;
  isCompleted: boolean;
  onRefresh: () => void;
}

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <section>
    <Title order={4} fz="md">
      {title}
    </Title>
    {points.length === 0 ? (
      <Text c="dimmed">No feedback available.</Text>
    ) : (
      <List spacing={4} mt={4}>
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
    )}
  </section>
);

/** Whether the comment says it already, up to its full stop and its first letter. */
const isSaid = (comment: string, words: string): boolean =>
  comment.toLowerCase().includes(words.toLowerCase().replace(/\.$/, ''));

/** The mark with its reason and the one rule that earns the next one, as far as the comment leaves them out. */
const Mark = ({ result, comment }: { result: CriterionResult; comment: string }) => (
  <Stack gap={6}>
    <Group gap="xs">
      <Badge variant="light">
        {result.mark} of {result.maximum}
      </Badge>
      {!isSaid(comment, result.met) && <Text size="sm">{result.met}</Text>}
    </Group>
    {result.next && !isSaid(comment, result.next) && (
      <Group gap={6} wrap="nowrap" align="flex-start">
        <IconArrowUp size={18} color="var(--leaf)" aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
        <Text size="sm">
          <strong>What earns the next mark:</strong> {result.next}
        </Text>
      </Group>
    )}
  </Stack>
);

export const CriterionView = ({
  criterion,
  status,
  output,
  result,
  isCompleted,
  onRefresh,
}: CriterionViewProps) => {
  if (status === 'failed')
    return (
      <Alert color="red" title="Failed to generate feedback" role="alert">
        <Button size="sm" variant="default" onClick={onRefresh}>
          Retry
        </Button>
      </Alert>
    );
  if (status === 'generating')
    return (
      <Group role="status" py="md">
        <Loader size="sm" aria-hidden />
        <Text>Generating feedback...</Text>
      </Group>
    );
  if (!output) return <Text c="dimmed">No feedback available.</Text>;
  return (
    <Stack gap="md">
      <Title order={3} fz="h4">
        {criterionLabels[criterion]}
      </Title>
      {status === 'need_refresh' && !isCompleted && (
        <Alert color="sun" py="xs" title="Need to refresh the feedback?">
          <Button size="sm" variant="default" onClick={onRefresh}>
            Refresh
          </Button>
        </Alert>
      )}
      {result && <Mark result={result} comment={output.comment} />}
      <Text>{output.comment || 'No feedback available.'}</Text>
      <Points title="What you did well" points={output.what_you_did_well.content} />
      <Points title="Suggestions" points={output.suggestions.content} />
      <section>
        <Title order={4} fz="md">
          Examples to learn from:
        </Title>
        <Text mt={4} style={{ whiteSpace: 'pre-line' }}>
          {output.example_to_learn_from || 'No examples available.'}
        </Text>
      </section>
    </Stack>
  );
};
