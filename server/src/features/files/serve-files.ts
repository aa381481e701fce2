import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

export const serveFiles = async (_app: FastifyInstance, _deps: Deps): Promise<void> => undefined;
