import type { Hint } from '@inkling/contract';
import { Badge, Box, Button, Card, CloseButton, Group, Stack, Text, Title } from '@mantine/core';
import textClasses from '../../../ui/theme/text.module.css';
import classes from './hint-list.module.css';
import type { Hints } from './use-hints.ts';

const kinds: Record<Hint['kind'], string> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
};
const shown = 5;

/** A few places at a time, each with a reason; the child decides and types. */
export const HintList = ({ hints, onShow }: { hints: Hints; onShow: (hint: Hint) => void }) => {
  const { found } = hints;
  if (!found) return null;
  const rest = found.hints.length - shown;
  return (
    <Card mt="md" component="section" aria-label="Places to look at again">
      <Group justify="space-between">
        <Title order={2} fz="h3">
          {found.hints.length === 0 ? 'Nothing stands out. Well checked!' : 'Places to look at again'}
        </Title>
        <CloseButton aria-label="Close the list" onClick={hints.forget} size="xl" />
      </Group>
      <Stack gap="sm" mt="sm">
        {found.hints.slice(0, shown).map((hint) => (
          <Group key={hint.start} gap="sm" align="center" className={classes.hint}>
            <Box className={textClasses.breakable} flex="1 1 14rem">
              <Badge variant="light">{kinds[hint.kind]}</Badge>
              <Text mt={4}>
                <strong>{found.text.slice(hint.start, hint.end)}</strong>: {hint.reason}
              </Text>
              {hint.suggestions.length > 0 && <Text c="dimmed">Maybe: {hint.suggestions.join(', ')}</Text>}
            </Box>
            <Button size="sm" variant="default" onClick={() => onShow(hint)}>
              Show me
            </Button>
          </Group>
        ))}
      </Stack>
      {rest > 0 && (
        <Text c="dimmed" mt="sm">
          {rest} more after these. Check again when you are done.
        </Text>
      )}
    </Card>
  );
};
