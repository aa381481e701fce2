import { setPlainValidationMessages } from '@inkling/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseErrorOf } from '../db/database-error.ts';
import { AppError, notFound } from './app-error.ts';

const malformed: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut off.',
  FST_CP_ERR_INVALID_CONTENT_ENCODING:
    'This call takes bodies as they are or compressed with gzip, deflate or br.',
};

const fromValidation = (error: FastifyError): AppError => {
  // A path that can't name a row names none.
  if (error.validationContext === 'params') return notFound();
  const fields: Record<string, string> = {};
  for (const issue of error.validation ?? []) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    fields[field] ??= issue.message ?? 'Not valid';
  }
  return new AppError('invalid', Object.values(fields)[0] ?? 'Please check what you entered.', { fields });
};

/** A zero byte or half a character somewhere in the input: the only texts PostgreSQL can't keep. */
const isUnstorable = (error: unknown): boolean =>
  ['22021', '22P05'].includes(databaseErrorOf(error)?.code ?? '');

/** What the framework and its plugins lay to the client, whatever they call it. */
const isClientError = ({ statusCode = 500 }: FastifyError): boolean => statusCode >= 400 && statusCode < 500;

const toAppError = (error: FastifyError): AppError | null => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('too_large', 'This is too large to send.');
  if (isUnstorable(error)) return new AppError('malformed', "Your text contains a character we can't store.");
  const words = malformed[error.code];
  // A path that leaves the folder of the web names no file in it.
  if (error.statusCode === 403 || error.statusCode === 404) return notFound();
  if (words || isClientError(error)) return new AppError('malformed', words ?? 'The request is not valid.');
  return null;
};

export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toAppError(error);
  if (known) {
    if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
    reply.status(known.status).send(known.body);
    return;
  }
  request.log.error({ err: error, request_id: request.id }, 'request failed');
  reply
    .status(500)
    .send({ error_message: 'Something went wrong on our side. Please try again.', request_id: request.id });
};

export const handleErrors = (app: FastifyInstance): void => {
  setPlainValidationMessages();
  app.setErrorHandler(sendError);
};
