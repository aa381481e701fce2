import type { SchoolStudent } from '@inkling/contract';
import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useOptions } from '../../shared/options/use-options.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import { loadClassOptions, useMoveStudent } from './school-students.queries.ts';
import { rosterHint } from './school-students-texts.ts';

interface MoveDialogProps {
  student: SchoolStudent;
  onClose: () => void;
}

interface NewClassProps {
  /** Where the student is already. */
  current: SchoolStudent['classes'];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const NewClass = ({ current, chosen, onChoose }: NewClassProps) => {
  const { data, typed, setTyped, emptyText } = useOptions(
    {
      label: 'New class',
      load: loadClassOptions,
      labelOf: ({ title, teacher_name }) => `${title} (${teacher_name})`,
    },
    chosen === null ? [] : [Number(chosen)],
  );
  return (
    <Select
      label="New class"
      placeholder="Search by class or teacher"
      data={data.filter(({ value }) => current.every(({ id }) => String(id) !== value))}
      value={chosen}
      onChange={onChoose}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText}
      // The server has searched already; what it found is shown as it is.
      filter={({ options }) => options}
    />
  );
};

/** Out of one class of the school and into another; somebody in no class is only put into one. */
export const MoveDialog = ({ student, onClose }: MoveDialogProps) => {
  const { full_name, classes } = student;
  const [from, setFrom] = useState<string | null>(classes[0] ? String(classes[0].id) : null);
  const [to, setTo] = useState<string | null>(null);
  const move = useMoveStudent(student);
  const left = classes.find(({ id }) => String(id) === from);
  const submit = () =>
    move.mutate({ course_id: Number(to), ...(left && { from_course_id: left.id }) }, { onSuccess: onClose });
  return (
    <Modal opened {...useCloseTopmost(onClose)} title={`Move ${full_name}`}>
      <Stack gap="md">
        <Text>
          {classes.length === 0
            ? `${full_name} is in no class yet, and gets the work of the new one.`
            : `${full_name} gets the work of the new class. Work begun in the old class is kept.`}
        </Text>
        {classes.length > 0 && (
          <Select
            label="Leaves"
            data={classes.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={from}
            onChange={setFrom}
            allowDeselect={false}
          />
        )}
        <NewClass current={classes} chosen={to} onChoose={setTo} />
        {left?.is_from_roster && <Text c="dimmed">{rosterHint}</Text>}
      </Stack>
      <DialogFooter onCancel={onClose}>
        <Button color="coral" disabled={to === null || to === from} loading={move.isPending} onClick={submit}>
          Move
        </Button>
      </DialogFooter>
    </Modal>
  );
};
