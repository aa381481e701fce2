import { explain, runAccountCommand } from './account-command.ts';

runAccountCommand(process.argv.slice(2), process.env).then(
  (words) => {
    process.stdout.write(`${words}\n`);
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  },
);
