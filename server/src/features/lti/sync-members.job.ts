import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { listPlatformCourses } from './platform-courses.queries.ts';
import { createPlatforms, ownerOfPlatform } from './platforms.ts';
import { syncMembers } from './sync-members.ts';

export const syncMembersOfCourse = job({
  name: 'read-names-of-platform-course',
  data: z.object({ id: z.number(), platform_id: z.number().optional() }),
  keyOf: ({ id }) => String(id),
  ownerOf: ownerOfPlatform,
  atOnce: 2,
  run: (deps: Deps, { id }) =>
    syncMembers(
      {
        ...deps,
        platforms: createPlatforms(deps.config),
        secrets: createSecretBox(deps.config, deps.securityEvents),
      },
      id,
    ),
});

/** Every night. */
export const syncMembersOfAllCourses = job({
  name: 'read-names-of-platforms',
  data: z.object({}),
  schedule: '41 4 * * *',
  run: async ({ db, queue }: Pick<Deps, 'db' | 'queue'>) => {
    for (const context of await listPlatformCourses(db)) await queue.send(db, syncMembersOfCourse, context);
  },
});
