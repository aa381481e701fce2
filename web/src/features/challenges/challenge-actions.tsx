import { type Challenge, screenPath } from '@inkling/contract';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { confirm } from '../../ui/confirm.ts';
import classes from './challenge-card.module.css';
import { useDeleteChallenge } from './challenges.queries.ts';

const ways = [
  { label: 'View', screen: 'challenge-detail' },
  { label: 'Edit', screen: 'challenge-edit' },
  { label: 'Participants', screen: 'challenge-participants' },
] as const;

interface ChallengeActionsProps {
  challenge: Challenge;
  onDeleted: () => void;
}

/** On the cards of the teacher who runs the challenge. */
export const ChallengeActions = ({ challenge, onDeleted }: ChallengeActionsProps) => {
  const remove = useDeleteChallenge();
  const { id, title, permissions } = challenge;
  const ask = async () => {
    const isSure = await confirm({
      title: `Delete "${title}"?`,
      message: 'This action cannot be undone. Its activities stay.',
      confirm: 'Delete',
      danger: true,
    });
    if (isSure) remove.mutate(challenge, { onSuccess: onDeleted });
  };
  return (
    <Group className={classes.actions} gap="2xs" mt="xs">
      {ways.map(({ label, screen }) => (
        <Button
          key={label}
          component={Link}
          to={screenPath(screen, { id })}
          variant={label === 'View' ? 'light' : 'default'}
          px={12}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      ))}
      {permissions.delete && (
        <ActionIcon
          variant="subtle"
          color="red"
          c="var(--danger)"
          size={44}
          ml="auto"
          loading={remove.isPending}
          onClick={ask}
          aria-label={`Delete: ${title}`}
          title="Delete"
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
};
