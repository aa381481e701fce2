import type { CheckedInput, Endpoint } from '@inkling/contract';
import type { HandlerResult } from '../../../http/register-endpoints.ts';
import type { SignInMethod } from '../../../services/security-events/security-event.ts';

/** What an entry is about. Those that belong to a child are found with the child. */
export const objectTypes = [
  'account',
  'activity',
  'alert',
  'all_work',
  'challenge',
  'chat',
  'course',
  'invitation',
  'platform',
  'record',
  'report',
  'review',
  'school',
  'shared_writing',
  'sign_on',
  'staff',
  'student',
  'students',
  'writing',
] as const;
export type ObjectType = (typeof objectTypes)[number];

type Ids = number | number[] | undefined;

export interface NamedObjects {
  object: ObjectType;
  ids: number[];
}

interface Recorded {
  object: ObjectType;
  /** After the name of a person, as in "Hannah Nguyen opened a piece of writing". */
  says: string;
}

interface Reading<E extends Endpoint> extends Recorded {
  kind: 'read';
  /** Which it is about, also by what is answered; nothing where that names none. */
  of: (call: CheckedInput<E>, result: HandlerResult<E>) => Ids;
  /** A file that leaves with the reader: each time counts. */
  isDownload?: boolean;
}

interface Changing<E extends Endpoint> extends Recorded {
  kind: 'change';
  /** Which it is about; nothing where it is many, or new. */
  of: (call: CheckedInput<E>) => Ids;
  /** The children, or also others, it turned out to be about: an entry each after that of the change itself. */
  names?: (result: HandlerResult<E>, call: CheckedInput<E>) => number[] | NamedObjects[];
  /** A child that saves every few seconds is one entry for a while; the drafts are kept by themselves. */
  isThrottled?: boolean;
  /** Whether a call only tries what it would do. */
  isTrial?: (call: CheckedInput<E>) => boolean;
  /** It may be gone afterwards, so whose it is has to be found before. */
  isLookedUpFirst?: boolean;
}

/** What the record says of an endpoint, or why it says nothing. */
export type AuditRule<E extends Endpoint = Endpoint> =
  | Reading<E>
  | Changing<E>
  | { kind: 'sign_in'; says: string; way: SignInMethod }
  | { kind: 'none'; why: string };

interface WithId {
  params: { id: number };
}
export const idInPath = ({ params }: WithId): number => params.id;
const nothing = () => undefined;

export const auditRead = <C = unknown, R = unknown>(
  object: ObjectType,
  says: string,
  of: (call: C, result: R) => Ids = nothing,
) => ({ kind: 'read' as const, object, says, of });

/** A download or a print: reading that goes on elsewhere. */
export const auditDownload = <C = unknown, R = unknown>(
  object: ObjectType,
  says: string,
  of: (call: C, result: R) => Ids = nothing,
) => ({ ...auditRead(object, says, of), isDownload: true });

export const auditChange = <C = unknown>(
  object: ObjectType,
  says: string,
  of: (call: C) => Ids = nothing,
) => ({
  kind: 'change' as const,
  object,
  says,
  of,
});

export const notAudited = (why: string) => ({ kind: 'none' as const, why });

/** Reasons that several endpoints share. */
export const notAuditedReasons = {
  own: 'shows or changes nothing but the caller’s own account, signed in or not',
  public: 'the same for everybody in the world',
  lessons: 'shows lessons that a teacher wrote, and no child',
  numbers: 'titles, names and numbers in a list; opening one of them is recorded',
  ownWork: 'a child’s own work, seen by the child alone',
  shown: 'part of a piece that is recorded when it is opened',
  staff: 'who works at the school, shown to those who do',
  money: 'the payment provider keeps the record of money',
};
