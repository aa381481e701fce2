import { type Criterion, type Marking, screens, type Writing } from '@inkling/contract';
import { Anchor, Button, Card, Group, Kbd, Switch, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../api/session.ts';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { CriterionRow } from './criterion-row.tsx';
import classes from './marks.module.css';
import { useSaveMarks } from './marks.queries.ts';
import { type Marks, useMarks } from './use-marks.ts';

interface MarksPanelProps {
  writing: Writing;
  marking: Marking;
  hidesCoach: boolean;
  open: Criterion | null;
  onOpen: (criterion: Criterion | null) => void;
  /** Told whenever there are marks to lose, and when there no longer are. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** J and K go through the criteria, digits set the mark of the open one. */
const useMarkKeys = ({ marking, open, onOpen }: MarksPanelProps, marks: Marks, save: () => void) => {
  const { criteria } = marking;
  const at = criteria.findIndex(({ criterion }) => criterion === open);
  const go = (by: 1 | -1) => {
    const next = criteria[Math.min(criteria.length - 1, Math.max(0, at + by))];
    if (next) onOpen(next.criterion);
  };
  const digits = [0, 1, 2, 3, 4, 5, 6].map((mark): [string, () => void] => [
    String(mark),
    () => {
      const chosen = criteria[at];
      if (chosen && mark <= chosen.maximum) marks.change(chosen.criterion, { mark });
    },
  ]);
  useHotkeys([['j', () => go(1)], ['k', () => go(-1)], ['mod+Enter', save], ...digits]);
};

const Overall = ({ marks }: { marks: Marks }) => {
  const { overall, coachOverall } = marks;
  if (overall === null && coachOverall === null) return null;
  return (
    <Text aria-live="polite">
      <strong>Overall: {Math.round(overall ?? coachOverall ?? 0)}</strong>
      {overall !== null && coachOverall !== null && ` (coach: ${Math.round(coachOverall)})`}
    </Text>
  );
};

const BlindSwitch = () => {
  const { isOn, setIsOn } = useBlindMarking();
  return (
    <Group justify="space-between" gap="xs" my="sm">
      <Switch
        label="Mark blind"
        description="Hides the coach's marks until yours are saved"
        checked={isOn}
        onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
      />
      <Anchor component={Link} to={screens['teacher-agreement'].path} size="sm" py={10}>
        How well you agree
      </Anchor>
    </Group>
  );
};

const saveMessage = (count: number): string => (count === 1 ? '1 mark saved' : `${count} marks saved`);

/** The criteria beside the text: the coach's marks, and a teacher's own in their place. */
export const MarksPanel = (props: MarksPanelProps) => {
  const { writing, marking, hidesCoach, open, onOpen, onUnsaved } = props;
  const me = useUser()?.id ?? 0;
  const marks = useMarks(marking, { me, hidesCoach });
  const { changed, forget, markedCount } = marks;
  const saving = useSaveMarks(writing.id);
  const isUnsaved = changed.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const save = () => {
    if (changed.length === 0) return;
    const body = { version: marking.version, is_blind: hidesCoach, marks: changed };
    saving.mutate(body, {
      onSuccess: () => {
        forget();
        toastSuccess(saveMessage(changed.length));
      },
    });
  };
  useMarkKeys(props, marks, save);
  return (
    <Card component="section" aria-labelledby="marks">
      <Title order={3} id="marks">
        Marks
      </Title>
      <BlindSwitch />
      <ul className={classes.rows}>
        {marking.criteria.map((criterion) => (
          <CriterionRow
            key={criterion.criterion}
            criterion={criterion}
            marks={marks}
            isOpen={open === criterion.criterion}
            onOpen={() => onOpen(open === criterion.criterion ? null : criterion.criterion)}
          />
        ))}
      </ul>
      <Group justify="space-between" mt="md">
        {hidesCoach ? (
          <Text c="dimmed">
            {markedCount} of {marking.criteria.length} marked
          </Text>
        ) : (
          <Overall marks={marks} />
        )}
        <Button disabled={changed.length === 0} loading={saving.isPending} onClick={save}>
          Save my marks
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="sm" className={classes.keys}>
        <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous, <Kbd>0</Kbd> to <Kbd>6</Kbd> set the mark,{' '}
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> saves, <Kbd>N</Kbd> next piece
      </Text>
    </Card>
  );
};
