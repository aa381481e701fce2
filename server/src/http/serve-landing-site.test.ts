import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOriginPlaceholder } from '@inkling/contract';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveLandingSite } from './serve-landing-site.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'site-'))}/`;
const app = fastify();

beforeAll(() => {
  writeFileSync(`${folder}landing.html`, `<link rel="canonical" href="${siteOriginPlaceholder}/">`);
  writeFileSync(`${folder}landing.zh.html`, '<html lang="zh-Hans">');
  writeFileSync(`${folder}robots.txt`, `Sitemap: ${siteOriginPlaceholder}/sitemap.xml`);
  serveLandingSite(app, folder, 'https://write.example/');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the public documents', () => {
  it('name the address people use', async () => {
    expect((await app.inject('/')).body).toBe('<link rel="canonical" href="https://write.example/">');
    expect((await app.inject('/robots.txt')).body).toBe('Sitemap: https://write.example/sitemap.xml');
  });

  it('have the Chinese page at its own path', async () => {
    expect((await app.inject('/zh?lang=zh')).body).toBe('<html lang="zh-Hans">');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('leave the path to the app where the build has no such file', async () => {
    expect((await app.inject('/b2b')).statusCode).toBe(404);
  });
});
