import type { MergedStudents, SchoolStudent } from '@inkling/contract';
import { Alert, Button, Checkbox, List, Modal, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import { mergeTrialQuery, useMergeStudents } from './school-students.queries.ts';
import { foundInBothTexts, mergeWarning, movedByMergeTexts } from './school-students-texts.ts';

interface MergeDialogProps {
  doubles: [SchoolStudent, SchoolStudent];
  onClose: () => void;
}

const Lines = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 && (
    <div>
      <Text fw={600}>{title}</Text>
      <List>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </div>
  );

const Outcome = ({ trial, kept }: { trial: MergedStudents; kept: SchoolStudent }) => {
  const moved = movedByMergeTexts(trial);
  return (
    <Stack gap="sm">
      <Lines
        title={`Goes to ${kept.screen_name}`}
        lines={moved.length > 0 ? moved : ['Nothing: the other account is empty.']}
      />
      <Lines title="Both have it" lines={foundInBothTexts(trial)} />
      <Lines title="Does not go along" lines={trial.not_moved} />
    </Stack>
  );
};

const accountText = ({ full_name, screen_name, classes }: SchoolStudent): string =>
  `${full_name} (${screen_name}), ${classes.map(({ title }) => title).join(', ') || 'no class'}`;

/** Shows what would become of two accounts of one child, and makes them one. */
export const MergeDialog = ({ doubles, onClose }: MergeDialogProps) => {
  const [one, two] = doubles;
  const [keptId, setKeptId] = useState(one.id);
  const [isSure, setIsSure] = useState(false);
  const [kept, other] = keptId === one.id ? [one, two] : [two, one];
  const trial = useQuery(mergeTrialQuery(kept, other));
  const merge = useMergeStudents(kept, other);
  const keep = (id: string) => {
    setKeptId(Number(id));
    setIsSure(false);
  };
  return (
    <Modal opened {...useCloseTopmost(onClose)} title="Merge two accounts" size="lg">
      <Stack gap="md">
        <Radio.Group label="Which account stays?" value={String(keptId)} onChange={keep}>
          <Stack gap="xs" mt="xs">
            {doubles.map((student) => (
              <Radio key={student.id} value={String(student.id)} label={accountText(student)} />
            ))}
          </Stack>
        </Radio.Group>
        <QueryState query={trial} skeleton={<CardsSkeleton count={1} columns={1} height={120} />}>
          {(found) => <Outcome trial={found} kept={kept} />}
        </QueryState>
        <Alert color="red" title="This cannot be undone">
          {mergeWarning(kept, other)}
        </Alert>
        <Checkbox
          label="Both accounts belong to one and the same child"
          checked={isSure}
          disabled={!trial.isSuccess}
          onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}
        />
      </Stack>
      <DialogFooter onCancel={onClose}>
        <Button
          color="red"
          disabled={!isSure || !trial.isSuccess}
          loading={merge.isPending}
          onClick={() => merge.mutate(undefined, { onSuccess: onClose })}
        >
          Merge for good
        </Button>
      </DialogFooter>
    </Modal>
  );
};
