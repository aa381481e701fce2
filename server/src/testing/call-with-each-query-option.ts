import { inflateRawSync, inflateSync } from 'node:zlib';
import { apiBase, type Endpoint } from '@inkling/contract';
import { z } from 'zod';
import type { NamedEndpoint } from './call-every-endpoint.ts';
import { exampleInputOf, idPlacesOf, keyOf, withIds } from './ids-in-calls.ts';
import type { TestApp } from './test-app.ts';

/** By the name a path or a key has for it: `writings` of `/writings/:id`, `feedback` of `:feedback_id`. */
export type Ids = Record<string, number>;
const noRow = 2_147_483_646;

const pathOf = ({ path }: Endpoint, ids: Ids): string =>
  path.replace(/(?:([^/]+)\/)?:(\w+)/g, (_, segment: string | undefined, name: string) => {
    const id = ids[name === 'id' ? (segment ?? '') : name.replace(/_id$/, '')] ?? noRow;
    return segment === undefined ? String(id) : `${segment}/${id}`;
  });

const choicesOf = (schema: z.core.JSONSchema.BaseSchema): string[] => [
  ...(schema.enum ?? []).map(String),
  ...(schema.anyOf ?? []).flatMap((part) => (typeof part === 'object' ? choicesOf(part) : [])),
];

/** The least a call takes with every id it can name, then each choice that its query offers: orders, filters, formats. */
const queriesOf = ({ query }: Endpoint, ids: Ids): Record<string, unknown>[] => {
  if (!query) return [{}];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  const named = Object.keys(properties).flatMap((key) => {
    const id = ids[key.replace(/_id(_eq)?$/, '')];
    return id !== undefined && /_id(_eq)?$/.test(key) ? [[key, id] as const] : [];
  });
  const chosen = Object.entries(properties).flatMap(([key, value]) =>
    typeof value === 'object' ? choicesOf(value).map((choice) => ({ [key]: choice })) : [],
  );
  return [{}, Object.fromEntries(named), ...chosen];
};

const bodyOf = (endpoint: Endpoint, ids: Ids): Record<string, unknown> | undefined => {
  let { body } = exampleInputOf(endpoint);
  if (!body) return undefined;
  for (const place of idPlacesOf(endpoint).filter(({ part }) => part === 'body'))
    body = withIds(body, place.path, [ids[keyOf(place).replace(/_ids?$/, '')] ?? noRow]);
  return body;
};

const inflated = (bytes: Buffer, inflate: (bytes: Buffer) => Buffer): string => {
  try {
    return inflate(bytes).toString('latin1');
  } catch {
    // Not packed, such as a picture.
    return bytes.toString('latin1');
  }
};

/** Before each file of a zip. */
const fileInZip = 'PK\u0003\u0004';

/** Where the objects of a PDF begin, which says how well moments could be packed and nothing else. */
const pdfTable = /<<\n\/Type \/XRef[\s\S]*?endstream/g;

/** What is packed into a file: each stream of a PDF, each file of a zip. */
const unpacked = (file: Buffer): string => {
  const text = file.toString('latin1').replace(pdfTable, '');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    inflated(Buffer.from(stream, 'latin1'), inflateSync),
  );
  const files = text
    .split(fileInZip)
    .slice(1)
    .map((part) => {
      const bytes = Buffer.from(part, 'latin1');
      const start = 26 + bytes.readUInt16LE(22) + bytes.readUInt16LE(24);
      return inflated(bytes.subarray(start, start + bytes.readUInt32LE(14)), inflateRawSync);
    });
  return [...streams, ...files].join('\n');
};

/** What is not the same in two worlds with the same rows: tokens, moments, and what PDFs say of themselves. */
export const maskRandomValues = (text: string): string =>
  text
    .replace(/[\w-]{22,}/g, '<token>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, '<moment>')
    .replace(/D:\d{14}Z/g, '<moment>')
    .replace(/("tracking_code": ?)"\w+"/g, '$1<token>');

/** Whatever the order in which several things were ready. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'string') ? value.toSorted() : value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
};

const textOf = (payload: Buffer, type: string): string => {
  if (/pdf|zip|octet|word/.test(type)) return unpacked(payload);
  if (type.includes('json') && payload.length > 0)
    return JSON.stringify(sorted(JSON.parse(payload.toString('utf8'))));
  return payload.toString('utf8');
};

export interface CapturedResponse {
  /** Which call, with what was asked. */
  call: string;
  status: number;
  text: string;
}

/** Makes a call with each choice it offers, and returns all that it tells, unpacked. */
export const callWithEachQueryOption = async (
  { app }: Pick<TestApp, 'app'>,
  [name, endpoint]: NamedEndpoint,
  { token, ids, body = bodyOf(endpoint, ids) }: { token: string; ids: Ids; body?: object | undefined },
): Promise<CapturedResponse[]> => {
  const told: CapturedResponse[] = [];
  for (const query of queriesOf(endpoint, ids)) {
    const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
    const asked = new URLSearchParams(pairs).toString();
    const { statusCode, headers, rawPayload } = await app.inject({
      method: endpoint.method,
      url: `${apiBase}${pathOf(endpoint, ids)}?${asked}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && endpoint.body && { payload: body }),
    });
    const text = maskRandomValues(textOf(rawPayload, String(headers['content-type'])));
    told.push({ call: asked ? `${name} ${asked}` : name, status: statusCode, text });
  }
  return told;
};
