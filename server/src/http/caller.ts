import type { Endpoint, Role } from '@inkling/contract';

/** The signed-in person behind a call, read once per request. */
export interface Caller {
  id: number;
  role: Role;
  session_id: number;
  email: string | null;
  email_verified: boolean;
  parent_id: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
