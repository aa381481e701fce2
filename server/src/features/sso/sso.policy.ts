import type { NewUserPolicy } from '@inkling/contract';
import type { Refusal } from './sso.messages.ts';

/** Somebody as their school's sign-in describes them, after every check of its answer. */
export interface Person {
  subject: string;
  /** The session over there. */
  sid: string | null;
  name: string | null;
  email: string | null;
  /** Whether the sign-in has seen that the address is theirs. */
  email_verified: boolean;
  /** The school's domain that the sign-in itself vouches for, where it does (Google); null where it has no such word. */
  hosted_domain?: string | null;
}

export interface Connection {
  organisation_id: number;
  unknown_people: NewUserPolicy;
  domains: string[];
}

/** An account here, as far as it matters. */
export interface Account {
  id: number;
  role: 'student' | 'teacher' | 'parent';
  has_parent: boolean;
  /** Whether anybody has ever had a way into it. */
  was_entered: boolean;
  has_password: boolean;
  /** A school has archived it, and nobody else counts on it. */
  is_closed: boolean;
  /** The school it belongs to. */
  organisation_id: number | null;
  /** Schools that have archived this student. */
  archived_by: number[];
}

interface Known {
  identity_id: number;
  /** Whose sign-on it came with. */
  organisation_id: number;
  account: Account;
  /** Whether another school teaches this student, and the one that is asked no more. */
  is_elsewhere: boolean;
  /** Whether the school whose sign-on it came with has let this student go. */
  is_released: boolean;
}

export interface Facts {
  person: Person;
  connection: Connection;
  /** The account that this identity opens already. */
  known?: Known | undefined;
  /** The account with the same email address, here or in the school's roster, or the one its owner wants to link. */
  account?: Account | undefined;
  /** Whether the school waits for this account, or for whoever has this address. */
  is_invited: boolean;
  /** Whether another school waits for the same. */
  is_invited_elsewhere: boolean;
  /** Whether its owner asked for the link in the settings. */
  wants_link?: boolean;
}

export type Decision = Outcome & {
  /** The identity that opens the closed account of a school before: its owner begins anew. */
  forgets?: number;
};

type Outcome =
  | { kind: 'enter'; user_id: number; identity_id: number; joins: boolean }
  /** Invited and never here before: the identity becomes the way in. */
  | { kind: 'accept'; user_id: number }
  /** The account's password must be entered once. */
  | { kind: 'link'; user_id: number }
  | { kind: 'create'; role: 'teacher' | 'student' }
  | { kind: 'refuse'; reason: Refusal };

const refuse = (reason: Refusal): Decision => ({ kind: 'refuse', reason });

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Google knows addresses of a school that are private accounts; only `hd` says that the school gave them. */
const fitsDomain = ({ email, hosted_domain }: Person, { domains }: Connection): boolean =>
  email !== null &&
  domains.includes(domainOf(email)) &&
  (hosted_domain === undefined || (hosted_domain !== null && domains.includes(hosted_domain)));

interface Asking {
  connection: Pick<Connection, 'organisation_id' | 'unknown_people'>;
  is_invited: boolean;
}

/** Whether an account may be opened by this school's sign-in at all, also a while after it was asked. */
export const whyNotLink = (account: Account, { connection, is_invited }: Asking): Refusal | null => {
  if (account.role === 'parent') return 'parent_account';
  if (account.has_parent) return 'family_account';
  if (account.archived_by.includes(connection.organisation_id)) return 'archived';
  if (account.organisation_id !== null)
    return account.organisation_id === connection.organisation_id ? null : 'other_school';
  // A teacher who is here already joins by invitation alone: the rule is for people nobody knows.
  if (account.role === 'teacher' && is_invited) return null;
  if (account.role === 'teacher') return account.was_entered ? 'not_invited' : 'invited_elsewhere';
  return connection.unknown_people === account.role ? null : 'not_invited';
};

