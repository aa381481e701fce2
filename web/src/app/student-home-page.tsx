import { RecentAchievements } from '../features/achievements/recent-achievements.tsx';
import { StudentDashboardPage } from '../features/dashboard/student-dashboard-page.tsx';
import { MyWritingActivities } from '../features/writings/my-writing-activities.tsx';

/** The student's home takes its parts from three features. */
export const StudentHomePage = () => (
  <StudentDashboardPage activities={<MyWritingActivities />} achievements={<RecentAchievements />} />
);
