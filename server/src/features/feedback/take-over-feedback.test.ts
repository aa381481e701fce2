import { fork } from 'node:child_process';
import { once } from 'node:events';
import { feedback, writings } from '@inkling/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { jobs } from '../../all-jobs.ts';
import { leaseSeconds } from '../../jobs/queue.queries.ts';
import { createQueue } from '../../jobs/queue.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import type { Halt } from '../../testing/halting-feedback-process.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const content =
  'The old lighthouse had been dark for a hundred years. Mara climbed the stairs. I want to die and nobody would miss me.';

const feedbackJobs = jobs.filter(({ name }) => name === 'generate-feedback');
const waiting = "queue.jobs where name = 'generate-feedback'";
/** Most of it is the coach, which is loaded twice. */
const patience = { timeout: 240_000, interval: 100 };

describe('feedback of a server that was killed', () => {
  const server = useTestApp();

  const count = async (from: string, id: number): Promise<number> =>
    (await server.deps.pool.query(`select 1 from ${from} = $1`, [id])).rows.length;

  const startOther = async (halt: Halt) => {
    const file = new URL('../../testing/halting-feedback-process.ts', import.meta.url);
    const settings = [server.databaseUrl, server.deps.config.DATA_DIR, halt];
    const other = fork(file, settings, { execArgv: ['--import', 'tsx'] });
    onTestFinished(() => void other.kill('SIGKILL'));
    expect((await once(other, 'message'))[0]).toBe('halted');
    return other;
  };

  it.each<Halt>(['reading', 'wording'])(
    'while it was %s is finished by another within ten seconds, and nothing of it is done twice',
    async (halt) => {
      const student = await buildStudent(server.deps.db);
      const data = [{ id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content }];
      const { id } = await buildWriting(server.deps.db, { student_id: student.id, data, content });
      await server.callAs(student, feedback.requestFeedback, { params: { id }, body: {} });
      const other = await startOther(halt);

      other.kill('SIGKILL');
      await once(other, 'exit');
      const { rows } = await server.deps.pool.query(
        `select attempts, extract(epoch from leased_until - now())::float8 as seconds from ${waiting}`,
      );
      expect(rows).toMatchObject([{ attempts: 1 }]);
      // From then on it is anybody's: a process that sleeps wakes for it.
      expect(rows[0].seconds).toBeLessThanOrEqual(leaseSeconds);

      const queue = createQueue(server.databaseUrl);
      await queue.work(server.deps, feedbackJobs);
      onTestFinished(() => queue.close());
      const left = async () => (await server.deps.pool.query(`select 1 from ${waiting}`)).rows;
      await vi.waitFor(async () => expect(await left()).toEqual([]), patience);

      const { body } = await server.callAs(student, writings.readWriting, { params: { id } });
      const states = Object.values(body.ai_feedback?.generated_status ?? {});
      expect(states.filter((state) => state !== 'generated')).toEqual([]);
      expect(states).toHaveLength(10);
      expect(await count('feedback_rounds where writing_id', id)).toBe(1);
      expect(await count('alerts where student_id', student.id)).toBe(1);
      expect(await count('emails where user_id', student.parent_id ?? 0)).toBe(1);
    },
  );
});
