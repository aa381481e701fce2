import type { RefusalKind } from '../../services/security-events/security-event.ts';
import type { Refusal } from './lti.messages.ts';

/** What only somebody sends who is not the platform, or a platform that is badly broken. */
const forged: Refusal[] = [
  'start_other_issuer',
  'start_no_issuer',
  'start_other_client',
  'start_other_deployment',
  'start_other_target',
  'other_browser',
  'mixed_up',
  'unreadable',
  'algorithm',
  'signature',
  'unknown_key',
  'no_issuer',
  'other_issuer',
  'no_audience',
  'other_audience',
  'no_party',
  'other_party',
  'no_nonce',
  'other_nonce',
  'no_end',
  'no_issue_time',
  'not_yet',
  'no_deployment',
  'other_target',
];
/** What was good once, for this or another browser. */
const replayed: Refusal[] = ['attempt_over', 'expired', 'ticket_over', 'too_old'];
/** Nobody's fault who comes: something is wrong over there, or between us. */
const trouble: Refusal[] = [
  'not_set_up',
  'start_no_hint',
  'start_no_target',
  'no_state',
  'no_token',
  'declined',
  'unreachable',
  'other_version',
  'no_message',
  'other_message',
  'other_deployment',
  'no_subject',
  'bad_subject',
  'no_target',
  'no_context',
  'no_resource_link',
  'no_roles',
  'bad_services',
  'no_deep_link',
  'other_deep_link',
];

/** The others are people whom the school or the class does not let in. */
export const kindOfRefusal = (reason: Refusal): RefusalKind => {
  if (forged.includes(reason)) return 'forged';
  if (replayed.includes(reason)) return 'replayed';
  return trouble.includes(reason) ? 'trouble' : 'refused';
};
