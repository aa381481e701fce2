/** How somebody got a session. */
export type SignInMethod =
  | 'link'
  | 'passkey'
  | 'password'
  | 'pictures'
  | 'platform'
  | 'registration'
  | 'sign_on';

/** Why a school's sign-on or platform was not believed. */
export type RefusalKind = 'forged' | 'refused' | 'replayed' | 'trouble';

/** What an operator can watch for, and the kinds of each. All are words of ours: what people typed or sent never is. */
export interface SecurityEventKinds {
  signed_in: SignInMethod;
  sign_in_failed:
    | 'closed_account'
    | 'lesson_code'
    | 'password'
    | 'pictures'
    | 'unknown_account'
    | 'unknown_child';
  sign_in_slowed: 'account' | 'address' | 'child' | 'device';
  passkey_refused: 'answer' | 'challenge' | 'counter' | 'new_answer' | 'other_account' | 'unknown';
  proof_missing: 'too_old';
  proof_refused: 'password';
  sign_on_refused: RefusalKind;
  launch_refused: RefusalKind;
  sign_out_notice_refused: 'forged' | 'replayed';
  password_changed: 'by_adult' | 'first' | 'link' | 'own';
  passkey_changed: 'added' | 'removed';
  email_changed: 'changed' | 'verified';
  role_given: 'class_lead' | 'class_teacher' | 'school_admin' | 'school_teacher' | 'school_relief';
  role_taken: 'class_lead' | 'class_teacher' | 'school';
  account_deleted: 'by_itself' | 'by_request';
  school_access_changed: 'platform' | 'sign_on';
  /** The kind of what left with the reader, as in the record. */
  data_exported: string;
  access_refused: 'lesson' | 'policy' | 'role';
  row_refused: 'not_found';
  /** The name of the limit. */
  rate_limited: string;
  upload_rejected: 'cut_off' | 'not_own' | 'not_whole' | 'size' | 'too_many' | 'type';
  payment_event_refused: 'signature';
  metrics_refused: 'token';
  secret_unreadable: 'no_key';
}

export type SecurityEventName = keyof SecurityEventKinds;

/** Numbers of rows, and words of ours. Who asked is in every line already. */
interface About {
  /** Whom it is about. */
  account_id?: number | undefined;
  account_ids?: number[];
  course_id?: number;
  organisation_id?: number;
  /** More precisely: the name of a rule, or of a key. */
  reason?: string;
}

type EventOf<Name extends SecurityEventName> = { event: Name; kind: SecurityEventKinds[Name] } & About;

export type SecurityEvent = { [Name in SecurityEventName]: EventOf<Name> }[SecurityEventName];

/** What went as it should is for looking back; what was refused is for watching. */
export const securityEventLevels: Record<SecurityEventName, 'error' | 'info' | 'warn'> = {
  signed_in: 'info',
  sign_in_failed: 'warn',
  sign_in_slowed: 'warn',
  passkey_refused: 'warn',
  proof_missing: 'info',
  proof_refused: 'warn',
  sign_on_refused: 'warn',
  launch_refused: 'warn',
  sign_out_notice_refused: 'warn',
  password_changed: 'info',
  passkey_changed: 'info',
  email_changed: 'info',
  role_given: 'info',
  role_taken: 'info',
  account_deleted: 'info',
  school_access_changed: 'info',
  data_exported: 'info',
  access_refused: 'warn',
  row_refused: 'warn',
  rate_limited: 'warn',
  upload_rejected: 'warn',
  payment_event_refused: 'warn',
  metrics_refused: 'warn',
  secret_unreadable: 'error',
};

const refusals: RefusalKind[] = ['forged', 'refused', 'replayed', 'trouble'];

/** What deploy/monitoring looks at. */
export const watchedKinds = {
  signed_in: ['link', 'passkey', 'password', 'pictures', 'platform', 'registration', 'sign_on'],
  sign_in_failed: [
    'closed_account',
    'lesson_code',
    'password',
    'pictures',
    'unknown_account',
    'unknown_child',
  ],
  sign_on_refused: refusals,
  launch_refused: refusals,
  sign_out_notice_refused: ['forged', 'replayed'],
  row_refused: ['not_found'],
  secret_unreadable: ['no_key'],
} satisfies { [Name in SecurityEventName]?: SecurityEventKinds[Name][] };
