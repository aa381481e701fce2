import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { createBudgets } from '../http/budgets.ts';
import { createLog } from '../http/log.ts';
import { createQueue } from '../jobs/queue.ts';
import { openFileStore } from '../services/files/open-file-store.ts';
import { memoryMail } from '../services/mail/memory-mail.ts';
import { jobs } from '../work.ts';
import { cloneTemplate } from './template.ts';
import { TestClock } from './test-clock.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps & { clock: TestClock; mail: ReturnType<typeof memoryMail> };
  /** Does everything that waits behind the answers. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The real app on a database of its own; mail, clock and files are kept at hand. */
export const startTestApp = async (
  clusterUrl: string,
  environment: Record<string, string> = {},
): Promise<TestApp> => {
  const database = await cloneTemplate(clusterUrl);
  const folder = await mkdtemp(join(tmpdir(), 'inkling-files-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...environment });
  const connection = connect(database.url, 5);
  const queue = await createQueue(database.url, jobs, { upkeep: false });
  const deps = {
    config,
    db: connection.db,
    pool: connection.pool,
    queue,
    budgets: createBudgets(connection.pool),
    mail: memoryMail(),
    files: openFileStore(config),
    clock: new TestClock(),
    log: createLog(config.LOG_LEVEL),
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    runJobs: () => queue.drain(deps, jobs),
    close: async () => {
      await app.close();
      await queue.close();
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
