import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const takesBody = (request: FastifyRequest): boolean =>
  request.routeOptions.config.endpoint?.body !== undefined;

/** What another service posts as a form; a name that comes twice counts once, by its last value. */
const parseForm = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

const notJson = () => new AppError('malformed', 'The request is not valid JSON.');

/** JSON, and what a mail program posts to unsubscribe with one click (RFC 8058): a form whose content says nothing. */
export const addBodyParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A signature is over the very bytes.
    if (request.routeOptions.config.endpoint?.signedBy) return done(null, text);
    // Many clients name JSON also where they send nothing.
    if (text === '') return done(null, undefined);
    return parseJson(request, text, (error, body) => done(error && notJson(), body));
  });
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser<string>(
    forms,
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (request, text, done) => {
      if (request.routeOptions.config.endpoint?.form) return done(null, parseForm(text));
      return done(takesBody(request) ? new AppError('malformed', 'This call takes JSON.') : null, undefined);
    },
  );
};
