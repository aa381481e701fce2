import { type ErrorBody, type ErrorCode, errorCodes } from '@inkling/contract';
import type { SecurityEvent } from '../services/security-events/security-event.ts';

/** An error with a message for the person reading; thrown where a rule is broken, sent by the one error handler. */
export class AppError extends Error {
  readonly errorCode: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** Sent beside the message, for example the stored row of a conflict. */
  readonly details: Record<string, unknown> | undefined;
  /** What an operator hears of it. */
  readonly event: SecurityEvent | undefined;

  constructor(
    errorCode: ErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>;
      retryAfter?: number;
      details?: Record<string, unknown>;
      event?: SecurityEvent;
    } = {},
  ) {
    super(message);
    this.errorCode = errorCode;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.details = more.details;
    this.event = more.event;
  }

  get status(): number {
    return errorCodes[this.errorCode].status;
  }

  get body(): ErrorBody {
    const { code }: { status: number; code?: number } = errorCodes[this.errorCode];
    return {
      ...this.details,
      error_message: this.message,
      ...(code && { code }),
      ...(this.fields && { fields: this.fields }),
    };
  }
}

/** The same whether a row is missing or belongs to someone else, so that ids reveal nothing. */
export const notFound = (what = 'This') => new AppError('not_found', `${what} could not be found.`);
export const forbidden = (message: string, event?: SecurityEvent) =>
  new AppError('forbidden', message, { ...(event && { event }) });
export const unauthenticated = () => new AppError('unauthenticated', 'Please sign in.');
export const conflict = (message: string, details?: Record<string, unknown>, event?: SecurityEvent) =>
  new AppError('conflict', message, { ...(details && { details }), ...(event && { event }) });
/** One field of the input is wrong: its message is also the error message. */
export const invalid = (field: string, message: string, event?: SecurityEvent) =>
  new AppError('invalid', message, { fields: { [field]: message }, ...(event && { event }) });
