import type { Db } from '../../db/connect.ts';
import { StartupError } from '../../startup-error.ts';
import { exportEntries } from './export-entries.ts';
import { countUnlinked, findSchool } from './hash-chain.queries.ts';
import { type ChainCheckpoint, type Verified, verifyChains } from './verify-hash-chains.ts';

type Print = (text: string) => void;

const describe = ({ chain, entries, last_hash, problem }: Verified): string =>
  `${chain === 0 ? 'without a school' : `school ${chain}`}: ${entries} entries, ${problem ? `BROKEN: ${problem}` : `whole, ends with ${last_hash}`}\n`;

const verify = async (db: Db, noted: ChainCheckpoint[], print: Print): Promise<boolean> => {
  const chains = await verifyChains(db, noted);
  for (const chain of chains) print(describe(chain));
  print(`${await countUnlinked(db)} entries wait for their place, which they get within a minute.\n`);
  return chains.every(({ problem }) => problem === null);
};

const exportSchool = async (db: Db, name: string, print: Print): Promise<boolean> => {
  const school = await findSchool(db, name);
  if (!school) throw new StartupError(`There is no school called ${name}.`);
  for await (const lines of exportEntries(db, school.id)) print(lines);
  return true;
};

/** What an operator asks of the record; returns whether all is well. */
export const runAuditTask = (
  db: Db,
  task: { command: 'verify'; noted?: ChainCheckpoint[] } | { command: 'export'; school: string },
  print: Print,
): Promise<boolean> =>
  task.command === 'verify' ? verify(db, task.noted ?? [], print) : exportSchool(db, task.school, print);
