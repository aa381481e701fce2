import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { openCoach } from './services/coach/open-coach.ts';

/** Lets the coach make and keep what it looks up, for a folder that nobody may write to later. */
const coach = openCoach(readConfig(process.env), createLog('warn'));
try {
  await coach.prepare();
} finally {
  await coach.close();
}
