/** Every refusal the server can give: its HTTP status and, where the client acts on it, its code. */
export const errorCodes = {
  malformed: { status: 400 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  verify_email: { status: 403, code: 40003 },
  plan_limit: { status: 403, code: 40004 },
  /** The password or a passkey first: see `confirmIdentity`. */
  confirm_identity: { status: 403, code: 40005 },
  not_found: { status: 404 },
  conflict: { status: 409 },
  too_large: { status: 413 },
  invalid: { status: 422 },
  too_many: { status: 429 },
} as const satisfies Record<string, { status: number; code?: number }>;
export type ErrorCode = keyof typeof errorCodes;

/** The one answer to anything that is wrong with a class code. */
export const wrongClassCodeText = 'Invalid code, please check and try again';
