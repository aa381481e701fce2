import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Mascot } from '../../../ui/mascot/mascot.tsx';
import { t } from './texts.ts';

export interface TourIntroWords {
  title: string;
  text: string;
}

interface TourIntroProps {
  words: TourIntroWords;
  onStart: () => void;
  onSkip: () => void;
}

export const TourIntro = ({ words, onStart, onSkip }: TourIntroProps) => (
  <Modal
    opened
    onClose={onSkip}
    title={words.title}
    closeOnClickOutside={false}
    closeButtonProps={{ 'aria-label': t.closeTheTour }}
    centered
  >
    <Stack align="center" gap="md" ta="center">
      <Mascot mood="hello" size={112} />
      <Text>{words.text}</Text>
      <Group justify="center">
        <Button variant="default" onClick={onSkip}>
          {t.skip}
        </Button>
        <Button color="coral" onClick={onStart} data-autofocus>
          {t.start}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
