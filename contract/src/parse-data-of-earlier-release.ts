import { z } from 'zod';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fillFields = (shape: Record<string, unknown>, value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fillGaps(schema, value[name])]));

/** What an earlier release did not know yet is empty: no list, nothing, no. A text or a number can't be guessed. */
const fillGaps = (schema: unknown, value: unknown): unknown => {
  if (schema instanceof z.ZodNullable) return fillGaps(schema.unwrap(), value ?? null);
  if (schema instanceof z.ZodOptional && value !== undefined) return fillGaps(schema.unwrap(), value);
  if (schema instanceof z.ZodBoolean) return value === undefined ? false : value;
  if (schema instanceof z.ZodArray) {
    const items = value === undefined ? [] : value;
    return Array.isArray(items) ? items.map((item) => fillGaps(schema.element, item)) : items;
  }
  return schema instanceof z.ZodObject && isFields(value) ? fillFields(schema.shape, value) : value;
};

/** Something kept from an earlier release, as this one declares it; undefined where it does not fit any more. */
export const parseDataOfEarlierRelease = <S extends z.ZodType>(
  schema: S,
  value: unknown,
): z.output<S> | undefined => schema.safeParse(fillGaps(schema, value)).data;
