import { buildWebIfStale } from './build-web.mjs';
import { fail } from './say.mjs';

const code = await buildWebIfStale();
if (code !== 0) fail('The web app could not be built (see above).');
// In this process: one less between the terminal and the server, and nothing to pass on.
await import('../server/src/main.ts');
