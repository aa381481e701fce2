import type { Db } from '../../../db/connect.ts';
import { createUsers, findAvailableUsernames } from '../../accounts/index.ts';
import { inBatches, lockImports, suggestUsername } from '../../students/index.ts';
import type { RosterPerson } from '../files/roster.ts';
import { rosterReasons } from '../roster.messages.ts';
import type { ApplyContext } from './apply-context.ts';
import { linkPeople } from './apply-roster.queries.ts';

const sliceSize = 250;

type Context = Pick<ApplyContext, 'now' | 'organisation_id' | 'problems'>;

const addSlice = async (tx: Db, people: RosterPerson[], { organisation_id, problems, now }: Context) => {
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
  const made = people.flatMap(({ sourcedId, line }, index): [string, number][] => {
    const id = idByName.get(names[index] ?? '');
    if (id !== undefined) return [[sourcedId, id]];
    problems.add('users.csv', line, rosterReasons.lostRace);
    return [];
  });
  await linkPeople(
    tx,
    made.map(([sourced_id, user_id]) => ({
      organisation_id,
      sourced_id,
      role: 'student' as const,
      user_id,
      is_made: true,
      created_at: now,
    })),
  );
  return made;
};

/** Accounts without a password, as an import makes them. Returns them by the number in the roster. */
export const addStudents = async (
  tx: Db,
  { plan, ...context }: Context & Pick<ApplyContext, 'plan'>,
): Promise<Map<string, number>> => {
  const made = new Map<string, number>();
  if (plan.addStudents.length > 0) await lockImports(tx);
  for await (const people of inBatches(plan.addStudents, sliceSize))
    for (const [sourcedId, id] of await addSlice(tx, people, context)) made.set(sourcedId, id);
  return made;
};
