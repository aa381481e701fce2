import { screens } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

interface Hosts {
  main: string;
  educators: string;
}

const educatorsPath = screens.educators.path;

/** Where a page asked for at this host really lives, or nothing when it lives here. */
export const redirectTarget = (hosts: Hosts, host: string, url: string): string | undefined => {
  const [path] = url.split('?');
  if (host === hosts.main && path === educatorsPath) return `//${hosts.educators}${url}`;
  if (host !== hosts.educators || path === educatorsPath) return undefined;
  return path === '/' ? `//${hosts.educators}${educatorsPath}` : `//${hosts.main}${url}`;
};

/** With two hosts configured, one serves the page for educators alone and the other everything else. */
export const redirectWrongHosts = (
  app: FastifyInstance,
  config: Config,
  isPage: (url: string) => boolean,
) => {
  const { MAIN_HOST: main, BUSINESS_HOST: educators } = config;
  if (!main || !educators) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || !isPage(request.url)) return;
    const place = redirectTarget({ main, educators }, request.host, request.url);
    if (place) return reply.redirect(`${request.protocol}:${place}`);
  });
};
