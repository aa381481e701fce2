import { jobs } from '../all-jobs.ts';
import { startTestAppOnOldDatabase } from './test-app.ts';

/** Where this server, which a test kills, comes to a halt with the first feedback it gives: before the draft is read, or with part of it said. */
export type Halt = 'reading' | 'wording';

const [, , url = '', folder = '', halt = 'reading'] = process.argv;
const { deps } = await startTestAppOnOldDatabase(url, { DATA_DIR: folder });
const { feedback } = deps.coach;

/** Says so, and never goes on. */
const stayHere = () => new Promise<never>(() => process.send?.('halted'));

deps.coach.feedback = async (request) => {
  if (halt === 'reading') return stayHere();
  const given = await feedback(request);
  async function* firstOnly() {
    for await (const part of given.categories) {
      yield part;
      await stayHere();
    }
  }
  return { ...given, categories: firstOnly() };
};

await deps.queue.work(
  deps,
  jobs.filter(({ name }) => name === 'generate-feedback'),
);
