import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { listPlatformsWithOldKeys, promoteNextKeys, updatePlatform } from './lti.queries.ts';
import { makeToolKey } from './tool-key.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A key is used for half a year. */
const usedMs = 180 * dayMs;
/** The next one is shown for so long before it is used: platforms keep what they have read for hours. */
const shownMs = 2 * dayMs;

/** Shows the next key in good time, and uses it once every platform can know it. */
export const rotateToolKeys = job({
  name: 'rotate-keys-for-platforms',
  data: z.object({}),
  schedule: '23 3 * * *',
  run: async ({
    db,
    clock,
    config,
    log,
    securityEvents,
  }: Pick<Deps, 'clock' | 'config' | 'db' | 'log' | 'securityEvents'>) => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    await promoteNextKeys(db, before(shownMs));
    const secrets = createSecretBox(config, securityEvents);
    for (const { id, code } of await listPlatformsWithOldKeys(db, before(usedMs))) {
      try {
        const { public_key, private_key } = await makeToolKey({ secrets }, code);
        const next = { next_public_key: public_key, next_private_key: private_key, next_key_made_at: now };
        await updatePlatform(db, id, next);
      } catch (error) {
        // Without a key of the server's own the old one goes on.
        log.warn({ err: error, platform: id }, 'no new key for a learning platform');
      }
    }
  },
});
