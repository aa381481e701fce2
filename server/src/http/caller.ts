import type { Endpoint, Role } from '@inkling/contract';

/** The signed-in person behind a call, read once per request. */
export interface Caller {
  id: number;
  role: Role;
  session_id: number;
  email: string | null;
  email_verified: boolean;
  parent_id: number | null;
  /** Came in with pictures, for one lesson, on a tablet that others use too. */
  is_in_lesson: boolean;
  /** Courses of colleagues that a teacher helps to teach today; empty for everybody else. */
  shared_courses: number[];
}

/** A teacher as far as it matters for what they see. */
export type Teacher = Pick<Caller, 'id' | 'shared_courses'>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
