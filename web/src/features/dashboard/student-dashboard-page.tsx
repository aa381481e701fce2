import { screens, type WritingCard } from '@inkling/contract';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { teacherNameAtSentenceStart } from '../../shared/feedback/teacher-name.ts';
import { BreakableUsername } from '../../ui/breakable-username.tsx';
import { Columns } from '../../ui/columns.tsx';
import { DashboardBanner } from '../../ui/dashboard-banner.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import { RecentAchievements } from '../achievements/index.ts';
import { isReturned, NextWritingButton, nextWriting, WritingsToDo, writingsToDo } from '../writings/index.ts';
import classes from './dashboard.module.css';
import { completedPercent, dashboardStatistics, type WritingCounts } from './dashboard.queries.ts';
import { StudentProgress } from './student-progress.tsx';

const sentenceFor = (writings: WritingCounts, next: WritingCard | undefined): string => {
  if (next && isReturned(next))
    return `${teacherNameAtSentenceStart(next.reviewer_name)} has returned a piece and asks for another draft.`;
  const percent = completedPercent(writings);
  if (percent === null) return 'Your first page is waiting for you.';
  if (percent === 100) return 'Everything is finished. What a writer you are!';
  if (writings.progressing > 0) return 'A piece is waiting for its next sentence.';
  return 'A blank page is waiting for your first sentence.';
};

export const StudentDashboardPage = () => {
  const user = useUser();
  const writings = useQuery(dashboardStatistics).data?.writings_status_map;
  const next = nextWriting(useQuery(writingsToDo).data?.items);
  const isAllDone = writings !== undefined && completedPercent(writings) === 100;
  return (
    <>
      <DashboardBanner
        title={
          <>
            Welcome back,{' '}
            <span className={classes.name}>
              <BreakableUsername text={user?.screen_name ?? ''} />
            </span>
            !
          </>
        }
        text={writings ? sentenceFor(writings, next) : 'Good to see you.'}
        aside={<MascotDisc mood={isAllDone ? 'happy' : 'hello'} />}
      >
        <NextWritingButton />
        <Button component={Link} to={screens['student-progress'].path} variant="white">
          View My Progress
        </Button>
      </DashboardBanner>
      <Columns>
        <WritingsToDo />
        <Stack component="aside" gap="xl" miw={0} aria-label="Progress and achievements">
          <StudentProgress />
          <RecentAchievements />
        </Stack>
      </Columns>
    </>
  );
};
