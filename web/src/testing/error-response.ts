import { type ErrorCode, errorCodes } from '@inkling/contract';

/** Thrown by a fake answer, it reaches the page as the server would send it. */
export class ErrorResponse extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(errorCode: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    const { status, code }: { status: number; code?: number } = errorCodes[errorCode];
    this.status = status;
    this.body = { error_message: message, ...(code && { code }), ...details };
  }
}

/** One field is wrong: its message is also the message of the whole, as on the server. */
export const fieldError = (field: string, message: string): ErrorResponse =>
  new ErrorResponse('invalid', message, { fields: { [field]: message } });
