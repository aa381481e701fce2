import { genres } from '@inkling/contract';
import { z } from 'zod';

/** Writing types that share another genre's criteria. */
const genreOfActivityType: Record<string, (typeof genres)[number]> = {
  descriptive: 'narrative',
  creative: 'narrative',
  imaginative: 'narrative',
  expository: 'persuasive',
  informative: 'persuasive',
  argumentative: 'persuasive',
};

export const genreSchema = z
  .string()
  .trim()
  .toLowerCase()
  .transform((type) => genreOfActivityType[type] ?? type)
  .pipe(z.enum(genres));

export const yearSchema = z.coerce.number().min(0).max(13);

export const spellingDialectSchema = z.enum(['au', 'us']);

/** One line of a batch. */
export const pieceLineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  genre: genreSchema,
  year: yearSchema,
  spelling: spellingDialectSchema.nullish(),
});
