import { Box, Button, Text } from '@mantine/core';
import surface from '../../../ui/theme/surface.module.css';

/** What the child said to a piece of advice that is no longer shown. */
export interface PutAside {
  adviceId: number;
  answer: 'not_now' | 'disagree';
}

const kindWords: Record<PutAside['answer'], string> = {
  not_now: 'All right, that can wait.',
  disagree: 'Fair enough. You are the writer, and you decide.',
};

interface PutAsideNoteProps {
  putAside: PutAside;
  /** Something else to do next is shown. */
  hasNext: boolean;
  onBringBack: () => void;
}

/** Without it, the advice would change under the child's finger as if nobody had listened. */
export const PutAsideNote = ({ putAside, hasNext, onBringBack }: PutAsideNoteProps) => (
  <Box className={surface.inset} c="var(--text)" py="sm" role="status">
    <Text fw={600}>{kindWords[putAside.answer]}</Text>
    <Text size="sm">
      {hasNext
        ? 'Below is something else you could do.'
        : 'The coach has nothing else to ask. You can still make it better in your own way.'}
    </Text>
    <Button variant="subtle" size="compact-md" px={0} onClick={onBringBack}>
      Bring it back
    </Button>
  </Box>
);
