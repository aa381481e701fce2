import { type ChildInLesson, type ClassSignInState, type PictureCard, pluralise } from '@inkling/contract';
import { Button, Card, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PictureCardSheet } from '../../shared/login-cards/picture-card-sheet.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { classSignInOf, useMakePictureCards } from './class-sign-in.queries.ts';

const whoOf = (children: ChildInLesson[]): string => {
  const [only] = children;
  return only && children.length === 1 ? only.full_name : pluralise(children.length, 'student');
};

const askForNewPictures = (children: ChildInLesson[]): Promise<boolean> =>
  confirm({
    title: `New pictures for ${whoOf(children)}?`,
    message:
      'The pictures on older cards stop working, and whoever is signed in with them has to sign in again. Passwords stay as they are.',
    confirm: 'Make new pictures',
  });

const Explanation = ({ left }: { left: ChildInLesson[] }) => (
  <>
    <Text>
      A card for each student with three secret pictures, eight to a page. The pictures can be seen only here
      and now: print the cards, or let each child look at theirs.
    </Text>
    {left.length > 0 && (
      <Text c="dimmed">
        {left.map(({ full_name }) => full_name).join(', ')}: a family or another teacher manages the account.
        Parents can allow pictures under My Children, where they edit the account.
      </Text>
    )}
  </>
);

interface MakerProps {
  courseId: number;
  able: ChildInLesson[];
  left: ChildInLesson[];
}

const PictureCardMaker = ({ courseId, able, left }: MakerProps) => {
  const [cards, setCards] = useState<PictureCard[]>([]);
  const [total, setTotal] = useState(1);
  const make = useMakePictureCards(courseId, (part) => setCards((before) => [...before, ...part]));
  const lacking = able.filter(({ has_pictures }) => !has_pictures);
  const makeFor = async (children: ChildInLesson[]) => {
    const isNew = children.every(({ has_pictures }) => !has_pictures);
    if (!isNew && !(await askForNewPictures(children))) return;
    setCards([]);
    setTotal(children.length);
    make.mutate(children.map(({ id }) => id));
  };
  const isDone = cards.length > 0 && !make.isPending;
  return (
    <>
      <Card mb="xl">
        <Stack gap="sm">
          <Explanation left={left} />
          {make.isPending && (
            <Progress value={(cards.length / total) * 100} animated aria-label="Making picture cards" />
          )}
          <Group gap="sm">
            {isDone && (
              <Button
                color="coral"
                leftSection={<IconPrinter size={18} aria-hidden />}
                onClick={() => window.print()}
              >
                Print
              </Button>
            )}
            {lacking.length > 0 && (
              <Button color="coral" loading={make.isPending} onClick={() => makeFor(lacking)}>
                {`Make cards for ${whoOf(lacking)} without pictures`}
              </Button>
            )}
            {lacking.length < able.length && (
              <Button variant="default" loading={make.isPending} onClick={() => makeFor(able)}>
                {`New pictures for ${whoOf(able)}`}
              </Button>
            )}
          </Group>
        </Stack>
      </Card>
      {cards.length > 0 && <PictureCardSheet cards={cards} />}
    </>
  );
};

const Chosen = ({ state, studentId }: { state: ClassSignInState; studentId: string }) => {
  const chosen = state.children.filter(({ id }) => studentId === '' || String(id) === studentId);
  const able = chosen.filter(({ may_have_pictures }) => may_have_pictures);
  const left = chosen.filter(({ may_have_pictures }) => !may_have_pictures);
  if (!state.permissions.give_pictures)
    return (
      <EmptyState title="No cards to print" text="The lead or a co-teacher of this course makes the cards." />
    );
  if (able.length === 0)
    return (
      <EmptyState
        title="No cards to print"
        text="Cards are made for students you added or imported, and for children whose families allow pictures."
      />
    );
  return <PictureCardMaker courseId={state.course.id} able={able} left={left} />;
};

/** Cards with secret pictures, for a class or one child of it. */
export const PictureCards = ({ courseId, studentId }: { courseId: number; studentId: string }) => (
  <QueryState query={useQuery(classSignInOf(courseId))} skeleton={<CardsSkeleton count={1} />}>
    {(state) => <Chosen state={state} studentId={studentId} />}
  </QueryState>
);
