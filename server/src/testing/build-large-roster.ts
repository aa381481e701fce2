import { buildRosterZip } from './build-roster-zip.ts';

const studentsInAClass = 25;
const classesOfAStudent = 6;
const classesOfATeacher = 5;

/** A OneRoster zip of a school with this many people, of whom the teachers have the addresses given. */
export const buildLargeRosterZip = (people: number, teacherEmails: string[]): Buffer => {
  const students = Array.from({ length: people - teacherEmails.length }, (_, n) => n);
  const classCount = teacherEmails.length * classesOfATeacher;
  const classes = Array.from({ length: classCount }, (_, n) => n);
  const orgs = [{ sourcedId: 'school', name: 'Large School', type: 'school' }];
  const belongs = { orgSourcedIds: 'school', enabledUser: 'true' };
  const teachers = teacherEmails.map((email, n) => ({
    ...belongs,
    sourcedId: `teacher-${n}`,
    role: 'teacher',
    givenName: 'Teacher',
    familyName: `Number ${n}`,
    email,
  }));
  return buildRosterZip({
    orgs,
    users: [
      ...teachers,
      ...students.map((n) => ({
        ...belongs,
        sourcedId: `student-${n}`,
        role: 'student',
        username: `student.${n}`,
        givenName: `Given${n % 700}`,
        familyName: `Family${n}`,
        email: `student${n}@school.test`,
        grades: String((n % 12) + 1).padStart(2, '0'),
      })),
    ],
    classes: classes.map((n) => ({
      sourcedId: `class-${n}`,
      title: `Class ${n}`,
      grades: String((n % 12) + 1).padStart(2, '0'),
      schoolSourcedId: 'school',
    })),
    enrollments: [
      ...classes.map((n) => ({
        sourcedId: `leads-${n}`,
        classSourcedId: `class-${n}`,
        userSourcedId: `teacher-${Math.floor(n / classesOfATeacher)}`,
        role: 'teacher',
        primary: 'true',
      })),
      ...students.flatMap((n) =>
        Array.from({ length: classesOfAStudent }, (_, place) => ({
          sourcedId: `in-${n}-${place}`,
          classSourcedId: `class-${(Math.floor(n / studentsInAClass) + place * 7) % classCount}`,
          userSourcedId: `student-${n}`,
          role: 'student',
        })),
      ),
    ],
  });
};
