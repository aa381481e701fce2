import type { RefusalKind } from '../../services/security-events/security-event.ts';
import type { Refusal } from './sso.messages.ts';

/** What only somebody sends who is not the school's sign-in, or a sign-in that is badly broken. */
const forged: Refusal[] = [
  'doubled',
  'other_browser',
  'mixed_up',
  'issuer_missing',
  'other_issuer',
  'other_audience',
  'other_party',
  'other_nonce',
  'not_yet',
  'claims_missing',
  'algorithm',
  'signature',
  'unknown_key',
  'other_person',
];
/** What was good once, for this or another browser. */
const replayed: Refusal[] = ['attempt_over', 'code_used', 'expired', 'ticket_over'];
/** Nobody's fault who comes: something is wrong over there, or between us. */
const trouble: Refusal[] = [
  'no_state',
  'no_code',
  'secret_lost',
  'declined',
  'answered_error',
  'unreachable',
  'wrong_secret',
  'answer_unreadable',
];

/** The others are people whom the school does not let in. */
export const kindOfRefusal = (reason: Refusal): RefusalKind => {
  if (forged.includes(reason)) return 'forged';
  if (replayed.includes(reason)) return 'replayed';
  return trouble.includes(reason) ? 'trouble' : 'refused';
};
