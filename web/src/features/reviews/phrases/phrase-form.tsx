import { type CommentPhrase, type Criterion, criteria, criterionLabels } from '@inkling/contract';
import { Button, Group, Select, Stack, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { maximumPhraseLength } from './maximum-phrase-length.ts';
import { useEditPhrase } from './phrases.queries.ts';

const anyCriterion = 'any';
const choices = [
  { value: anyCriterion, label: 'Any criterion' },
  ...criteria.map((criterion) => ({ value: criterion, label: criterionLabels[criterion] })),
];

const criterionOf = (value: string | null): Criterion | null =>
  criteria.find((criterion) => criterion === value) ?? null;

/** One's own phrase, to say it better: its words, what it is about, and whether it praises. */
export const PhraseForm = ({ phrase, onDone }: { phrase: CommentPhrase; onDone: () => void }) => {
  const [text, setText] = useState(phrase.text);
  const [criterion, setCriterion] = useState(phrase.criterion);
  const [isPraise, setIsPraise] = useState(phrase.is_praise);
  const edit = useEditPhrase(phrase.id);
  const isEmpty = text.trim() === '';
  const save = () => edit.mutate({ text, criterion, is_praise: isPraise }, { onSuccess: onDone });
  return (
    <Stack component="li" gap="xs" py="xs">
      <Textarea
        label="Phrase"
        autosize
        minRows={2}
        maxLength={maximumPhraseLength}
        data-autofocus
        value={text}
        error={isEmpty ? 'Please write a phrase' : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Select
        label="For"
        data={choices}
        value={criterion ?? anyCriterion}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => setCriterion(criterionOf(value))}
      />
      <Switch
        label="Praise"
        checked={isPraise}
        onChange={({ currentTarget }) => setIsPraise(currentTarget.checked)}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button disabled={isEmpty} loading={edit.isPending} onClick={save}>
          Save phrase
        </Button>
      </Group>
    </Stack>
  );
};
