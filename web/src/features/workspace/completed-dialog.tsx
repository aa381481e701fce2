import { type Achievement, screens, type Writing } from '@inkling/contract';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { UnlockedAchievements } from '../../shared/celebration/unlocked-achievements.tsx';
import { Stars } from '../../shared/score-badge.tsx';
import { showConfetti } from '../../ui/confetti.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import surface from '../../ui/theme/surface.module.css';
import classes from './completed-dialog.module.css';
import { useImprovements } from './feedback/what-got-better.tsx';

interface CompletedDialogProps {
  writing: Writing;
  unlocked: Achievement[];
  isFreeTrial: boolean;
  onClose: () => void;
}

const ImprovementsSinceFirstDraft = ({ writing }: { writing: Writing }) => {
  const rises = useImprovements(writing);
  if (!rises) return null;
  return (
    <section className={`${surface.inset} ${classes.won}`} data-tone="leaf" aria-label="What got better">
      <Text fw={600}>{rises.title}</Text>
      {rises.list}
    </section>
  );
};

/** The great celebration: the whole way was for this. */
export const CompletedDialog = ({ writing, unlocked, isFreeTrial, onClose }: CompletedDialogProps) => {
  useEffect(() => void showConfetti(), []);
  return (
    <Modal
      opened
      onClose={onClose}
      title="You've completed your writing project!"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Stack align="center" gap="sm" ta="center">
        <div className={classes.stage}>
          <Mascot mood="happy" size={110} />
        </div>
        <Text className={classes.title}>{writing.activity?.title ?? writing.title}</Text>
        <Stars score={writing.ai_scoring} />
        <Text>
          {isFreeTrial
            ? 'You have completed the writing. Unlock more features by making a purchase.'
            : 'Your writing has been marked as complete. You can still access it from your writing list.'}
        </Text>
        <ImprovementsSinceFirstDraft writing={writing} />
        {unlocked.length > 0 && (
          <div className={`${surface.inset} ${classes.won}`} data-tone="sun" role="status">
            <UnlockedAchievements achievements={unlocked} />
          </div>
        )}
        {isFreeTrial ? (
          <Button component={Link} to={screens.subscription.path} color="coral">
            View Plans
          </Button>
        ) : (
          <Group justify="center">
            <Button component={Link} to={screens['my-writing'].path} variant="default">
              Return to My Writings
            </Button>
            <Button color="coral" onClick={onClose}>
              View Completed Writing
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
};
