import swagger from '@fastify/swagger';
import { apiBase, contract, type Endpoint } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeEndpoint } from './openapi.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const accessInWords = (endpoint: Endpoint): string =>
  typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ');

const schemaBlock = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (!schema) return '';
  const shape = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2);
  return `<details><summary>${title}</summary><pre>${escapeHtml(shape)}</pre></details>`;
};

const responseBlock = ({ response }: Endpoint): string => {
  if (response.kind === 'no-content') return '<p>Responds 204 without a body.</p>';
  if (response.kind === 'stream') return '<p>Responds with an event stream.</p>';
  if (response.kind === 'redirect') return '<p>Responds 303 and leads to a page.</p>';
  if (response.kind === 'download') return '<p>Responds with a file.</p>';
  return schemaBlock(
    response.kind === 'list' ? 'Response: a list of' : 'Response',
    response.schema,
    'output',
  );
};

const endpointSection = (endpoint: Endpoint): string => `
  <section>
    <h3><code>${endpoint.method} ${apiBase}${endpoint.path}</code></h3>
    <p>${escapeHtml(endpoint.summary)}. <em>Access: ${accessInWords(endpoint)}.</em></p>
    ${schemaBlock('Query', endpoint.query, 'input')}${schemaBlock('Body', endpoint.body, 'input')}${responseBlock(endpoint)}
  </section>`;

const page = (): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inkling API</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: #fffaf2; color: #1d2240; }
  pre { background: #fff; border: 1px solid #ece4d6; border-radius: 8px; padding: 1rem; overflow: auto; }
  h3 { margin-bottom: 0; } section { border-top: 1px solid #ece4d6; } code { font-size: 0.95em; }
</style></head><body><main>
<h1>Inkling API</h1>
<p>JSON over HTTP. Send <code>Authorization: Bearer &lt;token&gt;</code>. Lists response a bare array, with paging in the
<code>x-total</code>, <code>x-page</code>, <code>x-total-pages</code>, <code>x-per-page</code> and <code>x-offset</code> headers.
Errors response <code>{ "error_message", "code"?, "fields"? }</code>. The same as <a href="/app_api/openapi.json">OpenAPI</a>.</p>
${Object.entries(contract)
  .map(([name, group]) => `<h2>${name}</h2>${Object.values(group).map(endpointSection).join('')}`)
  .join('')}
</main></body></html>`;

export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Inkling API', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeEndpoint,
  });
  app.get('/app_api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/app_api/docs', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html').send(page()),
  );
};
