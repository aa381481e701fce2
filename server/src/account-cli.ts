import { errorLine, runAccountCommand } from './account-command.ts';

runAccountCommand(process.argv.slice(2), process.env).then(
  (words) => {
    process.stdout.write(`${words}\n`);
  },
  (error: unknown) => {
    process.stderr.write(`${errorLine(error)}\n`);
    process.exitCode = 1;
  },
);
