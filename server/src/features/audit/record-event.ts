import { randomUUID } from 'node:crypto';
import type { Role } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { appendEntries } from './append-entries.queries.ts';
import { eventGroup, type RecordedEvent } from './rules/events.ts';

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
