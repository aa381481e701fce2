import type { StepEntry, Writing } from '@inkling/contract';
import { Stack, Text, Title } from '@mantine/core';
import { RichText } from '../../ui/rich-text.tsx';
import { asLabel } from './as-label.ts';

const asText = (content: string | string[]): string =>
  (Array.isArray(content) ? content.join(', ') : content).trim() || '/';

/** What stands beside the page: the task, every answer of the forms, and what the task asks for. */
export const WritingOutline = ({ writing, data }: { writing: Writing; data: StepEntry[] }) => {
  const answers = data.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  return (
    <Stack gap="sm">
      {writing.activity?.description && (
        <section aria-label="Your task">
          <Title order={2} fz="h4">
            Your task
          </Title>
          <Text>{writing.activity.description}</Text>
        </section>
      )}
      <Title order={2} fz="h3">
        Your Outline
      </Title>
      {answers.length === 0 && <Text c="dimmed">Nothing planned yet. You can still write.</Text>}
      {answers.map(({ title, content }) => (
        <Text key={title}>
          <strong>{asLabel(title)}</strong> {asText(content)}
        </Text>
      ))}
      {writing.requirements && (
        <>
          <Title order={3} fz="h4" mt="sm">
            Requirements
          </Title>
          <RichText html={writing.requirements} />
        </>
      )}
    </Stack>
  );
};
