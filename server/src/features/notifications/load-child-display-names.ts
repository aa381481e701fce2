import type { Db } from '../../db/connect.ts';
import { childDisplayNames } from './child-display-names.ts';
import { listChildrenToName } from './emails.queries.ts';

/** What each of these parents lets us call each of their children, by the child's id. */
export const loadChildDisplayNames = async (db: Db, parentIds: number[]): Promise<Map<number, string>> => {
  const children = await listChildrenToName(db, parentIds);
  const parents = new Map(children.map(({ parent }) => [parent.id, parent]));
  const called = [...parents.values()].flatMap((parent) => [
    ...childDisplayNames(
      parent,
      children.filter((child) => child.parent.id === parent.id),
    ),
  ]);
  return new Map(called);
};
