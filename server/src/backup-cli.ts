import { errorLine } from './account-command.ts';
import { runBackupCommand } from './backup-command.ts';

runBackupCommand(process.argv.slice(2), process.env).then(
  (words) => {
    process.stdout.write(`${words}\n`);
  },
  (error: unknown) => {
    process.stderr.write(`${errorLine(error)}\n`);
    process.exitCode = 1;
  },
);
