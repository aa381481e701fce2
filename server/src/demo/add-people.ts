import { consentText } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { UserRow } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { createUser, hashPassword } from '../features/accounts/index.ts';
import { textOfPictures } from '../features/class-sign-in/index.ts';
import { demoPassword, demoPeople, demoPictures } from './demo-people.ts';
import { insertAll } from './demo-school.queries.ts';
import { classmates } from './writings/classmates.ts';

/** One family lets classmates see what their child does in a challenge; the others keep to the default. */
const sharing = {
  privacy: { shareProgress: true, shareWriting: true, showOnlineStatus: true, showActivity: true },
};

const gradeOf = { year5: 5, year3: 3, lastYear: 4 } as const;

/** Two families, a teacher with her classes and her colleagues, each signing in with the same password. */
export const addPeople = async (deps: Deps, db: Db) => {
  const password_hash = await hashPassword(demoPassword);
  const now = deps.clock.now();
  const adult = { password_hash, email_verified_at: now };
  const freeParent = await createUser(db, { role: 'parent', ...adult, ...demoPeople.freeParent });
  const activeParent = await createUser(db, { role: 'parent', ...adult, ...demoPeople.activeParent });
  const teacher = await createUser(db, { role: 'teacher', ...adult, ...demoPeople.teacher });
  const coTeacher = await createUser(db, { role: 'teacher', ...adult, ...demoPeople.coTeacher });
  const reliefTeacher = await createUser(db, { role: 'teacher', ...adult, ...demoPeople.reliefTeacher });
  const admin = await createUser(db, { role: 'teacher', ...adult, ...demoPeople.admin });
  const districtAdmin = await createUser(db, { role: 'teacher', ...adult, ...demoPeople.districtAdmin });
  const child = { role: 'student', password_hash, consent_at: now, consent_text: consentText } as const;
  const pictures = { pictures_hash: await hashPassword(textOfPictures(demoPictures)) };
  const withPictures = { ...child, ...pictures };
  const mia = await createUser(db, { ...withPictures, ...demoPeople.mia, parent_id: freeParent.id });
  const leo = await createUser(db, { ...withPictures, ...demoPeople.leo, parent_id: freeParent.id });
  const zara = await createUser(db, {
    ...child,
    ...demoPeople.zara,
    parent_id: activeParent.id,
    settings: sharing,
  });
  const others: UserRow[] = [];
  for (const { full_name, screen_name, course } of classmates)
    others.push(
      await createUser(db, {
        role: 'student',
        password_hash,
        ...pictures,
        full_name,
        screen_name,
        grade_level: gradeOf[course],
      }),
    );
  await insertAll(
    db,
    'teacherStudents',
    others.map(({ id }) => ({ teacher_id: teacher.id, student_id: id })),
  );
  const staff = { teacher, coTeacher, reliefTeacher, admin, districtAdmin };
  return { freeParent, activeParent, ...staff, mia, leo, zara, others };
};
export type DemoPeople = Awaited<ReturnType<typeof addPeople>>;
