import type { Db } from '../../db/connect.ts';
import { findOrInsertDistrict, insertDistrictAdmin } from './district.queries.ts';

/** Whoever runs the server says who sees the numbers of a district; one that has no name yet is made. */
export const addDistrictAdmin = async (
  db: Db,
  { name, userId }: { name: string; userId: number },
): Promise<number> => {
  const district_id = await findOrInsertDistrict(db, name);
  await insertDistrictAdmin(db, { district_id, user_id: userId });
  return district_id;
};
