import type { Writing } from '@inkling/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { hasTeacherComments } from './teacher-reviews.ts';

const TeacherComments = lazyComponent(async () => (await import('./teacher-comments.tsx')).TeacherComments);

interface Where {
  text: string;
  onShow?: (start: number, end: number) => void;
}

/** The teacher's words beside the work, once there are any. */
export const teacherTab = (writing: Writing, where: Where) =>
  hasTeacherComments(writing)
    ? [
        {
          name: 'Your teacher',
          content: (
            <Suspense>
              <TeacherComments writing={writing} {...where} />
            </Suspense>
          ),
        },
      ]
    : [];
