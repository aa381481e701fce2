import { apiBase, type StepEntry, type Writing, writings } from '@inkling/contract';
import { readToken } from '../../../api/token.ts';
import type { SaveAnswer } from './save-states.ts';

interface Sending {
  writingId: number;
  data: StepEntry[];
  version: number;
  cleared: boolean;
  isLast: boolean;
}

/** Browsers refuse larger bodies for requests that outlive their page. */
const keepaliveBytes = 60_000;

const timeoutMs = 20_000;

const put = ({ writingId, data, version, cleared, isLast }: Sending): Promise<Response> => {
  const body = JSON.stringify({ data, version, ...(cleared && { cleared }) });
  return fetch(apiBase + writings.saveWriting.path.replace(':id', String(writingId)), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
    body,
    keepalive: isLast && body.length < keepaliveBytes,
    ...(!isLast && { signal: AbortSignal.timeout(timeoutMs) }),
  });
};

const readRefusal = async (response: Response): Promise<SaveAnswer> => {
  if (response.status === 401) return { kind: 'signed-out' };
  if (response.status >= 500 || response.status === 429) return { kind: 'unreachable' };
  // The contract's answer to a refused save, checked by the server; other refusals have no writing in it.
  const body = (await response.json().catch(() => ({}))) as { writing?: Writing };
  if (response.status === 409 && body.writing) {
    const { writing } = body;
    if (writing.status === 'completed') return { kind: 'closed' };
    return { kind: 'conflict', theirs: writing.data, version: writing.version };
  }
  return { kind: 'refused', message: 'Failed to save content. Please try again.' };
};

/** One try to save, told in the keeper's words; it never throws. */
export const sendDraft = async (sending: Sending): Promise<SaveAnswer> => {
  try {
    const response = await put(sending);
    if (!response.ok) return await readRefusal(response);
    const { version } = (await response.json()) as { version: number }; // The contract's answer, checked by the server.
    return { kind: 'saved', version };
  } catch {
    // No connection or no answer in time: the words are in the buffer and are sent again.
    return { kind: 'unreachable' };
  }
};
