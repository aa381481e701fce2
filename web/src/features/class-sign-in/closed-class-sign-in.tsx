import { type ClassSignInState, lessonMinutes, pluralise, screenPath } from '@inkling/contract';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StudentLinks } from '../../shared/student-link.tsx';
import { useOpenClassSignIn } from './class-sign-in.queries.ts';

const lengths = lessonMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** Who can't come in this way yet, in one sentence; nothing when all can. */
const Missing = ({ state: { children } }: { state: ClassSignInState }) => {
  const lacking = children.filter(
    ({ may_have_pictures, has_pictures }) => may_have_pictures && !has_pictures,
  );
  if (lacking.length === 0) return null;
  if (lacking.length === children.length)
    return <Text c="dimmed">Your students need picture cards first.</Text>;
  return (
    <Text c="dimmed">
      {pluralise(lacking.length, 'student')} without pictures: <StudentLinks students={lacking} />
    </Text>
  );
};

const CardsLink = ({ state }: { state: ClassSignInState }) => (
  <Button
    component={Link}
    to={screenPath('teacher-login-cards', {}, { course: String(state.course.id), kind: 'pictures' })}
    variant="default"
    leftSection={<IconCards size={18} aria-hidden />}
  >
    Picture cards
  </Button>
);

export const ClosedClassSignIn = ({ state }: { state: ClassSignInState }) => {
  const [minutes, setMinutes] = useState<string>(String(lessonMinutes[1]));
  const open = useOpenClassSignIn(state.course.id);
  const chosen = lessonMinutes.find((one) => String(one) === minutes) ?? lessonMinutes[1];
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        For young children: they tap their name and three secret pictures, and type no password. It works only
        while you have it open, and closes by itself.
      </Text>
      <Missing state={state} />
      <Group gap="sm">
        <SegmentedControl
          aria-label="How long"
          data={lengths}
          value={minutes}
          onChange={setMinutes}
          size="sm"
          maw="100%"
        />
        <Button
          variant="light"
          px={{ base: 'sm', xs: 'lg' }}
          loading={open.isPending}
          onClick={() => open.mutate(chosen)}
        >
          Open picture sign-in for this lesson
        </Button>
        {state.permissions.give_pictures && <CardsLink state={state} />}
      </Group>
    </Stack>
  );
};
