import type { Db } from '../../../db/connect.ts';
import { createUsers, findAvailableUsernames } from '../../accounts/index.ts';
import { inBatches, lockImports, suggestUsername } from '../../students/index.ts';
import type { RosterPerson } from '../files/roster.ts';
import { rosterReasons } from '../roster.messages.ts';
import type { ApplyContext } from './apply-context.ts';
import { forgetQueryPlans, linkPeople } from './apply-roster.queries.ts';

/** An account has many columns: more of them in one statement would keep everybody else waiting. */
const sliceSize = 100;

type Context = Pick<ApplyContext, 'now' | 'organisation_id' | 'problems'>;

const addSlice = async (tx: Db, people: RosterPerson[], { problems }: Context) => {
  const names = await findAvailableUsernames(
    tx,
    people.map((person) => suggestUsername(person.full_name, person)),
  );
  const created = await createUsers(
    tx,
    people.map(({ full_name, grade_level }, index) => ({
      role: 'student' as const,
      full_name,
      // Whoever has the address could ask for a new password with it, and it is only what a line says.
      email: null,
      grade_level,
      screen_name: names[index] ?? '',
    })),
  );
  const idByName = new Map(created.map(({ id, screen_name }) => [screen_name, id]));
  return people.flatMap((person, index) => {
    const user_id = idByName.get(names[index] ?? '');
    if (user_id !== undefined) return [{ person, user_id }];
    problems.add('users.csv', person.line, rosterReasons.lostRace);
    return [];
  });
};

/** Accounts without a password, as an import makes them. Returns them by the number in the roster. */
export const addStudents = async (
  tx: Db,
  { plan, ...context }: Context & Pick<ApplyContext, 'plan'>,
): Promise<Map<string, number>> => {
  if (plan.addStudents.length === 0) return new Map();
  await lockImports(tx);
  const added: { person: RosterPerson; user_id: number }[] = [];
  for await (const people of inBatches(plan.addStudents, sliceSize))
    added.push(...(await addSlice(tx, people, context)));
  await forgetQueryPlans(tx);
  await linkPeople(
    tx,
    context,
    added.map(({ person, user_id }) => ({
      sourced_id: person.sourcedId,
      role: 'student',
      user_id,
      is_made: true,
      email: person.email,
    })),
  );
  return new Map(added.map(({ person, user_id }) => [person.sourcedId, user_id]));
};
