import { errorLine } from './account-command.ts';
import { runSecretsCommand } from './secrets-command.ts';

runSecretsCommand(process.argv.slice(2), process.env).then(
  ({ words, isDone }) => {
    process.stdout.write(`${words}\n`);
    if (!isDone) process.exitCode = 1;
  },
  (error: unknown) => {
    process.stderr.write(`${errorLine(error)}\n`);
    process.exitCode = 1;
  },
);
