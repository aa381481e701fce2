import { z } from 'zod';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { id, idParams, isoDate } from './fields.ts';

/** Somebody who stands in at a school until a day, and sees of it only the classes they stand in for. */
const reliefTeacher = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string().nullable(),
  ends_on: isoDate,
  classes: z.array(z.object({ id: z.number(), title: z.string(), ends_on: isoDate })),
});
export type ReliefTeacher = z.infer<typeof reliefTeacher>;

const reliefSchool = z.object({ id: z.number(), name: z.string(), ends_on: isoDate });
export type ReliefSchool = z.infer<typeof reliefSchool>;

export const lastDayForm = z.object({ ends_on: isoDate });
export const standInForm = z.object({
  teacher_id: z.number('Please choose a relief teacher'),
  ends_on: isoDate,
});

export const reliefTeachers = endpoints({
  listReliefTeachers: {
    method: 'GET',
    path: '/school/relief_teachers',
    summary: 'Who stands in at the school these days, by name, with the classes; for admins',
    access: ['teacher'],
    response: list(reliefTeacher),
  },
  changeLastDay: {
    method: 'PUT',
    path: '/school/relief_teachers/:id',
    summary: 'Let a relief teacher stay longer, or less long, in every class of the school too; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    body: lastDayForm,
    response: json(reliefTeacher),
  },
  endRelief: {
    method: 'DELETE',
    path: '/school/relief_teachers/:id',
    summary: 'End the part of a relief teacher in the school and in its classes, at once; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    response: noContent,
  },
  standIn: {
    method: 'POST',
    path: '/school/classes/:id/relief',
    summary: 'Let a relief teacher stand in in a class of the school until a day; for admins',
    access: ['teacher'],
    params: idParams,
    body: z.object({ teacher_id: id, ends_on: isoDate }),
    response: noContent,
  },
  listReliefSchools: {
    method: 'GET',
    path: '/mine/relief_schools',
    summary: 'The schools at which the caller stands in these days',
    access: ['teacher'],
    response: list(reliefSchool),
  },
});
