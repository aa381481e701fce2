import { inBatches } from '../../students/index.ts';
import type { Roster, RosterPerson } from '../files/roster.ts';
import type { Problems } from '../files/roster-problems.ts';
import { rosterReasons } from '../roster.messages.ts';
import type { ExistingAccount, ExistingData, MatchedAccount } from './existing-data.ts';
import type { Plan, StudentUpdate } from './plan.ts';
import { usernamesOf } from './usernames-of.ts';

/** More than any school has; so that no zip can fill the server with accounts. */
export const maxAccountsPerDay = 15_000;

export interface StudentPlan
  extends Pick<Plan, 'addStudents' | 'linkStudents' | 'updateEmails' | 'updateStudents'> {
  /** Who has an account, by the number in the roster. */
  studentIds: Map<string, number>;
  waiting: number;
  /** Who would be new, and waits because the roster makes many accounts already. */
  accountsWait: number;
  /** Who would be new, and is only in classes of whoever applies the roster. */
  withheldFromAdmin: Set<string>;
}

export const startStudentPlan = ({ people }: ExistingData): StudentPlan => {
  const studentIds = new Map<string, number>();
  for (const [sourcedId, { user_id, role }] of people)
    if (role === 'student' && user_id !== null) studentIds.set(sourcedId, user_id);
  return {
    addStudents: [],
    linkStudents: [],
    updateStudents: [],
    updateEmails: [],
    studentIds,
    waiting: 0,
    accountsWait: 0,
    withheldFromAdmin: new Set(),
  };
};

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/** What the roster knows better. An address is never taken over: whoever has it could take over the account. */
const changesFor = (person: RosterPerson, account: ExistingAccount): StudentUpdate['set'] => {
  if (account.parent_id !== null) return {};
  const { full_name, grade_level } = person;
  return {
    ...(full_name !== account.full_name && { full_name }),
    ...(grade_level !== null && grade_level !== account.grade_level && { grade_level }),
  };
};

interface Context {
  existing: ExistingData;
  plan: StudentPlan;
  problems: Problems;
  /** In a class that is here or will be. */
  inClass: Set<string>;
  /** In one of those that takes accounts which the roster makes. */
  inClassForNew: Set<string>;
  /** Accounts that are somebody of the roster already. */
  taken: Set<number>;
}

const noteChanges = (person: RosterPerson, account: ExistingAccount, { plan }: Context): void => {
  const set = changesFor(person, account);
  if (Object.keys(set).length > 0) plan.updateStudents.push({ person, user_id: account.id, set });
};

const firstAndLast = (name: string): [string, string] => {
  const words = name.trim().split(/\s+/);
  return [words.at(0) ?? '', words.at(-1) ?? ''];
};

/** Neither the first nor the last name is the same. */
const hasOtherName = (person: RosterPerson, account: ExistingAccount): boolean => {
  const [first, last] = firstAndLast(person.full_name);
  const [firstHere, lastHere] = firstAndLast(account.full_name);
  return !sameName(first, firstHere) && !sameName(last, lastHere);
};

/** One first name may be the beginning of the other, or have one letter more: Ben and Benjamin, Ana and Anna. */
const hasSameFirstName = (person: RosterPerson, account: ExistingAccount): boolean => {
  const [short = '', long = ''] = [person.full_name, account.full_name]
    .map((name) => firstAndLast(name)[0].normalize('NFC').toLowerCase())
    .sort((a, b) => a.length - b.length);
  const withoutLetter = (at: number): string => long.slice(0, at) + long.slice(at + 1);
  return long.startsWith(short) || [...long].some((_, at) => withoutLetter(at) === short);
};

/**
 * An account that may be this student's: by the address, here or in an earlier roster, together with the first name,
 * because brothers and sisters share an address; or by the username together with the name.
 */
const findOwner = (person: RosterPerson, { existing, taken }: Context): MatchedAccount | undefined => {
  const byEmail = person.email ? existing.ownersByEmail.get(person.email) : undefined;
  if (byEmail && (!byEmail.is_ours || hasSameFirstName(person, byEmail))) return byEmail;
  const byRosterEmail = existing.ownersByRosterEmail
    .get(person.email)
    ?.find((owner) => !taken.has(owner.id) && hasSameFirstName(person, owner));
  if (byRosterEmail) return byRosterEmail;
  return usernamesOf(person.username)
    .flatMap((username) => existing.ownersByUsername.get(username) ?? [])
    .find(({ id, is_ours, full_name }) => is_ours && sameName(full_name, person.full_name) && !taken.has(id));
};

