import type { AddressInfo } from 'node:net';
import { fillDemoSchool } from '../demo/fill-demo-school.ts';
import { jobs } from '../work.ts';
import { startTestApp } from './test-app.ts';

/** What a browser test may ask of its server, beside using it. */
export interface BrowserServerCommands {
  /** Letters to this address, oldest first. */
  letters: (to: string) => { subject: string; plain: string }[];
  /** Moves the clock on. */
  advance: (duration: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
}

interface Request {
  id: number;
  command: keyof BrowserServerCommands;
  argument: never;
}

/** Its own process, as in production: a test can stop or kill it. Its parent gives the database and hears the port. */
const serve = async (clusterUrl: string): Promise<void> => {
  const { app, deps, close } = await startTestApp(clusterUrl);
  await fillDemoSchool(deps);
  await deps.queue.work(deps, jobs);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const commands: BrowserServerCommands = {
    letters: (to) =>
      deps.mail.sent.filter((letter) => letter.to === to).map(({ subject, plain }) => ({ subject, plain })),
    advance: (duration) => deps.clock.advance(duration),
  };
  process.on('message', ({ id, command, argument }: Request) => {
    process.send?.({ id, answer: commands[command](argument) });
  });
  process.on('disconnect', () => close().then(() => process.exit(0)));
  const { port } = app.server.address() as AddressInfo; // A TCP server's address is never a string.
  process.send?.({ port });
};

await serve(process.argv[2] ?? '');
