import { ActionIcon, Box, Card, Group } from '@mantine/core';
import { useClickOutside, useDisclosure, useWindowEvent } from '@mantine/hooks';
import { IconFocus2, IconLetterCase, IconVolume } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import classes from './reading-tools.module.css';
import { useReadAloud } from './use-read-aloud.ts';
import { useTextSizeAndFont } from './use-text-size-and-font.ts';

const TextSizeAndFontChoice = lazyComponent(
  async () => (await import('./text-size-and-font.tsx')).TextSizeAndFontChoice,
);

interface ReadingToolsProps {
  focus: boolean;
  onFocus: (focus: boolean) => void;
}

const LookButton = () => {
  const look = useTextSizeAndFont();
  const [opened, { toggle, close }] = useDisclosure();
  const box = useClickOutside<HTMLDivElement>(close);
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close());
  return (
    <Box ref={box} pos="relative">
      <ActionIcon
        size={44}
        variant="default"
        aria-label="Text size and face"
        title="Text size and face"
        aria-expanded={opened}
        onClick={toggle}
      >
        <IconLetterCase size={20} />
      </ActionIcon>
      {opened && (
        <Card className={classes.box} padding="md" shadow="md" withBorder>
          <Suspense>
            <TextSizeAndFontChoice look={look} />
          </Suspense>
        </Card>
      )}
    </Box>
  );
};

export const ReadingTools = ({ focus, onFocus }: ReadingToolsProps) => {
  const readAloud = useReadAloud();
  const aloud = readAloud.isReading ? 'Stop reading' : 'Read aloud';
  return (
    <Group gap="xs">
      {readAloud.isAvailable && (
        <ActionIcon
          size={44}
          variant={readAloud.isReading ? 'filled' : 'default'}
          aria-label={aloud}
          title={aloud}
          onClick={readAloud.toggle}
        >
          <IconVolume size={20} />
        </ActionIcon>
      )}
      <LookButton />
      <ActionIcon
        size={44}
        variant={focus ? 'filled' : 'default'}
        aria-label="Focus mode"
        title={focus ? 'Show everything' : 'Focus: only the page'}
        aria-pressed={focus}
        onClick={() => onFocus(!focus)}
      >
        <IconFocus2 size={20} />
      </ActionIcon>
    </Group>
  );
};
