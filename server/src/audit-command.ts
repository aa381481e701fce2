import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { runAuditTask } from './features/audit/index.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { StartupError } from './startup-error.ts';

const usage = `Usage:
  npm run audit -- verify [--expect CHAIN:SEQ:HASH]...
  npm run audit -- export --school "Hillside Primary" > record.csv`;

/** As the log says it of each chain: its number, the place of its last entry and the hash. */
const readNotedEnd = (text: string) => {
  const [, chain, seq, hash] = /^(\d{1,10}):(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!hash) throw new StartupError(usage);
  return { chain: Number(chain), seq: Number(seq), hash };
};

const readTask = (args: string[]): Parameters<typeof runAuditTask>[1] => {
  try {
    const options = { school: { type: 'string' }, expect: { type: 'string', multiple: true } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const command = positionals.join(' ');
    if (command === 'verify') return { command, noted: (values.expect ?? []).map(readNotedEnd) };
    if (command === 'export' && values.school) return { command, school: values.school };
  } catch {
    // An option nobody knows is answered with those there are.
  }
  throw new StartupError(usage);
};

/** Checks the record of who did what, or prints a school's; returns whether all is well. */
export const runAuditCommand = async (
  args: string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<boolean> => {
  const task = readTask(args);
  const { url, stop } = await openConfiguredDatabase(readConfig(environment));
  const database = connect(url, 2);
  try {
    await migrate(database.pool);
    return await runAuditTask(database.db, task, print);
  } finally {
    await database.close();
    await stop();
  }
};
