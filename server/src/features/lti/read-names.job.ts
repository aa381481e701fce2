import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { listContextIds } from './names.queries.ts';
import { createPlatforms } from './platforms.ts';
import { readNames } from './read-names.ts';

export const readNamesOfCourse = job({
  name: 'read-names-of-platform-course',
  data: z.object({ id: z.number() }),
  keyOf: ({ id }) => String(id),
  run: (deps: Deps, { id }) =>
    readNames(
      { ...deps, platforms: createPlatforms(deps.config), secrets: createSecretBox(deps.config) },
      id,
    ),
});

/** Every night, one course after the other. */
export const readNamesOfAllCourses = job({
  name: 'read-names-of-platforms',
  data: z.object({}),
  schedule: '41 4 * * *',
  run: async ({ db, queue }: Pick<Deps, 'db' | 'queue'>) => {
    for (const id of await listContextIds(db)) await queue.send(db, readNamesOfCourse, { id });
  },
});
