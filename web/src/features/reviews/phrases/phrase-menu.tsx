import { type CommentPhrase, type Criterion, criterionLabels } from '@inkling/contract';
import { ActionIcon, Box, Button, Group, Popover, Stack, Text } from '@mantine/core';
import { IconPencil, IconQuote, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../../ui/toast.ts';
import { maximumPhraseLength } from './maximum-phrase-length.ts';
import { PhraseForm } from './phrase-form.tsx';
import { phrases, useAddPhrase, useRemovePhrase } from './phrases.queries.ts';

interface PhraseMenuProps {
  /** What is typed in the comment now. */
  typed: string;
  /** The criterion that is open beside the text. */
  criterion: Criterion | null;
  onPick: (phrase: CommentPhrase) => void;
}

/** Those of the open criterion first. */
const inOrder = (list: CommentPhrase[], criterion: Criterion | null): CommentPhrase[] =>
  list.toSorted((a, b) => Number(b.criterion === criterion) - Number(a.criterion === criterion));

const Phrase = ({ phrase, onPick }: { phrase: CommentPhrase; onPick: () => void }) => {
  const remove = useRemovePhrase();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <PhraseForm phrase={phrase} onDone={() => setIsEditing(false)} />;
  return (
    <Group component="li" wrap="nowrap" gap="2xs">
      <Button
        variant="subtle"
        justify="flex-start"
        h="auto"
        mih="2.75rem"
        py={6}
        px="xs"
        fw={400}
        styles={{
          root: { flex: 1 },
          inner: { justifyContent: 'flex-start' },
          label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.35 },
        }}
        onClick={onPick}
      >
        {phrase.text}
        {phrase.criterion && ` (${criterionLabels[phrase.criterion]})`}
      </Button>
      <ActionIcon
        variant="subtle"
        size="2.75rem"
        aria-label={`Change: ${phrase.text}`}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
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

interface PhraseListProps extends Pick<PhraseMenuProps, 'criterion' | 'onPick'> {
  title: string;
  list: CommentPhrase[];
}

const PhraseList = ({ title, list, criterion, onPick }: PhraseListProps) =>
  list.length > 0 && (
    <section aria-label={title}>
      <Text size="sm" fw={600} mt="xs">
        {title}
      </Text>
      <Stack component="ul" gap={0}>
        {inOrder(list, criterion).map((phrase) => (
          <Phrase key={phrase.id} phrase={phrase} onPick={() => onPick(phrase)} />
        ))}
      </Stack>
    </section>
  );

const Keep = ({ typed, criterion }: Pick<PhraseMenuProps, 'typed' | 'criterion'>) => {
  const add = useAddPhrase();
  const text = typed.trim();
  if (text === '' || text.length > maximumPhraseLength) return null;
  const keep = (is_praise: boolean) =>
    add.mutate({ text, criterion, is_praise }, { onSuccess: () => toastSuccess('Kept among your phrases') });
  return (
    <section aria-label="Keep this comment">
      <Text size="sm" fw={600} mt="sm" mb="xs">
        {criterion ? `Keep this for ${criterionLabels[criterion]}` : 'Keep this comment'}
      </Text>
      <Group gap="xs" grow>
        <Button variant="light" loading={add.isPending} onClick={() => keep(true)}>
          As praise
        </Button>
        <Button variant="light" loading={add.isPending} onClick={() => keep(false)}>
          As a next step
        </Button>
      </Group>
    </section>
  );
};

/** A teacher's own phrases, to say again without typing: praise first, then what to try next. */
export const PhraseMenu = ({ typed, criterion, onPick }: PhraseMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data: list = [] } = useQuery(phrases(isOpen));
  const pick = (phrase: CommentPhrase) => {
    onPick(phrase);
    setIsOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width="min(24rem, 90vw)" position="top-start" trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
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
        <Box mah="24rem" style={{ overflowY: 'auto' }}>
          <PhraseList
            title="What works"
            list={list.filter(({ is_praise }) => is_praise)}
            criterion={criterion}
            onPick={pick}
          />
          <PhraseList
            title="One thing to try next"
            list={list.filter(({ is_praise }) => !is_praise)}
            criterion={criterion}
            onPick={pick}
          />
        </Box>
        <Keep typed={typed} criterion={criterion} />
      </Popover.Dropdown>
    </Popover>
  );
};
