import { apiBase } from '@inkling/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Something a browser was given to be known by, and a way to give it something else. */
export interface BrowserCookie {
  /** Empty when it has none. */
  value: string;
  write(value: string): void;
}

interface CookieKind {
  name: string;
  path: string;
  maxAgeSeconds: number;
}

/** Scripts can't read it, no other site can send it, and only calls below its path carry it. */
const browserCookie = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { name, path, maxAgeSeconds }: CookieKind,
): BrowserCookie => ({
  value: (request.headers.cookie ?? '').match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1] ?? '',
  write: (value) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const scope = `Path=${path}; HttpOnly; SameSite=Strict`;
    reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}; ${scope}${secure}`);
  },
});

export const browserCookies = (request: FastifyRequest, reply: FastifyReply) => ({
  /** Known to the accounts that signed in here; only calls about sessions carry it. */
  deviceCookie: browserCookie(
    { request, reply },
    {
      name: 'known_device',
      path: new URL(request.url, 'http://localhost').pathname,
      maxAgeSeconds: 365 * 24 * 60 * 60,
    },
  ),
  /** Tells the tablets of a class apart while children tap their pictures; it says nothing of who they are. */
  tabletCookie: browserCookie(
    { request, reply },
    { name: 'tablet', path: `${apiBase}/class_sign_in`, maxAgeSeconds: 24 * 60 * 60 },
  ),
  /** Ties a sign-in with a passkey to the browser that began it. */
  passkeyCookie: browserCookie(
    { request, reply },
    { name: 'passkey', path: `${apiBase}/passkeys`, maxAgeSeconds: 60 * 60 },
  ),
  /** Ties a sign-in with a school to the browser that began it. */
  ssoCookie: browserCookie({ request, reply }, { name: 'sign_on', path: apiBase, maxAgeSeconds: 60 * 60 }),
});
