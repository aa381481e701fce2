import './fast-password-hashing.ts';
import { rm } from 'node:fs/promises';
import type { JSONWebKeySet } from 'jose';
import { jobs } from '../all-jobs.ts';
import { type AddedWriting, addWriting, type NewWriting } from './add-writing.ts';
import { startDemoApp } from './demo-database-template.ts';
import type { E2ePostgres } from './e2e-postgres-process.ts';
import { portOf } from './port-of.ts';
import type { OpenIdClient, OpenIdPerson, TestOpenIdProvider } from './start-openid-provider.ts';
import { startTestApp, startTestAppOnOldDatabase, type TestApp } from './test-app.ts';

/** What a browser test may ask of its server, beside using it. */
export interface E2eServerCommands {
  /** Emails to this address, oldest first. */
  emails: (to: string) => { subject: string; plain: string }[];
  /** Moves the clock on. */
  advance: (duration: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
  addWriting: (writing: NewWriting) => Promise<AddedWriting>;
  /** Queues work that otherwise runs by schedule. */
  runScheduled: (name: string) => Promise<void>;
  /** A school's own sign-in with these people; returns its issuer. */
  startOpenIdProvider: (people: OpenIdPerson[]) => Promise<string>;
  addOpenIdClient: (client: OpenIdClient) => void;
  /** A learning platform with one course; returns its address. */
  startLtiPlatform: () => Promise<string>;
}

/** What a killed server leaves behind, to start it again. */
export interface RestartableServer {
  port: number;
  databaseUrl: string;
  dataDir: string;
}

export interface E2eServerOptions {
  postgres: E2ePostgres;
  environment?: Record<string, string>;
  /** Whether the demo school is seeded; true by default. */
  demo?: boolean;
  /** By which name people reach it; passkeys need one. */
  hostname?: 'localhost';
  /** Goes on where a killed one stopped, at the same address. */
  resume?: RestartableServer;
}

interface Request {
  id: number;
  command: keyof E2eServerCommands;
  argument: never;
}

const start = async (options: E2eServerOptions): Promise<TestApp> => {
  const { postgres, environment = {}, demo = true, resume } = options;
  if (!resume)
    return demo
      ? startDemoApp(postgres.url, postgres.demo, environment)
      : startTestApp(postgres.url, environment);
  const server = await startTestAppOnOldDatabase(resume.databaseUrl, {
    ...environment,
    DATA_DIR: resume.dataDir,
  });
  const close = async () => {
    await server.close();
    await rm(resume.dataDir, { recursive: true, force: true });
  };
  return { ...server, close };
};

/** A school's sign-in beside the server, for the tests that ask for one. */
const openIdCommands = (): Pick<E2eServerCommands, 'startOpenIdProvider' | 'addOpenIdClient'> => {
  let peer: TestOpenIdProvider | undefined;
  return {
    startOpenIdProvider: async (people) => {
      const { startOpenIdProvider } = await import('./start-openid-provider.ts');
      peer = await startOpenIdProvider();
      for (const person of people) peer.people.set(person.sub, person);
      return peer.issuer;
    },
    addOpenIdClient: (client) => peer?.addClient(client),
  };
};

/** Its own process, as in production: a test can stop or kill it. Its parent gives the database and hears the port. */
const serve = async (options: E2eServerOptions): Promise<void> => {
  const { app, deps, databaseUrl, close } = await start(options);
  await deps.queue.work(deps, jobs);
  await app.listen({ port: options.resume?.port ?? 0, host: '127.0.0.1' });
  const commands: E2eServerCommands = {
    emails: (to) =>
      deps.mail.sent.filter((email) => email.to === to).map(({ subject, plain }) => ({ subject, plain })),
    advance: (duration) => deps.clock.advance(duration),
    addWriting: (writing) => addWriting(deps, writing),
    runScheduled: async (name) => {
      const scheduled = jobs.find((one) => one.name === name && one.schedule);
      if (!scheduled) throw new Error(`nothing called ${name} runs by schedule`);
      await deps.queue.send(deps.db, scheduled, {});
    },
    ...openIdCommands(),
    startLtiPlatform: async () => {
      const { startLtiPlatform } = await import('./start-lti-platform.ts');
      return (
        await startLtiPlatform(
          async (url): Promise<JSONWebKeySet> => JSON.parse(await (await fetch(url)).text()),
        )
      ).url;
    },
  };
  process.on('message', async ({ id, command, argument }: Request) => {
    process.send?.({ id, response: await commands[command](argument) });
  });
  process.on('disconnect', () => close().then(() => process.exit(0)));
  const port = portOf(app.server);
  // Known only now: checkouts and portals lead back to it.
  deps.config.PUBLIC_URL = `http://${options.hostname ?? '127.0.0.1'}:${port}`;
  process.send?.({ port, databaseUrl, dataDir: deps.config.DATA_DIR } satisfies RestartableServer);
};

await serve(JSON.parse(process.argv[2] ?? '{}'));
