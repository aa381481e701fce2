import { countWords, pluralise, type StepEntry } from '@inkling/contract';
import { Button, Card, Modal, SimpleGrid, Text, Title } from '@mantine/core';
import textClasses from '../../../ui/theme/text.module.css';
import classes from './conflict-screen.module.css';
import { type ConflictPassage, conflictingPassages } from './conflicting-passages.ts';

interface ConflictScreenProps {
  mine: StepEntry[];
  theirs: StepEntry[];
  onChoose: (which: 'mine' | 'theirs') => void;
}

interface VersionProps {
  title: string;
  passages: ConflictPassage[];
  onChoose: () => void;
}

/** A long piece may be the same for pages. */
const showFirstMark = (box: HTMLElement | null): void => {
  const mark = box?.querySelector('mark');
  if (box && mark) box.scrollTop = mark.offsetTop - box.offsetTop - box.clientHeight / 3;
};

const Version = ({ title, passages, onChoose }: VersionProps) => {
  const words = countWords(passages.map(({ text }) => text).join('\n'));
  return (
    <Card>
      <Title order={3} fz="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {pluralise(words, 'word')}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, which the keyboard must reach */}
      <section ref={showFirstMark} className={classes.text} aria-label={title} tabIndex={0}>
        {passages.length === 0 && 'Nothing yet'}
        {passages.map(({ text, isOnlyHere }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are their places
          <p key={index}>
            {isOnlyHere ? (
              <mark className={textClasses.mark} data-tone="sun">
                {text}
              </mark>
            ) : (
              text
            )}
          </p>
        ))}
      </section>
      <Button mt="md" fullWidth onClick={onChoose}>
        Go on with this one
      </Button>
    </Card>
  );
};

/** Two places wrote on one piece: both texts stay until the child chose, and the other one stays after. */
export const ConflictScreen = ({ mine, theirs, onChoose }: ConflictScreenProps) => {
  const texts = conflictingPassages(mine, theirs);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      size="xl"
      title="There are two versions of your writing"
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Text mb="md">
        This piece was changed in another tab or on another device. Which one do you want to go on with? The
        other one stays under Earlier drafts. The marked lines stand in one of them only.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Version title="What is on this page" passages={texts.mine} onChoose={() => onChoose('mine')} />
        <Version
          title="What was saved elsewhere"
          passages={texts.theirs}
          onChoose={() => onChoose('theirs')}
        />
      </SimpleGrid>
    </Modal>
  );
};
