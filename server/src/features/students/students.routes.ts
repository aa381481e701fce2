import type { students } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { addStudent } from './add-student.ts';
import { exportStudents } from './export-students.ts';
import { importStudents } from './import/import-students.ts';
import { makeLoginCards } from './login-cards/make-login-cards.ts';
import { removeStudent } from './remove-student.ts';
import {
  countStudentOptions,
  countStudents,
  listStudentOptions,
  listStudents,
} from './student-list.queries.ts';
import { presentStudent } from './students.presenter.ts';
import { updateStudent } from './update-student.ts';

export const studentsRoutes = (deps: Deps): Handlers<typeof students> => ({
  listStudents: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listStudents(deps.db, caller, { query, pageRange });
    return pageOf(rows.map(presentStudent), await countStudents(deps.db, caller, query), pageRange);
  },
  studentOptions: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listStudentOptions(deps.db, caller, { ...query, pageRange });
    return pageOf(rows, await countStudentOptions(deps.db, caller, query), pageRange);
  },
  exportStudents: async ({ caller, query }) => ({ csv: await exportStudents(deps, caller, query) }),
  addStudent: ({ caller, body }) => addStudent(deps, caller, body),
  updateStudent: ({ caller, params, body }) =>
    updateStudent(deps, { teacher: caller, studentId: params.id }, body),
  removeStudent: ({ caller, params }) => removeStudent(deps, caller, params.id),
  importStudents: ({ caller, body }) => importStudents(deps, caller, body),
  makeLoginCards: ({ caller, body }) => makeLoginCards(deps, caller, body),
});
