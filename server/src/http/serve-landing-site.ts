import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { landingPaths, screens, siteOriginPlaceholder } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';

const html = 'text/html; charset=utf-8';

/** The public pages and what search engines ask for: files of the build, by the path they are served at. */
const documents = [
  { path: landingPaths.en, file: 'landing.html', type: html },
  { path: landingPaths.zh, file: 'landing.zh.html', type: html },
  { path: screens.educators.path, file: 'educators.html', type: html },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8' },
];

/** Serves them with the address people use, which the build did not know. */
export const serveLandingSite = (app: FastifyInstance, folder: string, publicUrl: string): void => {
  const origin = publicUrl.replace(/\/$/, '');
  for (const { path, file, type } of documents) {
    // A build of an older release has none; the app's shell is sent then.
    if (!existsSync(folder + file)) continue;
    const text = readFileSync(folder + file, 'utf8').replaceAll(siteOriginPlaceholder, origin);
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(type).send(text);
    });
  }
};
