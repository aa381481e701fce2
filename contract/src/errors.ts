import { z } from 'zod';

/** Every error the server can respond with: its HTTP status and, where the client acts on it, a code. */
export const errorCodes = {
  malformed: { status: 400 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  verify_email: { status: 403, code: 40003 },
  plan_limit: { status: 403, code: 40004 },
  not_found: { status: 404 },
  conflict: { status: 409 },
  too_large: { status: 413 },
  invalid: { status: 422 },
  too_many: { status: 429 },
} as const satisfies Record<string, { status: number; code?: number }>;
export type ErrorCode = keyof typeof errorCodes;

export const errorBody = z.object({
  error_message: z.string(),
  code: z.number().optional(),
  /** One message per wrong field of the input. */
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
