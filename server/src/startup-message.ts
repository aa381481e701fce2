import type { Config } from './config.ts';
import { demoAccounts, demoPassword } from './demo/demo-people.ts';

/** What a person sees when the product is ready. */
export const startupMessage = (config: Config): string[] => {
  const lines = ['', `Inkling is ready: ${config.PUBLIC_URL}`];
  if (!config.demo) return lines;
  return [
    ...lines,
    '',
    `Demo logins (password ${demoPassword}):`,
    ...demoAccounts.map(({ login, who }) => `  ${login.padEnd(28)} ${who}`),
  ];
};
