/**
 * All that a teacher's screen asks for when it is opened from another one. What the frame around it asks for once (who is
 * signed in, the settings, the bell) is not the page's; nor is the picture sign-in, which only young classes have.
 */
export const callsOfTeacherPages = {
  dashboard: [
    '/dashboard',
    '/dashboard/insights',
    '/courses/read_options?per_page=10',
    '/alerts/counts',
    '/alerts?open=true&level_eq=sure&page=1',
    '/alerts?open=true&level_eq=look&page=1&per_page=2',
  ],
  'review queue': [
    '/courses/read_options?per_page=10',
    '/activity_kinds/read_options',
    '/dashboard',
    '/writings?to_review=true&page=1&per_page=9',
  ],
  'class page with its grid': [
    '/courses/:course',
    '/courses/:course/platform',
    '/courses/:course/grid',
    '/courses/:course/teachers',
  ],
  'page of a student': ['/students/:student/overview'],
};
