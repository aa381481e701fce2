import { screens } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

interface Hosts {
  main: string;
  business: string;
}

const businessPath = screens.business.path;

/** Where a page asked for at this host really lives, or nothing when it lives here. */
export const redirectTarget = (hosts: Hosts, host: string, url: string): string | undefined => {
  const [path] = url.split('?');
  if (host === hosts.main && path === businessPath) return `//${hosts.business}${url}`;
  if (host !== hosts.business || path === businessPath) return undefined;
  return path === '/' ? `//${hosts.business}${businessPath}` : `//${hosts.main}${url}`;
};

/** With two hosts configured, one serves the business page alone and the other everything else. */
export const redirectWrongHosts = (
  app: FastifyInstance,
  config: Config,
  isPage: (url: string) => boolean,
) => {
  const { MAIN_HOST: main, BUSINESS_HOST: business } = config;
  if (!main || !business) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || !isPage(request.url)) return;
    const place = redirectTarget({ main, business }, request.host, request.url);
    if (place) return reply.redirect(`${request.protocol}:${place}`);
  });
};
