import type {
  ActivityCompletionSummary,
  StudentProgressDetail,
  StudentProgressSummary,
} from '@inkling/contract';
import { fileUrl } from '../files/index.ts';
import type { ActivityStatistics } from './activity-completion.queries.ts';
import type { RecentTimeLogRow, StudentStatistics } from './teacher-progress.queries.ts';

export const presentStudentStatistics = (row: StudentStatistics): StudentProgressSummary => ({
  studentId: row.id,
  studentName: row.full_name,
  screen_name: row.screen_name,
  avatar:
    row.avatar_signed_id && row.avatar_filename
      ? {
          url: fileUrl({ signed_id: row.avatar_signed_id, filename: row.avatar_filename }),
          filename: row.avatar_filename,
        }
      : null,
  grade_level: row.grade_level,
  totalAssignedActivities: row.total,
  completedActivities: row.completed,
  inProgressActivities: row.progressing,
  notStartedActivities: row.pending,
  overdueActivities: row.overdue,
  completionPercentage: row.percentage,
  averageScore: row.score,
});

export const presentRecentTimeLog = ({
  log,
  writing_title,
}: RecentTimeLogRow): StudentProgressDetail['recentActivity'][number] => ({
  id: log.id,
  created_at: log.created_at.toISOString(),
  updated_at: log.updated_at.toISOString(),
  writing_id: log.writing_id,
  writing_title,
  step: log.step,
  started_at: log.started_at.toISOString(),
  spent_time: log.spent_time,
});

export const presentActivityStatistics = (row: ActivityStatistics): ActivityCompletionSummary => ({
  activityId: row.id,
  activityTitle: row.title,
  due_date: row.due_date,
  assignedCount: row.assigned,
  completedCount: row.completed,
  inProgressCount: row.progressing,
  notStartedCount: row.pending,
  overdueCount: row.overdue,
  completionRate: Math.round((100 * row.completed) / row.assigned),
});
