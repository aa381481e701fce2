import { newRequestId } from './request-id.ts';
import { readToken } from './token.ts';

/** For the few calls that are sent past `call`: a stream, and what outlives its page. */
export const headersOfOwnCall = (requestId = newRequestId()): Record<string, string> => ({
  'content-type': 'application/json',
  // Not shown: a header.
  authorization: `Bearer ${readToken() ?? ''}`,
  'x-request-id': requestId,
});
