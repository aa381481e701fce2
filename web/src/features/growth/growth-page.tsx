import { type StudentGrowth, screenPath, screens } from '@inkling/contract';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { DetailPage } from '../../shared/detail-page.tsx';
import { useBlindMarking } from '../../shared/use-blind-marking.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { studentGrowth } from './growth.queries.ts';
import { GrowthView } from './growth-view.tsx';

const missing = { title: 'Student Not Found', text: 'There is nobody here whose growth you can see.' };

const NothingYet = ({ name }: { name: string }) => {
  const user = useUser();
  if (user?.role === 'parent' && user.subscription_status !== 'active')
    return (
      <EmptyState title="Growth comes with Unlimited AI" text={`See how ${name} grows, skill by skill.`}>
        <Anchor component={Link} to={screens['parent-billing'].path} underline="always" py={10}>
          See plans
        </Anchor>
      </EmptyState>
    );
  return <EmptyState title="No marks yet" text={`The line begins with the first feedback ${name} gets.`} />;
};

const Growth = ({ student, pieces }: StudentGrowth) => {
  const isTeacher = useUser()?.role === 'teacher';
  const back = isTeacher
    ? screens['teacher-progress'].path
    : screenPath('parent-progress', {}, { id: String(student.id) });
  return (
    <>
      <PageHeader
        title={`How ${student.full_name} grows`}
        text={
          isTeacher
            ? 'Marks of the work you set: first attempts, and what revising added.'
            : 'Marks of first attempts, and what revising added. A lower mark on a new kind of piece is part of learning it.'
        }
      >
        <Button component={Link} to={back} variant="default">
          Back to progress
        </Button>
      </PageHeader>
      {pieces.length === 0 ? <NothingYet name={student.full_name} /> : <GrowthView pieces={pieces} />}
    </>
  );
};

/** A child's growth for a parent or a teacher. */
export const GrowthPage = () => {
  const id = Number(useParams().id);
  const { isOn: isBlind } = useBlindMarking();
  const query = useQuery({
    ...studentGrowth(id, isBlind),
    select: (found: StudentGrowth) => ({ ...found, title: `How ${found.student.full_name} grows` }),
  });
  return (
    <DetailPage name="Growth" query={query} missing={missing}>
      {(found) => <Growth {...found} />}
    </DetailPage>
  );
};
