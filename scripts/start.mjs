import { buildServerIfStale } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { fail } from './log.mjs';

const PARENT_CHECK_MS = 500;

/** When npm is killed we must end too: otherwise we would go on using the port and the data unnoticed. */
function stopWithParent() {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid === parent) return;
    // Once: a second signal would not let us stop in order.
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(check, PARENT_CHECK_MS).unref();
}

if (process.env.npm_lifecycle_event === 'start') stopWithParent();
const code = await buildWebIfStale();
if (code !== 0) fail('The web app could not be built (see above).');
await buildServerIfStale();
// In this process: one less between the terminal and the server, and nothing to pass on.
await import('../server/dist/main.js');
