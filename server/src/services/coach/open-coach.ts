import { type Coach, createCoach } from '@inkling/coach';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';

/** The built-in coach, with the configured model on top. Nothing is loaded before `prepare` or the first question. */
export const openCoach = (config: Config, log: FastifyBaseLogger): Coach =>
  createCoach({
    spelling: 'au',
    engine: config.COACH_ENGINE,
    markers: config.COACH_MARKERS,
    ...(config.AI_PROVIDER &&
      config.AI_MODEL && {
        model: {
          provider: config.AI_PROVIDER,
          model: config.AI_MODEL,
          ...(config.AI_API_KEY && { apiKey: config.AI_API_KEY }),
          ...(config.AI_BASE_URL && { baseUrl: config.AI_BASE_URL }),
        },
      }),
    log: (entry) => log.warn(entry, 'language model failed'),
  });
