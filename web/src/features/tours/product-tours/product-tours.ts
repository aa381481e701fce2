import type { ScreenName } from '@inkling/contract';

export interface ProductTourPlace {
  id: 'student-home' | 'workspace' | 'parent-dashboard' | 'teacher-dashboard';
  screen: ScreenName;
}

/** Where a person is offered a look around when they come for the first time. */
export const productTours: ProductTourPlace[] = [
  { id: 'student-home', screen: 'student-dashboard' },
  { id: 'workspace', screen: 'writing' },
  { id: 'parent-dashboard', screen: 'parent-dashboard' },
  { id: 'teacher-dashboard', screen: 'teacher-dashboard' },
];
