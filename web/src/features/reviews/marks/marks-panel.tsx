import { type Criterion, type Marking, screens, type Writing } from '@inkling/contract';
import { Anchor, Button, Card, Group, Kbd, Switch, Text, Title } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../api/session.ts';
import { BorrowedScaleNote } from '../../../shared/feedback/borrowed-scale-note.tsx';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { usePageKeys } from '../../../ui/use-page-keys.ts';
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

/** The field is there once the open criterion has a mark of one's own. */
const writeReason = () => document.querySelector<HTMLInputElement>('[data-reason]')?.focus();

/** J and K go through the criteria, digits set the mark of the open one, Delete takes it back, R writes why. */
const useMarkKeys = (
  panel: RefObject<HTMLElement | null>,
  { marking, open, onOpen }: MarksPanelProps,
  marks: Marks,
  save: () => void,
) => {
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
  const takeBack = () => {
    const chosen = criteria[at];
    if (chosen) marks.takeBack(chosen.criterion);
  };
  usePageKeys(panel, [
    ['j', () => go(1)],
    ['k', () => go(-1)],
    ['r', writeReason],
    ['Delete', takeBack],
    // Where a Mac says "delete".
    ['Backspace', takeBack],
    ['mod+Enter', save],
    ...digits,
  ]);
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

/** Two teachers at once: both keep their marks, and it is said whose score the child sees. */
const Colleagues = ({ marks: { colleagues, kept }, me }: { marks: Marks; me: number }) => {
  if (colleagues.length === 0 && (!kept?.by || kept.by.id === me)) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {colleagues
        .filter(({ overall }) => overall !== null)
        .map(({ name, overall }) => `${name}: ${Math.round(overall ?? 0)} overall. `)}
      {kept?.score !== null &&
        kept?.score !== undefined &&
        `The score that is kept is the one saved last: ${Math.round(kept.score)}, by ${kept.by?.id === me ? 'you' : (kept.by?.full_name ?? 'another teacher')}.`}
    </Text>
  );
};

/** Whose marks the columns hold, once there is more than one teacher. */
const Columns = ({ marks: { colleagues } }: { marks: Marks }) =>
  colleagues.length > 0 && (
    <div className={classes.names} aria-hidden>
      <Text span flex={1} />
      <Text span size="xs" c="dimmed">
        Coach or you
      </Text>
      {colleagues.map(({ id, name }) => (
        <Text key={id} span size="xs" c="dimmed" className={classes.column}>
          {name}
        </Text>
      ))}
    </div>
  );

const BlindSwitch = ({ isSeen }: { isSeen: boolean }) => {
  const { isOn, setIsOn } = useBlindMarking();
  return (
    <>
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
      {isSeen && (
        <Text size="sm" c="dimmed" mb="sm">
          You have seen the coach’s marks of this draft, so yours don’t count in “How well you agree”.
        </Text>
      )}
    </>
  );
};

const countOf = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);

const saveMessage = ({ changed, takenBack }: Marks): string =>
  [
    changed.length > 0 && `${countOf(changed.length)} saved`,
    takenBack.length > 0 && `${countOf(takenBack.length)} taken back`,
  ]
    .filter(Boolean)
    .join(', ');

/** The criteria beside the text: the coach's marks, and a teacher's own in their place. */
export const MarksPanel = (props: MarksPanelProps) => {
  const { writing, marking, hidesCoach, open, onOpen, onUnsaved } = props;
  const me = useUser()?.id ?? 0;
  const marks = useMarks(marking, { me, hidesCoach });
  const { changed, takenBack, forget, markedCount } = marks;
  const saving = useSaveMarks(writing.id);
  const isUnsaved = changed.length + takenBack.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const save = () => {
    if (!isUnsaved) return;
    const body = { version: marking.version, marks: changed, taken_back: takenBack };
    saving.mutate(body, {
      onSuccess: () => {
        forget();
        toastSuccess(saveMessage(marks));
      },
    });
  };
  const panel = useRef<HTMLDivElement>(null);
  useMarkKeys(panel, props, marks, save);
  return (
    <Card component="section" ref={panel} aria-labelledby="marks">
      <Title order={3} id="marks">
        Marks
      </Title>
      <BlindSwitch isSeen={hidesCoach && !marking.counts_as_blind} />
      <BorrowedScaleNote type={writing.writing_type} mb="sm" />
      <Columns marks={marks} />
      <ul className={classes.rows}>
        {marking.criteria.map((criterion) => (
          <CriterionRow
            key={criterion.criterion}
            criterion={criterion}
            marks={marks}
            isOpen={open === criterion.criterion}
            onSave={save}
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
        <Button disabled={!isUnsaved} loading={saving.isPending} onClick={save}>
          Save my marks
        </Button>
      </Group>
      <Colleagues marks={marks} me={me} />
      <Text size="sm" c="dimmed" mt="sm" className={classes.keys}>
        <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous, <Kbd>0</Kbd> to <Kbd>6</Kbd> set the mark,{' '}
        <Kbd>Delete</Kbd> takes it back, <Kbd>R</Kbd> writes the reason and <Kbd>Enter</Kbd> leaves it,{' '}
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> saves, <Kbd>C</Kbd> writes a comment, <Kbd>M</Kbd> marks it as
        reviewed, <Kbd>N</Kbd> next piece
      </Text>
    </Card>
  );
};
