import { dashboard, type WaitingWork } from '@inkling/contract';
import { respond } from './fake-server.ts';

/** What waits for a teacher: nothing but what the test names. */
export const respondWithWaitingWork = (values: Partial<WaitingWork> = {}): void =>
  respond(dashboard.readDashboard, () => ({
    students_count: 0,
    activities_count: 0,
    writings_status_map: { pending: 0, progressing: 0, completed: 0 },
    waiting: {
      to_review: 0,
      handed_in_again: 0,
      to_approve: 0,
      overdue: 0,
      not_started: 0,
      alerts: 0,
      ...values,
    },
  }));
