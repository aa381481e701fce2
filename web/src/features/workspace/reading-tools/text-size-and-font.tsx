import { SegmentedControl, Switch, Text } from '@mantine/core';
import classes from './reading-tools.module.css';
import { sizes, type TextSizeAndFont } from './use-text-size-and-font.ts';

/** Size and face of the words one writes. */
export const TextSizeAndFontChoice = ({ look }: { look: TextSizeAndFont }) => (
  <>
    <Text size="sm" fw={500} mb={4}>
      Text size
    </Text>
    <SegmentedControl
      fullWidth
      classNames={{ label: classes.size ?? '' }}
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
  </>
);
