import { countWords, type StepEntry } from '@inkling/contract';
import { Button, Card, Modal, SimpleGrid, Text, Title } from '@mantine/core';
import classes from './conflict-screen.module.css';

interface ConflictScreenProps {
  mine: StepEntry[];
  theirs: StepEntry[];
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** The whole of what was written, plan and draft, to read side by side. */
const textOf = (data: StepEntry[]): string =>
  data
    .map(({ content }) =>
      typeof content === 'string'
        ? content
        : content.map((answer) => `${answer.title}: ${[answer.content].flat().join(', ')}`).join('\n'),
    )
    .filter((text) => text.trim() !== '')
    .join('\n\n');

const Version = ({ title, text, onChoose }: { title: string; text: string; onChoose: () => void }) => (
  <Card>
    <Title order={3} fz="h4">
      {title}
    </Title>
    <Text size="sm" c="dimmed" mb="sm">
      {countWords(text)} words
    </Text>
    <section className={classes.text} aria-label={title}>
      {text || 'Nothing yet'}
    </section>
    <Button mt="md" fullWidth onClick={onChoose}>
      Go on with this one
    </Button>
  </Card>
);

/** Two places wrote on one piece: both texts stay until the child chose, and the other one stays after. */
export const ConflictScreen = ({ mine, theirs, onChoose }: ConflictScreenProps) => (
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
      other one stays under Earlier drafts.
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Version title="What is on this page" text={textOf(mine)} onChoose={() => onChoose('mine')} />
      <Version title="What was saved elsewhere" text={textOf(theirs)} onChoose={() => onChoose('theirs')} />
    </SimpleGrid>
  </Modal>
);
