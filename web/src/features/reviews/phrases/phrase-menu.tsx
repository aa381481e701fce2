import { type CommentPhrase, type Criterion, criterionLabels } from '@inkling/contract';
import { ActionIcon, Button, Group, Popover, Stack, Text } from '@mantine/core';
import { IconQuote, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../../ui/toast.ts';
import { phrases, useAddPhrase, useRemovePhrase } from './phrases.queries.ts';

interface PhraseMenuProps {
  /** What is typed in the comment now. */
  typed: string;
  /** The criterion that is open beside the text. */
  criterion: Criterion | null;
  onPick: (text: string) => void;
}

const longestPhrase = 500;

/** Those of the open criterion first. */
const inOrder = (list: CommentPhrase[], criterion: Criterion | null): CommentPhrase[] =>
  list.toSorted((a, b) => Number(b.criterion === criterion) - Number(a.criterion === criterion));

const Phrase = ({ phrase, onPick }: { phrase: CommentPhrase; onPick: (text: string) => void }) => {
  const remove = useRemovePhrase();
  return (
    <Group component="li" wrap="nowrap" gap="xs">
      <Button
        variant="subtle"
        justify="flex-start"
        h="auto"
        mih="2.75rem"
        py={4}
        styles={{ root: { flex: 1 }, label: { whiteSpace: 'normal', textAlign: 'left' } }}
        onClick={() => onPick(phrase.text)}
      >
        {phrase.text}
        {phrase.criterion && ` (${criterionLabels[phrase.criterion]})`}
      </Button>
      <ActionIcon
        variant="subtle"
        size="2.75rem"
        aria-label={`Forget: ${phrase.text}`}
        loading={remove.isPending}
        onClick={() => remove.mutate(phrase.id)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
};

/** A teacher's own phrases, to say again without typing. */
export const PhraseMenu = ({ typed, criterion, onPick }: PhraseMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data: list = [] } = useQuery(phrases(isOpen));
  const add = useAddPhrase();
  const text = typed.trim();
  const keep = () =>
    add.mutate({ text, criterion }, { onSuccess: () => toastSuccess('Kept among your phrases') });
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width="min(21rem, 90vw)" position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          mt="xs"
          leftSection={<IconQuote size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          My phrases
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {list.length === 0 && (
          <Text size="sm" c="dimmed">
            Type a comment you give often, and keep it here.
          </Text>
        )}
        <Stack component="ul" gap={0} mah="18rem" style={{ overflowY: 'auto' }} aria-label="My phrases">
          {inOrder(list, criterion).map((phrase) => (
            <Phrase
              key={phrase.id}
              phrase={phrase}
              onPick={(picked) => {
                onPick(picked);
                setIsOpen(false);
              }}
            />
          ))}
        </Stack>
        <Button
          variant="light"
          fullWidth
          mt="xs"
          disabled={text === '' || text.length > longestPhrase}
          loading={add.isPending}
          onClick={keep}
        >
          {criterion ? `Keep this for ${criterionLabels[criterion]}` : 'Keep this comment'}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
};
