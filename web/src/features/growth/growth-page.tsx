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
import { t } from './texts.ts';

const missing = { title: t.studentNotFound, text: t.thereIsNobodyHereWhose };

const NothingYet = ({ name }: { name: string }) => {
  const user = useUser();
  if (user?.role === 'parent' && user.subscription_status !== 'active')
    return (
      <EmptyState title={t.growthComesWithUnlimitedAi} text={t.seeHowGrowsSkillBy(name)}>
        <Anchor component={Link} to={screens['parent-billing'].path} underline="always" py={10}>
          {t.seePlans}
        </Anchor>
      </EmptyState>
    );
  return <EmptyState title={t.noMarksYet} text={t.theLineBeginsWithThe(name)} />;
};

const Growth = ({ student, pieces }: StudentGrowth) => {
  const isTeacher = useUser()?.role === 'teacher';
  const back = isTeacher
    ? screens['teacher-progress'].path
    : screenPath('parent-progress', {}, { id: String(student.id) });
  return (
    <>
      <PageHeader
        title={t.howGrows(student.full_name)}
        text={isTeacher ? t.marksOfTheWorkYou : t.marksOfFirstAttemptsAnd}
      >
        <Button component={Link} to={back} variant="default">
          {t.backToProgress}
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
    select: (found: StudentGrowth) => ({ ...found, title: t.howGrows(found.student.full_name) }),
  });
  return (
    <DetailPage name={t.growth} query={query} missing={missing}>
      {(found) => <Growth {...found} />}
    </DetailPage>
  );
};
