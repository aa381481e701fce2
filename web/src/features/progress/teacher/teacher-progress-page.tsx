import { Tabs } from '@mantine/core';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TabRow } from '../../../ui/tab-row.tsx';
import { idOf } from '../../../ui/url-filters.ts';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { ActivityCompletionTab } from './activity-completion-tab.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { ProgressExports, StudentTab } from './student-tab.tsx';

const tabs = [
  { value: 'students', label: 'Student Progress' },
  { value: 'activities', label: 'Activity Completion' },
  { value: 'analytics', label: 'Analytics' },
];

export const TeacherProgressPage = () => {
  const { filters, page, setFilters, setPage } = useUrlFilters('tab', 'keyword', 'show', 'student', 'page');
  const tab = tabs.find(({ value }) => value === filters.tab)?.value ?? 'students';
  const state = { keyword: filters.keyword, show: filters.show, page, setFilters, setPage };
  const student = idOf(filters.student) ?? null;
  // Looking at a student leaves the list where it is.
  const open = (id: number | null) =>
    setFilters({ student: id === null ? null : String(id), page: filters.page });
  return (
    <>
      <PageHeader title="Progress Monitoring" text="How far everyone is in the work you set.">
        <ProgressExports />
      </PageHeader>
      <OverviewCards />
      <Tabs
        value={tab}
        // The other list has other words to search and other filters.
        onChange={(value) => setFilters({ tab: value, keyword: '', show: '' })}
        keepMounted={false}
        mt="2xl"
      >
        <TabRow tabs={tabs} />
        <Tabs.Panel value="students" pt="lg">
          <StudentTab state={state} onOpen={open} />
        </Tabs.Panel>
        <Tabs.Panel value="activities" pt="lg">
          <ActivityCompletionTab state={state} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics" pt="lg">
          <AnalyticsTab />
        </Tabs.Panel>
      </Tabs>
      <StudentDialog id={student} onClose={() => open(null)} />
    </>
  );
};
