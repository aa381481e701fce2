import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

const hosts = { MAIN_HOST: 'inkling.test', BUSINESS_HOST: 'schools.inkling.test' };

describe('with a host for educators configured', () => {
  const server = useTestApp(hosts);
  const open = async (host: string, url: string) => {
    const response = await server.app.inject({ method: 'GET', url, headers: { host } });
    return { status: response.statusCode, location: response.headers.location };
  };

  it.each([
    ['inkling.test', '/b2b?from=mail', 'http://schools.inkling.test/b2b?from=mail'],
    ['schools.inkling.test', '/login?redirect=%2Fhelp', 'http://inkling.test/login?redirect=%2Fhelp'],
    ['schools.inkling.test', '/', 'http://schools.inkling.test/b2b'],
  ])('%s%s is sent on to %s', async (host, url, location) => {
    expect(await open(host, url)).toEqual({ status: 302, location });
  });

  it.each([
    ['inkling.test', '/login'],
    ['schools.inkling.test', '/b2b'],
    ['schools.inkling.test', '/app_api/v1/support'],
    ['schools.inkling.test', '/favicon.svg'],
    ['127.0.0.1:3000', '/b2b'],
  ])('%s%s stays where it is', async (host, url) => {
    expect((await open(host, url)).location).toBeUndefined();
  });
});

describe('with no host for educators', () => {
  const server = useTestApp();
  it('serves the page for educators in place', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/b2b' });
    expect(response.headers.location).toBeUndefined();
  });
});
