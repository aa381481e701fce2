import type { Endpoint } from '@inkling/contract';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Where in a body or a query a caller names rows. */
export interface IdPlace {
  part: 'body' | 'query';
  /** The keys that lead there; `[]` stands for each item of a list. */
  path: string[];
}

/** `student_ids` of `['student_ids', '[]']`. */
export const keyOf = ({ path }: IdPlace): string => path.findLast((key) => key !== '[]') ?? '';

const alternativesOf = (schema: Schema): Schema[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(
    (part) => typeof part === 'object',
  );

const itemOf = ({ items }: Schema): Schema | undefined =>
  items && typeof items === 'object' && !Array.isArray(items) ? items : undefined;

const isNumber = (schema: Schema): boolean => schema.type === 'integer' || schema.type === 'number';

const isList = (schema: Schema): boolean => schema.type === 'array' || alternativesOf(schema).some(isList);

const holdsNumbers = (schema: Schema): boolean =>
  isNumber(schema) || [itemOf(schema), ...alternativesOf(schema)].some((part) => part && holdsNumbers(part));

/** `course_id`, `student_ids`, `id_in`, `writingId`. Texts name steps or plans, and no rows but uploads. */
const namesRows = (key: string, value: Schema): boolean =>
  key === 'signed_id' || (/(^|_)ids?(_|$)|Ids?$/.test(key) && holdsNumbers(value));

const pathsIn = (schema: Schema, path: string[]): string[][] => {
  const item = itemOf(schema);
  return [
    ...alternativesOf(schema).flatMap((part) => pathsIn(part, path)),
    ...(item ? pathsIn(item, [...path, '[]']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
      if (typeof value !== 'object') return [];
      const here = [...path, key];
      return namesRows(key, value) ? [isList(value) ? [...here, '[]'] : here] : pathsIn(value, here);
    }),
  ];
};

const describe = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Every place of a call where ids of rows stand, apart from its path. */
export const idPlacesOf = ({ body, query }: Endpoint): IdPlace[] => {
  const found = new Map<string, IdPlace>();
  for (const [part, schema] of [['body', body] as const, ['query', query] as const])
    for (const path of schema ? pathsIn(describe(schema), []) : [])
      found.set(`${part}.${path.join('.')}`, { part, path });
  return [...found.values()];
};

const exampleText = ({ format, minLength = 0 }: Schema): string => {
  if (format === 'date') return '2026-03-01';
  if (format === 'date-time') return '2026-03-01T00:00:00.000Z';
  if (format === 'email') return 'somebody@example.test';
  return 'Some words'.padEnd(minLength, '.');
};

/** The least that this schema takes. */
const exampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [alternative] = alternativesOf(schema);
  if (alternative) return exampleOf(alternative);
  if (schema.type === 'string') return exampleText(schema);
  if (isNumber(schema)) return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  const item = itemOf(schema);
  if (schema.type === 'array') return item && schema.minItems ? [exampleOf(item)] : [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
      schema.required?.includes(key) && typeof value === 'object' ? [[key, exampleOf(value)]] : [],
    ),
  );
};

const entriesOf = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [];

const recordOf = (schema: z.ZodType): Record<string, unknown> =>
  Object.fromEntries(entriesOf(exampleOf(describe(schema))));

/** A body and a query that only lack the ids of real rows. */
export const exampleInputOf = ({ body, query }: Endpoint) => ({
  body: body && recordOf(body),
  query: query && recordOf(query),
});

const placeIds = (input: unknown, [key, ...rest]: string[], ids: (number | string)[]): unknown => {
  if (key === undefined) return ids[0];
  if (key === '[]') return ids.map((id) => placeIds(undefined, rest, [id]));
  const known = Object.fromEntries(entriesOf(input));
  return { ...known, [key]: placeIds(known[key], rest, ids) };
};

/** The same body or query with these ids at this place; where only one fits, the first. */
export const withIds = (
  input: Record<string, unknown> | undefined,
  path: string[],
  ids: (number | string)[],
): Record<string, unknown> => Object.fromEntries(entriesOf(placeIds(input, path, ids)));
