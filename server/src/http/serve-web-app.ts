import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { notFound } from './app-error.ts';
import { redirectWrongHosts } from './host-redirects.ts';
import { serveLandingSite } from './serve-landing-site.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Below these a browser expects data or a file; a page in its place would only confuse. */
const notPages = /^\/(app_api|assets|files)(\/|\?|$)/;

/** A dot in the last part names a file, such as an icon. */
const isPagePath = (url: string): boolean => !notPages.test(url) && !/\.\w+(\?|$)/.test(url);

const yearSeconds = 31_536_000;
/** Files under assets/ carry a hash of their content in the name; everything else is requested again. */
const cacheOf = (path: string): string =>
  path.includes('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';

/** The built web: the public pages, files by name, and the app's shell for every other path a browser opens. */
export const serveWebApp = async (app: FastifyInstance, config: Config): Promise<void> => {
  redirectWrongHosts(app, config, isPagePath);
  const isBuilt = existsSync(`${webFolder}index.html`);
  if (isBuilt) {
    serveLandingSite(app, webFolder, config.PUBLIC_URL);
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      cacheControl: false,
      // The build left compressed copies beside its larger files.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', cacheOf(path));
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !notPages.test(request.url);
    if (!isBuilt || !wantsPage) throw notFound();
    return reply.sendFile('index.html');
  });
};
