import { notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alertAnswers, alerts } from '../../db/schema/index.ts';
import { teachersOf } from '../teacher-students/index.ts';

/** What a child says of being hurt or left alone may be about the very person who would read it at home. */
const homeWorries = ['abuse', 'being_hurt', 'neglect'];

export const mayBeAboutHome = (category: string): boolean => homeWorries.includes(category);

/** A parent reads such a worry once a teacher has answered it; without a teacher there is nobody else to read it. */
export const isShownToParents = (): SQL | undefined =>
  or(
    notInArray(alerts.category, homeWorries),
    sql`cardinality(${teachersOf(alerts.student_id)}) = 0`,
    sql`exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id})`,
  );
