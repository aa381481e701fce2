import type { AuditLogEntry, AuditLogPage } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { invalid } from '../../http/app-error.ts';
import { writeCsv } from '../../services/csv/write-csv.ts';
import { type AuditLogFilter, type AuditLogRow, type Cursor, listAuditLog } from './list-entries.queries.ts';
import { eventGroup, nobodysId, textOfEvent } from './rules/events.ts';
import { ruleOf } from './rules/index.ts';

type Asked = Pick<AuditLogFilter, 'organisationId' | 'personId'>;

const pageSize = 20;
const mostExported = 20_000;

const wordsFor = (action: string): string => {
  const [group = '', name = ''] = action.split('.');
  if (group === eventGroup) return textOfEvent(name) ?? action;
  const rule = ruleOf(group, name);
  return rule && 'says' in rule ? rule.says : action;
};

/** A worry about a child is for those who teach it: the school learns that somebody looked, not about whom. */
const studentOf = ({ object_type, student_id, student_name }: AuditLogRow): AuditLogEntry['student'] =>
  object_type === 'alert' || student_id === null || student_name === null
    ? null
    : { id: student_id, full_name: student_name };

const present = (row: AuditLogRow): AuditLogEntry => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  actor:
    row.actor_name === null ? null : { id: row.actor_id, full_name: row.actor_name, role: row.actor_role },
  by_itself: row.actor_id === nobodysId,
  did: wordsFor(row.action),
  student: studentOf(row),
  address: row.address,
});

const cursorOf = ({ created_at, id }: AuditLogRow): string => `${created_at.toISOString()} ${id}`;

const readCursor = (text: string): Cursor => {
  const [time = '', id = ''] = text.split(' ');
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime()) || !/^\d{1,15}$/.test(id))
    throw invalid('before', 'This is not the end of a page.');
  return { created_at: moment.toISOString(), id: Number(id) };
};

export const readAuditLog = async (
  db: Db,
  asked: Asked & { before?: string | undefined },
): Promise<AuditLogPage> => {
  const before = asked.before === undefined ? undefined : readCursor(asked.before);
  const rows = await listAuditLog(db, { ...asked, before, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { entries: shown.map(present), next: rows.length > pageSize && last ? cursorOf(last) : null };
};

const header = ['Time (UTC)', 'Person', 'Role', 'Did', 'Student', 'Network'];

/** The newest entries as a table. */
export const auditLogCsv = async (db: Db, asked: Asked): Promise<string> => {
  const rows = (await listAuditLog(db, { ...asked, limit: mostExported })).map(present);
  return writeCsv(
    header,
    rows.map(({ created_at, actor, by_itself, did, student, address }) => [
      created_at,
      actor?.full_name ?? (by_itself ? 'Inkling' : 'Deleted account'),
      actor?.role ?? '',
      did,
      student?.full_name ?? '',
      address,
    ]),
  );
};
