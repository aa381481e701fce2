import type { Screen } from '@inkling/contract';
import type { E2eServer } from '../fixtures/server.ts';

/** Where a screen that shows one record finds one: the list to ask, and a query or hash to show it with. */
const lists: Record<string, string> = {
  writing: 'writings?status_eq=progressing',
  'activity-detail': 'writings',
  'challenge-detail': 'challenges',
  'course-detail': 'courses/read_options',
  'edit-course': 'courses',
  'teacher-activity-edit': 'activities?status_eq=draft',
  'teacher-activity-detail': 'activities',
  'challenge-edit': 'challenges',
  'challenge-participants': 'challenges',
  growth: 'students',
  'what-grew': 'children',
  'family-report': 'family_reports',
  'teacher-student': 'students',
  'teacher-activity-report-detail': 'activity_reports',
};

const firstId = async (server: E2eServer, name: string, token: string): Promise<number | undefined> => {
  const response = await fetch(`${server.url}/app_api/v1/${lists[name]}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) return undefined;
  const [first] = (await response.json()) as { id: number; activity?: { id: number } | null }[];
  return name === 'activity-detail' ? first?.activity?.id : first?.id;
};

/** A real path of the screen in the demo school; undefined when there is nothing to show in it. */
export const sampleScreenPath = async (
  server: E2eServer,
  name: string,
  screen: Screen,
  token: string | undefined,
): Promise<string | undefined> => {
  if (screen.path.includes(':slug')) return screen.path.replace(':slug', 'privacy');
  if (!screen.path.includes(':id')) return screen.path;
  const id = token && lists[name] ? await firstId(server, name, token) : undefined;
  return id === undefined ? undefined : screen.path.replace(':id', String(id));
};
