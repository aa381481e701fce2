import type { SchoolStudentPage, SchoolStudentStatus } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { invalid } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findOwnSchool } from '../school/index.ts';
import { presentSchoolStudent } from './school-students.presenter.ts';
import { type Cursor, listSchoolStudents } from './school-students.queries.ts';

const pageSize = 25;

const cursorOf = ({ id, full_name }: Cursor): string => `${id} ${full_name}`;

const readCursor = (text: string): Cursor => {
  const [, id = '', full_name = ''] = /^(\d{1,9}) (.+)$/s.exec(text) ?? [];
  if (id === '') throw invalid('after', 'This is not the end of a page.');
  return { id: Number(id), full_name };
};

interface Asked {
  status: SchoolStudentStatus;
  keyword?: string | undefined;
  after?: string | undefined;
}

/** Page after page by name; each says where the next begins, so that the last costs no more than the first. */
export const readSchoolStudents = async (
  db: Db,
  caller: Caller,
  { status, keyword, after }: Asked,
): Promise<SchoolStudentPage> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const rows = await listSchoolStudents(db, organisation_id, {
    status,
    keyword,
    after: after === undefined ? undefined : readCursor(after),
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    students: shown.map(presentSchoolStudent),
    next: rows.length > pageSize && last ? cursorOf(last) : null,
  };
};
