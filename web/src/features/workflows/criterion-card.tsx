import { criterionLabels, type FeedbackCriterion } from '@inkling/contract';
import { ActionIcon, Group, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './workflow-cards.module.css';

interface CriterionCardProps {
  criterion: FeedbackCriterion;
  problem: string | undefined;
  onChange: (change: Partial<FeedbackCriterion>) => void;
  onRemove: () => void;
}

/** One criterion: its name and question at a glance, its words when opened. */
export const CriterionCard = ({ criterion, problem, onChange, onRemove }: CriterionCardProps) => {
  const [opened, { toggle }] = useDisclosure();
  const bodyId = useId();
  const name = criterionLabels[criterion.type];
  return (
    <div className={classes.inset}>
      <Group gap="2xs" wrap="nowrap">
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={bodyId}
          onClick={toggle}
        >
          <span className={classes.words}>
            <strong>{name}</strong>
            {criterion.description && <small>{criterion.description}</small>}
          </span>
          <IconChevronDown size={20} aria-hidden className={classes.chevron} data-opened={opened} />
        </UnstyledButton>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          radius="md"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {problem && (
        <Text size="sm" c="var(--danger)" role="alert">
          {problem}
        </Text>
      )}
      <div id={bodyId}>
        {opened && (
          <Stack gap="sm" pb="xs" pt="xs">
            <Textarea
              label="Description"
              description="What the child reads about this criterion"
              autosize
              minRows={2}
              maxLength={1000}
              value={criterion.description}
              onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
            />
            <Textarea
              label="Prompt for the coach"
              description="What the coach should look for in this activity"
              autosize
              minRows={2}
              maxLength={2000}
              value={criterion.prompt}
              onChange={({ currentTarget }) => onChange({ prompt: currentTarget.value })}
            />
          </Stack>
        )}
      </div>
    </div>
  );
};
