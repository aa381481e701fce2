import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'known_device';
const yearSeconds = 365 * 24 * 60 * 60;

/** What a browser was last given to be known by; empty when nothing. */
export const readDeviceCookie = ({ headers }: FastifyRequest): string =>
  (headers.cookie ?? '').match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1] ?? '';

/** Scripts can't read it, no other site can send it, and only calls about sessions carry it. */
export const writeDeviceCookie = (request: FastifyRequest, reply: FastifyReply, value: string): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const scope = `Path=${new URL(request.url, 'http://localhost').pathname}; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${name}=${value}; Max-Age=${yearSeconds}; ${scope}${secure}`);
};
