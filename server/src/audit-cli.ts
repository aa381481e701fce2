import { errorLine } from './account-command.ts';
import { runAuditCommand } from './audit-command.ts';

runAuditCommand(process.argv.slice(2), process.env, (text) => process.stdout.write(text)).then(
  (isWell) => {
    if (!isWell) process.exitCode = 1;
  },
  (error: unknown) => {
    process.stderr.write(`${errorLine(error)}\n`);
    process.exitCode = 1;
  },
);
