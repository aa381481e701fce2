import { type Child, type StudentProgress, screenPath, screens } from '@inkling/contract';
import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { myChildren } from '../../api/children.ts';
import { useUser } from '../../api/session.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { totalOf } from './chart-data.ts';
import { ChildPicker } from './child-picker.tsx';
import { childProgress } from './progress.queries.ts';
import { ProgressCounts } from './progress-counts.tsx';
import { RecentFeedback } from './recent-feedback.tsx';
import { SharedReports } from './shared-reports.tsx';
import { t } from './texts.ts';

const ProgressCharts = lazyComponent(async () => (await import('./progress-charts.tsx')).ProgressCharts);

const WithPlan = ({ children }: { children: ReactNode }) => (
  <>
    {children}{' '}
    <Anchor component={Link} to={screens['parent-billing'].path} inherit underline="always">
      {t.seePlans}
    </Anchor>
  </>
);

/** Basic tracking on the Free plan is figures; how they grow and what the coach said comes with the paid one. */
const wordsFor = ({ full_name }: Child, isActive: boolean) => ({
  growth: {
    title: t.howSScoresGrow(full_name),
    empty: isActive ? t.theLineBeginsWithThe : <WithPlan>{t.withUnlimitedAiYouSee}</WithPlan>,
  },
  feedback: isActive ? (
    t.feedbackAppearsHereOnceHas(full_name)
  ) : (
    <WithPlan>{t.withUnlimitedAiYouRead}</WithPlan>
  ),
});

const Figures = ({ child, progress }: { child: Child; progress: StudentProgress }) => {
  const isActive = useUser()?.subscription_status === 'active';
  const words = wordsFor(child, isActive);
  return (
    <>
      <Group justify="flex-end" mb="md">
        <Button component={Link} to={screenPath('growth', { id: child.id })} variant="default">
          {t.howGrows(child.full_name)}
        </Button>
        <Button component={Link} to={screenPath('what-grew', { id: child.id })} variant="default">
          {t.thisMonthInWords}
        </Button>
      </Group>
      <ProgressCounts progress={progress} />
      <SharedReports child={child} />
      {totalOf(progress) === 0 ? (
        <div style={{ marginTop: '1.25rem' }}>
          <EmptyState title={t.nothingToMeasureYet} text={t.theFirstWritingOfWill(child.full_name)} />
        </div>
      ) : (
        <>
          <Suspense fallback={<Skeleton h={300} mt="md" radius="lg" />}>
            <ProgressCharts progress={progress} growthWords={words.growth} />
          </Suspense>
          <RecentFeedback items={progress.recent_feedback} empty={words.feedback} isOwn={false} />
        </>
      )}
    </>
  );
};

const OneChild = ({ child }: { child: Child }) => (
  <QueryState query={useQuery(childProgress(child.id))} skeleton={<CardsSkeleton count={4} height={110} />}>
    {(progress) => <Figures child={child} progress={progress} />}
  </QueryState>
);

const NoChildren = () => (
  <EmptyState title={t.noChildrenFound} text={t.addAChildAndTheir}>
    <Button component={Link} to={screens['parent-children'].path} color="coral" mt="md">
      {t.addYourFirstChild}
    </Button>
  </EmptyState>
);

const Family = ({ family }: { family: Child[] }) => {
  const [search, setSearch] = useSearchParams();
  const chosen = family.find(({ id }) => String(id) === search.get('id')) ?? family[0];
  if (!chosen) return <NoChildren />;
  const choose = ({ id }: Child) =>
    setSearch({ id: String(id) }, { replace: true, preventScrollReset: true });
  return (
    <>
      <ChildPicker family={family} chosen={chosen} onChoose={choose} />
      <OneChild key={chosen.id} child={chosen} />
    </>
  );
};

export const ParentProgressPage = () => (
  <>
    <PageHeader title={t.childrensProgress} text={t.whatEachChildHasWritten} />
    <QueryState query={useQuery(myChildren)} skeleton={<CardsSkeleton count={4} height={110} />}>
      {({ items }) => <Family family={items} />}
    </QueryState>
  </>
);
