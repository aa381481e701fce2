import { describe, expect, it } from 'vitest';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { findCourseNames, findNamesToHide } from './names-to-hide.queries.ts';

describe('the names that are hidden from an outside model', () => {
  const server = useTestApp();

  it('knows the child, the classmates and the class, and nobody of another class', async () => {
    const { db } = server.deps;
    const [child, classmate, stranger] = [
      await buildStudent(db, { full_name: 'Tahlia Bennetts' }),
      await buildStudent(db, { full_name: 'Siosaia Taufa' }),
      await buildStudent(db, { full_name: 'Priya Krishnan' }),
    ];
    const own = await buildCourse(db, { title: '5B Wattle' });
    const other = await buildCourse(db, { title: '6A Banksia' });
    await buildEnrollment(db, own.id, child.id);
    await buildEnrollment(db, own.id, classmate.id);
    await buildEnrollment(db, other.id, stranger.id);
    const names = (await findNamesToHide(db, child)).map(({ full_name }) => full_name);
    expect(names).toEqual(expect.arrayContaining(['Tahlia Bennetts', 'Siosaia Taufa']));
    expect(names).not.toContain('Priya Krishnan');
    expect(await findCourseNames(db, child)).toEqual(['5B Wattle']);
  });
});
