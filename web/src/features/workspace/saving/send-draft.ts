import { apiBase, type StepEntry, type Writing } from '@inkling/contract';
import { storeResponseForOffline } from '../../../api/call.ts';
import { headersOfOwnCall } from '../../../api/headers-of-own-call.ts';
import { writings } from '../../../api/typed-calls.ts';
import type { SaveResponse } from './save-states.ts';

interface Sending {
  writingId: number;
  data: StepEntry[];
  version: number;
  cleared: boolean;
  isLast: boolean;
}

/** Browsers refuse larger bodies for requests that outlive their page: all that are on their way count together. */
const keepaliveBytes = { last: 60_000, usual: 30_000 };

const timeoutMs = 20_000;

const put = ({ writingId, data, version, cleared, isLast }: Sending): Promise<Response> => {
  const body = JSON.stringify({ data, version, ...(cleared && { cleared }) });
  const bytes = new TextEncoder().encode(body).length;
  return fetch(apiBase + writings.saveWriting.path.replace(':id', String(writingId)), {
    method: 'PUT',
    headers: headersOfOwnCall(),
    body,
    keepalive: bytes < keepaliveBytes[isLast ? 'last' : 'usual'],
    ...(!isLast && { signal: AbortSignal.timeout(timeoutMs) }),
  });
};

const tooLong = 'This is too long to be saved. Make it shorter, and it is saved again.';
/** What a child can do something about. */
const messageByStatus = new Map([
  [413, tooLong],
  [422, tooLong],
]);

const readErrorResponse = async (response: Response): Promise<SaveResponse> => {
  if (response.status === 401) return { kind: 'signed-out' };
  if (response.status >= 500 || response.status === 429) return { kind: 'unreachable' };
  // The contract's response to a rejected save, checked by the server; other errors have no writing in it.
  const body = (await response.json().catch(() => ({}))) as { writing?: Writing };
  if (response.status === 409 && body.writing) {
    const { writing } = body;
    if (writing.status === 'completed') return { kind: 'closed' };
    return { kind: 'conflict', theirs: writing.data, version: writing.version };
  }
  return {
    kind: 'rejected',
    message: messageByStatus.get(response.status) ?? 'Failed to save content. Please try again.',
  };
};

/** One try to save, in the words of DraftSync; it never throws. */
export const sendDraft = async (sending: Sending): Promise<SaveResponse> => {
  try {
    const response = await put(sending);
    if (!response.ok) return await readErrorResponse(response);
    const saved = (await response.json()) as Writing; // The contract's answer, checked by the server.
    // Before the words leave the buffer: a reload without a network opens with one of the two.
    await storeResponseForOffline(writings.readWriting, { params: { id: saved.id } }, saved);
    return { kind: 'saved', version: saved.version };
  } catch {
    // No connection or no answer in time: the words are in the buffer and are sent again.
    return { kind: 'unreachable' };
  }
};
