import { contractMessages } from './contract-messages.texts.ts';
import { withNumberForSupport } from './request-id.ts';
import { t } from './texts.ts';

/** Children read English, and so do the tests. */
export const timeoutMessage = t.theAnswerTookTooLong;

interface ApiErrorDetails {
  /** 0 when no answer arrived. */
  status: number;
  /** Nothing came in the time a call has. */
  isLate?: boolean;
  code?: number;
  /** What the server said, when it said something readable. */
  userMessage?: string;
  fields?: Record<string, string>;
  /** Of a call that failed on our side, where nobody can tell what to do but support. */
  requestId?: string | undefined;
}

/** A call that failed. Nothing is shown here: the app decides about toast, redirect or dialog. */
export class ApiError extends Error {
  readonly status: number;
  readonly isLate: boolean;
  readonly code: number | undefined;
  readonly userMessage: string | undefined;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor({ status, isLate = false, code, userMessage, fields = {}, requestId }: ApiErrorDetails) {
    super(withNumberForSupport(userMessage ?? t.somethingWentWrongPleaseTry, requestId));
    this.name = 'ApiError';
    this.status = status;
    this.isLate = isLate;
    this.code = code;
    this.userMessage = userMessage && this.message;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** Without a network, or with a server that does not answer: worth waiting for. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** The person answered a dialog about an error with cancel. */
export class CancelledError extends Error {
  constructor() {
    // Not shown: nobody reads what a dialog was cancelled with.
    super('User cancelled the action');
    this.name = 'CancelledError';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readable = (value: unknown): string | undefined => {
  if (typeof value === 'string') return contractMessages.inOwnWords(value.trim()) || undefined;
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  const texts = parts.map(readable).filter((text) => text !== undefined);
  return texts.length > 0 ? texts.join(' ') : undefined;
};

/** The text of an error body: error_message, then messages, then error, then message. */
export const textOfErrorBody = (body: unknown): string | undefined => {
  if (!isRecord(body)) return undefined;
  return (
    readable(body.error_message) ?? readable(body.messages) ?? readable(body.error) ?? readable(body.message)
  );
};

const fieldsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, readable(text) ?? '']))
    : {};

export const errorFromBody = (status: number, body: unknown, requestId?: string): ApiError => {
  const { code, fields } = isRecord(body) ? body : {};
  return new ApiError({
    status,
    code: typeof code === 'number' ? code : undefined,
    userMessage: textOfErrorBody(body),
    fields: fieldsOf(fields),
    ...(status >= 500 && { requestId }),
  });
};

/** What to tell the person: the server's own words, or the caller's when it gave none. */
export const errorText = (error: unknown, otherwise = t.somethingWentWrongPleaseTry): string =>
  error instanceof ApiError
    ? (error.userMessage ?? withNumberForSupport(otherwise, error.requestId))
    : otherwise;
