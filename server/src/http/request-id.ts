import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The form of what our own browsers send, and of nothing that a person could have written. */
const random = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The browser names its calls itself, so that one can be found in the log whose answer it never saw. */
export const requestIdOf = (headers: IncomingHttpHeaders): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && random.test(given) ? given : randomUUID();
};
