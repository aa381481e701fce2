import type { z } from 'zod';

export const apiBase = '/app_api/v1';

export const roles = ['student', 'teacher', 'parent'] as const;
export type Role = (typeof roles)[number];

/** Who may call at all. Which rows they may touch is the policy's business on the server. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** How many calls a caller may make in a time, by name; enforced across all processes of the server. */
export const rateLimits = [
  'sign-in',
  'sign-on',
  'class-sign-in',
  'sign-out-notice',
  'connection-test',
  'sign-up',
  'email',
  'upload',
  'message',
  'feedback',
  'hints',
  'export',
  'hand-over',
] as const;
export type RateLimit = (typeof rateLimits)[number];

export type EndpointResponse =
  | { kind: 'json'; schema: z.ZodType }
  | { kind: 'list'; schema: z.ZodType }
  | { kind: 'stream' }
  | { kind: 'download' }
  | { kind: 'redirect' }
  | { kind: 'no-content' };

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', schema }) as const;
/** A bare array in the body, paging in the x- headers. */
export const list = <S extends z.ZodType>(schema: S) => ({ kind: 'list', schema }) as const;
export const stream = { kind: 'stream' } as const;
/** A file to save, with its name in the headers. */
export const download = { kind: 'download' } as const;
/** Leads the browser to a page of ours. */
export const redirect = { kind: 'redirect' } as const;
export const noContent = { kind: 'no-content' } as const;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, with `:name` parameters. */
  path: `/${string}`;
  summary: string;
  access: Access;
  rateLimit?: RateLimit;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Changes how somebody gets in: not for a child that came with pictures, on a tablet that others use too. */
  needsOwnSignIn?: true;
  /** Deletes for good, or decides who gets in: only within ten minutes of proving who one is; perhaps only if a password is sent. */
  needsProof?: true | 'with-password';
  /** The body comes as it was sent, with the value of this header as its signature. */
  signedBy?: 'stripe-signature';
  /** The body comes as a form instead of JSON, from another service. */
  form?: true;
  response: EndpointResponse;
}

export type EndpointGroup = Record<string, Endpoint>;

/** Keeps the exact types of a group's declarations. */
export const endpoints = <const G extends EndpointGroup>(group: G): G => group;

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Checked<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller hands over; parts the declaration lacks are left out. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: Sent<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: Sent<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: Sent<E['body']> } : { body?: undefined });

/** What a handler receives after the checks. */
export interface CheckedInput<E extends Endpoint> {
  params: Checked<E['params']>;
  query: Checked<E['query']>;
  body: Checked<E['body']>;
}

export interface PageMeta {
  total: number;
  page: number;
  total_pages: number;
  per_page: number;
  offset: number;
}

export interface Page<T> {
  items: T[];
  meta: PageMeta;
}

export type ResponseOf<E extends Endpoint> = E['response'] extends {
  kind: 'list';
  schema: infer S extends z.ZodType;
}
  ? Page<z.output<S>>
  : E['response'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? z.output<S>
    : undefined;
