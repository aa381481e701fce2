import { ActionIcon, Group, Menu, SegmentedControl, Switch, Text, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFocus2, IconLetterCase, IconVolume } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useReadAloud } from './use-read-aloud.ts';

const sizes = [
  { value: '1rem', label: 'Small' },
  { value: '1.125rem', label: 'Medium' },
  { value: '1.375rem', label: 'Large' },
  { value: '1.625rem', label: 'Huge' },
];

/** Size and face of the words one writes, kept on this device. */
const useReadingLook = () => {
  const [size, setSize] = useLocalStorage({ key: 'inkling:reading-size', defaultValue: '1.125rem' });
  const [isEasyFace, setEasyFace] = useLocalStorage({ key: 'inkling:reading-face', defaultValue: false });
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--reading-size', size);
    if (!isEasyFace) return void style.removeProperty('--reading-face');
    style.setProperty('--reading-face', 'OpenDyslexic, var(--face)');
    void import('@fontsource/opendyslexic');
  }, [size, isEasyFace]);
  return { size, setSize, isEasyFace, setEasyFace };
};

interface ReadingToolsProps {
  focus: boolean;
  onFocus: (focus: boolean) => void;
}

export const ReadingTools = ({ focus, onFocus }: ReadingToolsProps) => {
  const look = useReadingLook();
  const readAloud = useReadAloud();
  return (
    <Group gap="xs">
      {readAloud.isAvailable && (
        <Tooltip label={readAloud.isReading ? 'Stop reading' : 'Read aloud'}>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={readAloud.isReading ? 'Stop reading' : 'Read aloud'}
            aria-pressed={readAloud.isReading}
            onClick={readAloud.toggle}
          >
            <IconVolume size={20} />
          </ActionIcon>
        </Tooltip>
      )}
      <Menu closeOnItemClick={false} position="bottom-end" width={280}>
        <Menu.Target>
          <Tooltip label="Text size and face">
            <ActionIcon size={44} variant="default" aria-label="Text size and face">
              <IconLetterCase size={20} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown p="md">
          <Text size="sm" fw={500} mb={4}>
            Text size
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Text size"
            data={sizes}
            value={look.size}
            onChange={look.setSize}
          />
          <Switch
            mt="md"
            label="Easier letters (OpenDyslexic)"
            checked={look.isEasyFace}
            onChange={({ currentTarget }) => look.setEasyFace(currentTarget.checked)}
          />
        </Menu.Dropdown>
      </Menu>
      <Tooltip label={focus ? 'Show everything' : 'Focus: only the page'}>
        <ActionIcon
          size={44}
          variant={focus ? 'filled' : 'default'}
          aria-label="Focus mode"
          aria-pressed={focus}
          onClick={() => onFocus(!focus)}
        >
          <IconFocus2 size={20} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
};
