import { randomUUID } from 'node:crypto';
import type { Role } from '@inkling/contract';
import type { NamedInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Db } from '../../db/connect.ts';
import { appendEntries } from './append-entries.queries.ts';
import { eventGroup, nobodysId, type RecordedEvent } from './rules/events.ts';

interface NewEvent {
  now: Date;
  /** Whom it is said of. */
  actor: { id: number; role: Role };
  event: RecordedEvent;
  object_type: 'account' | 'course';
  object_id: number;
}

/** What becomes of people by no call of their own: in the same transaction. */
export const recordEvent = (tx: Db, { event, object_id, ...entry }: NewEvent): Promise<void> =>
  appendEntries(tx, {
    ...entry,
    kind: 'change',
    action: `${eventGroup}.${event}`,
    object_ids: [object_id],
    request_id: randomUUID(),
    address: 'learning platform',
  });

interface RosterOfNight {
  now: Date;
  organisation_id: number;
  /** Each of those it was about gets an entry. */
  named: NamedInAuditLog[];
}

/** What is read from a school's folder is nobody's doing, and in the school's record all the same. */
export const recordRosterOfNight = async (
  tx: Db,
  { now, organisation_id, named }: RosterOfNight,
): Promise<void> => {
  const request_id = randomUUID();
  const about: { object: NamedInAuditLog['object'] | 'school'; ids: number[] }[] = [
    { object: 'school', ids: [organisation_id] },
    ...named,
  ];
  for (const { object, ids } of about)
    if (ids.length > 0)
      await appendEntries(tx, {
        now,
        organisation_id,
        actor: { id: nobodysId, role: 'teacher' },
        kind: 'change',
        action: `${eventGroup}.${'rosterApplied' satisfies RecordedEvent}`,
        object_type: object,
        object_ids: ids,
        request_id,
        address: 'school folder',
      });
};
