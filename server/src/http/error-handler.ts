import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFound } from './app-error.ts';

const malformed: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut off.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
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

const toAppError = (error: FastifyError): AppError | null => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('too_large', 'This is too large to send.');
  const words = malformed[error.code];
  if (words || error.statusCode === 400)
    return new AppError('malformed', words ?? 'The request is not valid.');
  return null;
};

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toAppError(error);
  if (known) {
    if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
    reply.status(known.status).send(known.body);
    return;
  }
  // The stack says where; what was sent or stored is never in it, because messages of the database may quote rows.
  request.log.error(
    { err: { type: error.name, code: error.code, stack: stackWithoutMessage(error) } },
    'request failed',
  );
  reply
    .status(500)
    .send({ error_message: 'Something went wrong on our side. Please try again.', request_id: request.id });
};

const stackWithoutMessage = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};
