import { type Challenge, screenPath, screens } from '@inkling/contract';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { challenges } from '../../api/typed-calls.ts';
import { celebrate } from '../../shared/celebration/celebrate.ts';
import { showConfetti } from '../../ui/confetti.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { ChallengeWritingButton } from '../writings/index.ts';

const useJoinChallenge = (challenge: Challenge) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(challenges.joinChallenge, { body: { challenge_id: challenge.id } }),
    onSuccess: ({ unlocked_achievements }) => {
      if (unlocked_achievements.length === 0) void showConfetti();
      celebrate(unlocked_achievements);
      // New writings stand everywhere: in lists, filters and figures.
      void queryClient.invalidateQueries();
    },
  });
};

interface JoinedDialogProps {
  title: string;
  opened: boolean;
}

/** However it is closed, it leads to the new writings. */
const JoinedDialog = ({ title, opened }: JoinedDialogProps) => {
  const navigate = useNavigate();
  const goOn = () => navigate(screens['my-writing'].path);
  return (
    <Modal
      opened={opened}
      onClose={goOn}
      title="Joined Successfully!"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack align="center" gap="md" ta="center">
        <Mascot mood="happy" size={130} />
        <Text>You've joined the {title} challenge!</Text>
        <Button color="coral" onClick={goOn} data-autofocus>
          Go to My Writings
        </Button>
      </Stack>
    </Modal>
  );
};

/** For students, while the challenge runs. */
export const JoinChallenge = ({ challenge }: { challenge: Challenge }) => {
  const isStudent = useUser()?.role === 'student';
  const join = useJoinChallenge(challenge);
  if (!isStudent || challenge.status !== 'active') return null;
  const isJoined = challenge.current_participant !== null || join.isSuccess;
  return (
    <>
      <Button
        size="md"
        color="coral"
        disabled={isJoined}
        loading={join.isPending}
        onClick={() => join.mutate()}
        leftSection={<IconFlag size={20} aria-hidden />}
      >
        Join Challenge
      </Button>
      {challenge.current_participant !== null && (
        <>
          <ChallengeWritingButton challengeId={challenge.id} />
          <Button
            size="md"
            variant="default"
            component={Link}
            to={screenPath('my-writing', {}, { challenge_id_eq: String(challenge.id) })}
          >
            Go to My Writings
          </Button>
        </>
      )}
      <JoinedDialog title={challenge.title} opened={join.isSuccess} />
    </>
  );
};
