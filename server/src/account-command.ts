import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { connect, type Db } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { createAccountAsOperator, resetPasswordAsOperator } from './features/accounts/index.ts';
import { addDistrictAdmin } from './features/district/index.ts';
import { addSchoolAdmin, checkSchoolIsNew } from './features/school/index.ts';
import { changeDomainsAsOperator } from './features/sso/index.ts';
import { AppError } from './http/app-error.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { systemClock } from './services/clock/clock.ts';
import { StartupError } from './startup-error.ts';

const usage = `Usage:
  npm run account -- create --role teacher --email ada@school.example [--name "Ada Byron"] [--password …]
  npm run account -- create --role teacher --email head@school.example --school "Hillside Primary"   (its first admin)
  npm run account -- create --role teacher --email office@district.example --district "Harbour District"   (sees its numbers)
  npm run account -- reset-password --email ada@school.example
  npm run account -- domain --school "Hillside Primary" [--add school.example] [--remove school.example]`;

const readArguments = (args: string[]) => {
  const options = {
    role: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    password: { type: 'string' },
    school: { type: 'string' },
    district: { type: 'string' },
    add: { type: 'string' },
    remove: { type: 'string' },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { command: positionals.join(' '), values };
  } catch {
    throw new StartupError(usage);
  }
};

type Values = ReturnType<typeof readArguments>['values'];
type OperatorDeps = Parameters<typeof createAccountAsOperator>[0] & { db: Db };

const createAccount = async (deps: OperatorDeps, values: Values & { email: string }): Promise<string> => {
  const name = values.school?.trim();
  const district = values.district?.trim();
  if ((name || district) && values.role !== 'teacher')
    throw new StartupError('An admin of a school or a district is a teacher: --role teacher.');
  if (name && district) throw new StartupError('Either --school or --district, for two people.');
  if (name) await checkSchoolIsNew(deps.db, name);
  const { user, link } = await createAccountAsOperator(deps, values);
  if (name) await addSchoolAdmin(deps.db, { name, userId: user.id, now: systemClock.now() });
  if (district) await addDistrictAdmin(deps.db, { name: district, userId: user.id });
  const runs = name ? `, and runs ${name}` : district ? `, and sees the numbers of ${district}` : '';
  const made = `Made the ${user.role} account of ${user.full_name}: signs in with ${user.email} or ${user.screen_name}${runs}.`;
  return link ? `${made}\nTheir password can be chosen within three days, once:\n${link}` : made;
};

const commands = ['create', 'reset-password', 'domain'];

/** Which of them, with what it needs. */
const planCommand = (args: string[]): ((deps: OperatorDeps) => Promise<string>) => {
  const { command, values } = readArguments(args);
  const { email, school, add, remove } = values;
  if (!commands.includes(command)) throw new StartupError(usage);
  if (command === 'domain') {
    if (!school) throw new StartupError(`--school is missing.\n${usage}`);
    return ({ db }) => changeDomainsAsOperator(db, { school: school.trim(), add, remove });
  }
  if (!email) throw new StartupError(`--email is missing.\n${usage}`);
  if (command === 'create') return (deps) => createAccount(deps, { ...values, email });
  return async (deps) =>
    `A new password can be chosen within three days, once:\n${await resetPasswordAsOperator(deps, email)}`;
};

/** What an operator does to accounts; returns what to print. */
export const runAccountCommand = async (args: string[], environment: NodeJS.ProcessEnv): Promise<string> => {
  const run = planCommand(args);
  const config = readConfig(environment);
  const { url, stop } = await openConfiguredDatabase(config);
  const database = connect(url, 2);
  try {
    await migrate(database.pool);
    return await run({ config, db: database.db, clock: systemClock });
  } finally {
    await database.close();
    await stop();
  }
};

/** One line for what the operator can mend; the stack only for what we should. */
export const errorLine = (error: unknown): string => {
  if (error instanceof StartupError || error instanceof AppError) return error.message;
  if (error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND'].includes(String(error.code)))
    return `The database can't be reached: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
