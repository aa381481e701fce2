import { lookup as lookUp } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/** An address that somebody typed leads into our own network, or is not encrypted. */
export class ForbiddenAddressError extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';
}

interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type GuardedFetch = (address: string, request: Outgoing) => Promise<Response>;

const bytesMax = 1024 * 1024;

/** Checks what a name stands for at the moment of connecting: a name may stand for something else a second later. */
const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), []);
    if (found.some(({ address }) => isPrivateAddress(address)))
      return callback(new ForbiddenAddressError(hostname), []);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });

/** A first look, before anything is called: what a name stands for is seen only when connecting. */
export const isPublicAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && host !== 'localhost' && !(isIP(host) !== 0 && isPrivateAddress(host));
};

const checkAddress = (url: URL): void => {
  if (!isPublicAddress(url.href)) throw new ForbiddenAddressError(url.hostname);
};

const readBody = async (message: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > bytesMax) throw new Error('the response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const toResponse = async (message: IncomingMessage): Promise<Response> => {
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = await readBody(message);
  return new Response(body.length > 0 ? body : null, { status: message.statusCode ?? 502, headers });
};

const bodyText = (body: unknown): string | undefined =>
  typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined;

/**
 * Calls an address that an admin typed. Our own network is out of reach unless a setting says otherwise, redirects are
 * answers like any other, and a response is small.
 */
export const createGuardedFetch =
  (allowPrivate: boolean): GuardedFetch =>
  async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    if (!allowPrivate) checkAddress(url);
    const { request } = url.protocol === 'https:' ? https : http;
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const text = bodyText(body);
      const outgoing = request(url, {
        method,
        headers: { ...headers, ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }) },
        agent: false,
        ...(signal && { signal }),
        ...(!allowPrivate && { lookup: lookUpPublic }),
      });
      outgoing.on('response', resolve).on('error', reject);
      outgoing.end(text);
    });
    return toResponse(message);
  };
