import { type ChildInLesson, type ClassSignInState, screenPath, screens } from '@inkling/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StudentLink } from '../../shared/student-link.tsx';
import { formatTime } from '../../ui/dates.ts';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { BoardDisplay } from './board-display.tsx';
import { useAllowMoreTries, useCloseClassSignIn, useOpenClassSignIn } from './class-sign-in.queries.ts';
import classes from './class-sign-in-section.module.css';
import { spacedLessonCode } from './lesson-code.ts';

interface StuckChildProps {
  child: ChildInLesson;
  state: ClassSignInState;
}

/** What went wrong, and what helps. */
const reasonOf = ({ state, was_guessed }: ChildInLesson, mayGive: boolean): string => {
  if (was_guessed) return 'Signed in. Somebody else tried this child’s pictures on another tablet.';
  if (state === 'stuck') return 'Too many wrong tries in this lesson';
  return mayGive
    ? '25 wrong tries today. Give new pictures, or wait until tomorrow.'
    : '25 wrong tries today. Ask the lead or a co-teacher of this class for new pictures.';
};

const StuckChild = ({ child, state: { course, permissions } }: StuckChildProps) => {
  const allow = useAllowMoreTries(course.id);
  const query = { course: String(course.id), student: String(child.id), kind: 'pictures' };
  return (
    <Row>
      <RowText>
        <Text fw={600}>
          <StudentLink student={child} />
        </Text>
        <Text size="sm" c="dimmed">
          {reasonOf(child, permissions.give_pictures)}
        </Text>
      </RowText>
      <Group gap="sm">
        {child.state === 'stuck' && (
          <Button
            variant="default"
            aria-label={`Let ${child.full_name} try again`}
            loading={allow.isPending}
            onClick={() => allow.mutate([child])}
          >
            Try again
          </Button>
        )}
        {permissions.give_pictures && (
          <Button
            component={Link}
            to={screenPath('teacher-login-cards', {}, query)}
            variant="default"
            aria-label={`New pictures for ${child.full_name}`}
          >
            New pictures
          </Button>
        )}
      </Group>
    </Row>
  );
};

/** Too many wrong pictures in the whole class: one press, and not one for each child. */
const StoppedLesson = ({ state: { course, children } }: { state: ClassSignInState }) => {
  const allow = useAllowMoreTries(course.id);
  return (
    <Alert role="note" color="sun" title="Many wrong pictures in this class">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Tablets on which nobody has signed in yet are stopped. If somebody outside the room may be guessing,
          close the sign-in and open it again: the letters change.
        </Text>
        <Button
          variant="default"
          loading={allow.isPending}
          onClick={() => allow.mutate(children.filter(({ has_pictures }) => has_pictures))}
        >
          Let everybody try again
        </Button>
      </Stack>
    </Alert>
  );
};

const Progress = ({ state }: { state: ClassSignInState }) => {
  const able = state.children.filter(({ has_pictures }) => has_pictures);
  const inside = able.filter(({ state: at }) => at === 'signed_in');
  const stuck = able.filter(({ state: at }) => at === 'stuck' || at === 'stuck_today');
  const guessed = able.filter(({ was_guessed }) => was_guessed);
  return (
    <>
      <Text role="status">
        {inside.length} of {able.length} signed in
        {stuck.length > 0 && `, ${stuck.length} ${stuck.length === 1 ? 'needs' : 'need'} your help`}
      </Text>
      {stuck.length > 0 && (
        <Rows label="Need your help">
          {stuck.map((child) => (
            <StuckChild key={child.id} child={child} state={state} />
          ))}
        </Rows>
      )}
      {guessed.length > 0 && (
        <Rows label="Tried by somebody else">
          {guessed.map((child) => (
            <StuckChild key={child.id} child={child} state={state} />
          ))}
        </Rows>
      )}
    </>
  );
};

interface OpenProps {
  state: ClassSignInState;
  open: NonNullable<ClassSignInState['open']>;
}

export const OpenClassSignIn = ({ state, open }: OpenProps) => {
  const [isOnBoard, setOnBoard] = useState(false);
  const more = useOpenClassSignIn(state.course.id);
  const close = useCloseClassSignIn(state.course.id);
  return (
    <Stack gap="sm">
      <div>
        <Text>
          Open until <strong>{formatTime(open.closes_at)}</strong> at{' '}
          <strong>{window.location.host + screens['class-sign-in'].path}</strong> with these letters:
        </Text>
        <p className={classes.code}>{spacedLessonCode(open.code)}</p>
      </div>
      {open.is_stopped && <StoppedLesson state={state} />}
      <Progress state={state} />
      <Group gap="sm">
        <Button
          color="coral"
          leftSection={<IconPresentation size={18} aria-hidden />}
          onClick={() => setOnBoard(true)}
        >
          Show on the board
        </Button>
        <Button variant="default" loading={more.isPending} onClick={() => more.mutate(30)}>
          30 more minutes
        </Button>
        <Button variant="default" loading={close.isPending} onClick={() => close.mutate()}>
          Close now
        </Button>
      </Group>
      {isOnBoard && <BoardDisplay open={open} onClose={() => setOnBoard(false)} />}
    </Stack>
  );
};
