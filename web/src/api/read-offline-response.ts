import {
  accounts,
  chat,
  type Endpoint,
  feedbackRounds,
  limits,
  parseDataOfEarlierRelease,
  writings,
} from '@inkling/contract';
import { readStoredOfflineResponse } from './offline-response-storage.ts';
import type { Call } from './typed-calls.ts';

/** All that is kept on a device, and so may be older than this release. */
const kept: Endpoint[] = [
  accounts.readMine,
  accounts.readSettings,
  chat.listCards,
  chat.listMessages,
  feedbackRounds.listRounds,
  writings.listWritings,
  writings.readWriting,
];

const parseItems = (schema: Parameters<typeof parseDataOfEarlierRelease>[0], items: unknown) => {
  if (!Array.isArray(items)) return undefined;
  const parsed = items.map((item) => parseDataOfEarlierRelease(schema, item));
  return parsed.includes(undefined) ? undefined : parsed;
};

/** A list without its page counts is one page. */
const parsePage = (schema: Parameters<typeof parseDataOfEarlierRelease>[0], value: unknown) => {
  if (typeof value !== 'object' || value === null || !('items' in value)) return undefined;
  const items = parseItems(schema, value.items);
  const meta = 'meta' in value && typeof value.meta === 'object' ? value.meta : {};
  const whole = { total: items?.length ?? 0, page: 1, total_pages: 1, per_page: limits.per_page, offset: 0 };
  return items && { items, meta: { ...whole, ...meta } };
};

/**
 * What this device kept of a call, read as this release declares it: what it does not have yet is empty, and what does
 * not fit is left, to be fetched again. Loaded only where there is no network, because it brings zod.
 */
export const readOfflineResponse = async (
  { method, path }: Call<Endpoint>,
  session: string | null,
  url: string,
): Promise<unknown> => {
  const value = await readStoredOfflineResponse(session, url);
  const declared = kept.find((endpoint) => endpoint.method === method && endpoint.path === path)?.response;
  if (declared?.kind === 'json') return parseDataOfEarlierRelease(declared.schema, value);
  return declared?.kind === 'list' ? parsePage(declared.schema, value) : undefined;
};