const planNew = (person: RosterPerson, context: Context): void => {
  const { existing, plan, problems, taken, inClassForNew } = context;
  const owner = findOwner(person, context);
  if (!owner) {
    const isFull = existing.accountsMadeToday + plan.addStudents.length >= maxAccountsPerDay;
    if (!inClassForNew.has(person.sourcedId)) plan.withheldFromAdmin.add(person.sourcedId);
    else if (isFull) plan.accountsWait += 1;
    else plan.addStudents.push(person);
    return;
  }
  if (owner.is_archived) {
    problems.add('users.csv', person.line, rosterReasons.archivedHere);
    return;
  }
  if (!owner.is_ours || taken.has(owner.id)) {
    const reason = taken.has(owner.id) ? rosterReasons.linkedAlready : rosterReasons.emailTaken;
    problems.add('users.csv', person.line, reason);
    return;
  }
  taken.add(owner.id);
  plan.linkStudents.push({ person, user_id: owner.id });
  plan.studentIds.set(person.sourcedId, owner.id);
  noteChanges(person, owner, context);
};

const areDifferent = (one: string, other: string): boolean => one.toLowerCase() !== other.toLowerCase();

/**
 * Some systems give a number that is free again to somebody else, who must not get the first one's account: another
 * address of the account, another name, or another address than in the earlier roster with part of the name changed.
 * Where no address can be compared, the first name has to be the same.
 */
const isSomebodyElse = (
  person: RosterPerson,
  { account, email }: { account: ExistingAccount; email: string | null },
): boolean => {
  if (person.email && account.email && areDifferent(person.email, account.email)) return true;
  if (hasOtherName(person, account)) return true;
  if (person.email && email && areDifferent(person.email, email))
    return !sameName(person.full_name, account.full_name);
  const isCompared = person.email !== '' && Boolean(account.email ?? email);
  return !isCompared && !hasSameFirstName(person, account);
};

/** A number may outlive a child's time at the school: it counts only while nobody else counts on the account. */
const planKnown = (
  person: RosterPerson,
  { account, hasLeft, email }: { account: ExistingAccount; hasLeft: boolean; email: string | null },
  context: Context,
): void => {
  const { plan, problems, inClass } = context;
  if (isSomebodyElse(person, { account, email })) {
    problems.add('users.csv', person.line, rosterReasons.numberReused(person.sourcedId));
    // Nobody joins or leaves a class by it.
    plan.studentIds.delete(person.sourcedId);
  } else if (account.is_archived) problems.add('users.csv', person.line, rosterReasons.archivedHere);
  else if (account.is_elsewhere) problems.add('users.csv', person.line, rosterReasons.taughtElsewhere);
  else if (hasLeft && !inClass.has(person.sourcedId)) plan.waiting += 1;
  else {
    if (hasLeft) plan.linkStudents.push({ person, user_id: account.id });
    else if (person.email !== (email ?? ''))
      plan.updateEmails.push({ sourced_id: person.sourcedId, email: person.email });
    noteChanges(person, account, context);
  }
};

/** Decides about some of the roster's students. An account without a class is made with the first class. */
export const planStudents = (people: RosterPerson[], context: Context): void => {
  const { existing, plan } = context;
  for (const person of people) {
    if (person.role !== 'student' || person.isGone) continue;
    const link = existing.people.get(person.sourcedId);
    const account = existing.accounts.get(link?.user_id ?? 0);
    if (link?.role === 'staff')
      context.problems.add('users.csv', person.line, rosterReasons.numberReused(person.sourcedId));
    else if (link && account) planKnown(person, { account, ...link }, context);
    else if (context.inClass.has(person.sourcedId)) planNew(person, context);
    else plan.waiting += 1;
  }
};

const enrollmentsAtOnce = 2000;

/** Students who are named in a class that is here or will be. */
export const studentsInClasses = async (roster: Roster, open: Map<string, unknown>): Promise<Set<string>> => {
  const ids = new Set<string>();
  for await (const enrollments of inBatches(roster.enrollments, enrollmentsAtOnce))
    for (const { role, isGone, classId, userId } of enrollments)
      if (role === 'student' && !isGone && open.has(classId)) ids.add(userId);
  return ids;
};
