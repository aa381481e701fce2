import { z } from 'zod';
import { limits } from './limits.ts';

/** Shapes that many declarations share. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);
export const idParams = z.object({ id });

export const timestamp = z.iso.datetime();
/** yyyy-MM-dd, read in the school's time zone. */
export const isoDate = z.iso.date();
export const baseRow = z.object({ id: z.number(), created_at: timestamp, updated_at: timestamp });

/** A record to choose from a list. */
export const selectOption = z.object({ id: z.number(), title: z.string() });

export const file = z.object({ url: z.string(), filename: z.string() });
/** With what a form sends back to keep it. */
export const attachedFile = file.extend({ signed_id: z.string(), content_type: z.string() });
/** Attaches an uploaded file by the signed id from its upload. */
export const upload = z.object({ signed_id: z.string() });

export const paging = {
  /** Starts at 1; 0 means everything, up to the cap. */
  page: z.coerce.number().int().min(0).default(1),
  per_page: z.coerce.number().int().min(1).max(limits.per_page_max).optional(),
  page_size: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
};

export const message = z.object({ message: z.string() });

const address = z.email('Please enter a valid e-mail address').max(254);
export const email = z.string().trim().toLowerCase().pipe(address);
/** Each form has its own words for an empty field. */
export const requiredEmail = (missing: string) =>
  z.string(missing).trim().toLowerCase().min(1, missing).pipe(address);

export const newPassword = z
  .string()
  .min(limits.password_min, 'Password must be at least 8 characters')
  .max(limits.password_max, 'Password must be at most 200 characters');

export const requiredPassword = (missing: string) => z.string(missing).min(1, missing).pipe(newPassword);

/** For a rule about two fields: it is checked, and can be shown, while others are still wrong. */
export const checkDespiteOtherErrors = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
};

/** Only who stands in has a last day. */
export const hasLastDay = {
  check: ({ role, ends_on }: { role: string; ends_on: string | null }): boolean =>
    (role === 'relief') === (ends_on !== null),
  said: {
    path: ['ends_on'],
    message: 'Please choose the last day of a relief teacher',
    ...checkDespiteOtherErrors,
  },
};

export const username = z
  .string()
  .trim()
  .min(1, 'Username is required')
  .max(40, 'Username must be at most 40 characters')
  .regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores');

export const fullName = z
  .string()
  .trim()
  .min(1, 'Full name is required')
  .max(120, 'Full name must be at most 120 characters');

export const gradeLevel = z
  .number('Grade is required')
  .int()
  .min(limits.grade_min, 'Grade must be between 1 and 12')
  .max(limits.grade_max, 'Grade must be between 1 and 12');
