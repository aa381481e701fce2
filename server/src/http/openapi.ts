import type { SwaggerTransform } from '@fastify/swagger';
import { type Endpoint, errorBody } from '@inkling/contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

const errorResponse = {
  description: 'An error; the message is written for the person reading',
  ...z.toJSONSchema(errorBody, { target: 'openapi-3.0' }),
};

const pagingHeaders = Object.fromEntries(
  ['x-total', 'x-page', 'x-total-pages', 'x-per-page', 'x-offset'].map((name) => [name, { type: 'integer' }]),
);

/** What each kind of response has besides its schema, which the framework already knows. */
const responsesOf = ({ response }: Endpoint, described: object): object => {
  switch (response.kind) {
    case 'no-content':
      return { 204: { description: 'Done', type: 'null' } };
    case 'redirect':
      return { 303: { description: 'Leads to a page', type: 'null' } };
    case 'download':
      return {
        200: {
          description: 'A file',
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
        },
      };
    case 'stream':
      return {
        200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      };
    case 'list':
      return { 200: { description: 'A page of the list', headers: pagingHeaders, ...described } };
    case 'json':
      return { 200: { description: 'Done', ...described } };
  }
};

/** Adds to the schemas what only the declaration knows: who must sign in, errors, paging and empty responses. */
export const describeEndpoint: SwaggerTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const endpoint = route.route.config?.endpoint;
  if (!endpoint) return { schema, url };
  const described = (schema.response as Record<string, object> | undefined)?.[200] ?? {}; // Made by the transform above.
  return {
    url,
    schema: {
      ...schema,
      ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
      response: { ...responsesOf(endpoint, described), '4XX': errorResponse },
    },
  };
};
