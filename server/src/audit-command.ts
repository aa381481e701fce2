import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { runAuditTask } from './features/audit/index.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { StartupError } from './startup-error.ts';

const usage = `Usage:
  npm run audit -- verify
  npm run audit -- export --school "Hillside Primary" > record.csv`;

const readTask = (args: string[]): Parameters<typeof runAuditTask>[1] => {
  try {
    const options = { school: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const command = positionals.join(' ');
    if (command === 'verify') return { command };
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
