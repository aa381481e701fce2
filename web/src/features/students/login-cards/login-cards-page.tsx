import { type LoginCard, screens } from '@inkling/contract';
import { Box, Button, Card, Group, Progress, SegmentedControl, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CardSheet } from '../../../shared/login-cards/card-sheet.tsx';
import { OptionFilter } from '../../../shared/options/option-filter.tsx';
import { QueryState } from '../../../shared/query-state.tsx';
import { CardsSkeleton } from '../../../ui/cards-skeleton.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { BackLink } from '../../../ui/detail-layout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { PictureCards } from '../../class-sign-in/index.ts';
import {
  loadCourseOptions,
  studentOptionById,
  studentsOfCourse,
  useMakeLoginCards,
} from '../students.queries.ts';
import { importedStudentIds } from './login-cards-page-state.ts';

const studentsWord = (count: number): string =>
  count === 1 ? '1 student' : `${count.toLocaleString('en')} students`;

const askForNewPasswords = (who: string): Promise<boolean> =>
  confirm({
    title: 'Make new login cards?',
    message: `New passwords are set for ${who}. Their old passwords stop working, and whoever is signed in has to sign in again.`,
    confirm: 'Make cards',
  });

interface MakerProps {
  /** Who gets a card. */
  ids: number[];
  who: string;
  /** How many are left out, because others manage their accounts. */
  leftOut: number;
}

const Explanation = ({ who, leftOut }: Omit<MakerProps, 'ids'>) => (
  <>
    <Text>
      A card for <strong>{who}</strong>, with the username and a new password, eight to a page. The passwords
      can be read only here and now: print the cards, cut them out and hand them over.
    </Text>
    {leftOut > 0 && (
      <Text c="dimmed">
        {studentsWord(leftOut)} {leftOut === 1 ? 'keeps' : 'keep'} the password they have, because a family or
        another teacher manages the account.
      </Text>
    )}
  </>
);

const CardMaker = ({ ids, who, leftOut }: MakerProps) => {
  const [cards, setCards] = useState<LoginCard[]>([]);
  const make = useMakeLoginCards((part) => setCards((before) => [...before, ...part]));
  const askAndMake = async () => {
    if (!(await askForNewPasswords(who))) return;
    setCards([]);
    make.mutate(ids);
  };
  return (
    <>
      <Card mb="xl">
        <Explanation who={who} leftOut={leftOut} />
        {make.isPending && (
          <Progress value={(cards.length / ids.length) * 100} animated aria-label="Making login cards" />
        )}
        <Group gap="sm" mt="md">
          <Button
            color={cards.length > 0 ? 'ink' : 'coral'}
            variant={cards.length > 0 ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={askAndMake}
          >
            {cards.length > 0 && !make.isPending ? 'Make new ones' : 'Make login cards'}
          </Button>
          {cards.length > 0 && !make.isPending && (
            <Button
              color="coral"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          )}
        </Group>
      </Card>
      {cards.length > 0 && <CardSheet cards={cards} />}
    </>
  );
};

const nobody = (
  <EmptyState
    title="No cards to print"
    text="Cards are made for students you added or imported. All others manage their passwords themselves."
  />
);

const CourseCards = ({ courseId }: { courseId: string }) => (
  <QueryState query={useQuery(studentsOfCourse(courseId))} skeleton={<CardsSkeleton count={1} />}>
    {({ items, meta }) => {
      const own = items.filter(({ permissions }) => permissions.make_card);
      if (own.length === 0) return nobody;
      const ids = own.map(({ id }) => id);
      return (
        <CardMaker
          key={courseId}
          ids={ids}
          who={studentsWord(ids.length)}
          leftOut={meta.total - ids.length}
        />
      );
    }}
  </QueryState>
);

const StudentCard = ({ studentId }: { studentId: string }) => (
  <QueryState query={useQuery(studentOptionById(studentId))} skeleton={<CardsSkeleton count={1} />}>
    {({ items: [one] }) => (one ? <CardMaker ids={[one.id]} who={one.full_name} leftOut={0} /> : nobody)}
  </QueryState>
);

/** Of the course or the child that is chosen, or else of those an import has just made. */
const ChosenCards = ({ course, student }: { course: string; student: string }) => {
  const made = importedStudentIds(useLocation().state);
  if (course) return <CourseCards courseId={course} />;
  if (student) return <StudentCard studentId={student} />;
  if (made.length > 0) return <CardMaker ids={made} who={studentsWord(made.length)} leftOut={0} />;
  return <EmptyState title="Choose a course" text="The cards of its students come next." />;
};

const kinds = [
  { value: 'passwords', label: 'Passwords' },
  { value: 'pictures', label: 'Pictures' },
];

const CardsOfKind = ({ kind, course, student }: Record<'kind' | 'course' | 'student', string>) =>
  kind === 'pictures' && course ? (
    <PictureCards key={`${course} ${student}`} courseId={Number(course)} studentId={student} />
  ) : (
    <ChosenCards course={course} student={student} />
  );

export const LoginCardsPage = () => {
  const { filters, setFilters } = useUrlFilters('course', 'student', 'kind');
  return (
    <>
      <Box mb="xl">
        <BackLink to={screens['teacher-students'].path}>Back to Students</BackLink>
        <PageHeader
          title="Login Cards"
          text="Usernames and passwords on paper, or secret pictures for young children: for a whole class or one child."
        />
        <Group gap="md" align="flex-end">
          <OptionFilter
            label="Course"
            load={loadCourseOptions}
            value={filters.course}
            onChange={(course) => setFilters({ course, student: null })}
          />
          {filters.course && (
            <SegmentedControl
              aria-label="What is on the cards"
              data={kinds}
              value={filters.kind || 'passwords'}
              onChange={(kind) => setFilters({ kind: kind === 'pictures' ? kind : null })}
            />
          )}
        </Group>
      </Box>
      <CardsOfKind {...filters} />
    </>
  );
};
