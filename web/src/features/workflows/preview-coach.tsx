import type { Step } from '@inkling/contract';
import { Box, Loader, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import surface from '../../ui/theme/surface.module.css';
import { openingMessageOf, type PreviewedActivity } from './workflows.queries.ts';

/** The coach with its real first words; talking on needs a child's own writing. */
export const PreviewCoach = ({ step, activity }: { step: Step; activity: PreviewedActivity }) => {
  const { data, isPending } = useQuery(openingMessageOf(step, activity));
  return (
    <section aria-label="AI Writing Assistant">
      <Title order={3}>AI Writing Assistant</Title>
      {step.instructions && (
        <Text size="sm" c="dimmed" mt={2}>
          {step.instructions}
        </Text>
      )}
      <Box className={surface.inset} mt="md" maw="40rem" role="status">
        {isPending ? (
          <Loader type="dots" size="sm" role="status" aria-label="The assistant is typing" />
        ) : (
          (data ?? 'The coach opens with a question that follows your prompt.')
        )}
      </Box>
      <Text size="sm" c="dimmed" mt="sm">
        The child answers here, and the coach asks on from what they say.
      </Text>
    </section>
  );
};