const decideForAccount = (account: Account, facts: Facts): Decision => {
  const reason = whyNotLink(account, facts);
  if (reason) return refuse(reason);
  if (account.role === 'student' && !fitsDomain(facts.person, facts.connection))
    return refuse('other_domain');
  // There is no password to ask for before the first login card, also where a child came in with pictures.
  if (account.role === 'student' && !account.has_password && !facts.wants_link)
    return refuse('no_login_card');
  if (account.role !== 'teacher' || account.was_entered || facts.wants_link)
    return { kind: 'link', user_id: account.id };
  // The account is also the other school's invitation: only its owner's mailbox may say which one they answer.
  return facts.is_invited_elsewhere ? refuse('invited_elsewhere') : { kind: 'accept', user_id: account.id };
};

/** What is refused whether or not there is an account: a school must not learn who has one. */
const whyNotBefore = ({ person, connection, is_invited }: Facts): Refusal | null => {
  if (!fitsDomain(person, connection)) return 'other_domain';
  return is_invited || connection.unknown_people !== 'refuse' ? null : 'not_invited';
};

const decideUnknown = (facts: Facts): Decision => {
  const { person, connection, account } = facts;
  if (person.email === null) return refuse('no_email');
  if (!person.email_verified) return refuse('email_unverified');
  const isColleague = account?.organisation_id === connection.organisation_id;
  const reason = isColleague || facts.wants_link ? null : whyNotBefore(facts);
  if (reason) return refuse(reason);
  if (account) return decideForAccount(account, facts);
  if (facts.is_invited) return { kind: 'create', role: 'teacher' };
  return connection.unknown_people === 'refuse'
    ? refuse('not_invited')
    : { kind: 'create', role: connection.unknown_people };
};

/**
 * One provider may serve several schools, so a child who changes schools keeps its subject. Who has let it go has no say any
 * more: the account follows by its password, and one that is closed is left behind.
 */
const followToNewSchool = (facts: Facts & { known: Known }): Decision => {
  const { account, wants_link, known } = facts;
  const { account: owner, identity_id } = known;
  if (owner.is_closed) return { ...decideUnknown(facts), forgets: identity_id };
  if (wants_link && account?.id !== owner.id) return refuse('linked_elsewhere');
  return decideUnknown({ ...facts, account: owner });
};

const enterKnown = (facts: Facts & { known: Known }): Decision => {
  const { connection, account, is_invited, wants_link } = facts;
  const { identity_id, organisation_id, account: owner, is_elsewhere, is_released } = facts.known;
  const isOtherSchool = organisation_id !== connection.organisation_id;
  if (isOtherSchool && owner.role === 'student' && is_released) return followToNewSchool(facts);
  if (wants_link && account?.id !== owner.id) return refuse('linked_elsewhere');
  if (isOtherSchool) return refuse('other_school');
  // That the school still names them is not enough where they may have left it, as with learning platforms.
  if (owner.role === 'student' && is_elsewhere && owner.has_password)
    return { kind: 'link', user_id: owner.id };
  const enter = { kind: 'enter', user_id: owner.id, identity_id } as const;
  if (owner.role !== 'teacher' || owner.organisation_id === organisation_id)
    return { ...enter, joins: false };
  // Whoever left comes back by a new invitation alone.
  return owner.organisation_id === null && is_invited ? { ...enter, joins: true } : refuse('left_school');
};

/**
 * Who comes in, and as whom. An identity that is known opens its account. An email address alone never does: within
 * the school's own domains it finds an invitation nobody has used, or says whose password to ask for.
 */
export const decideSso = (facts: Facts): Decision => {
  const { connection, known, account } = facts;
  const owner = known?.account ?? account;
  if (owner?.archived_by.includes(connection.organisation_id)) return refuse('archived');
  return known ? enterKnown({ ...facts, known }) : decideUnknown(facts);
};
