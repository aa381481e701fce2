import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Where the browser may reach besides ourselves: the bucket, when uploads go straight to it. */
const bucketOrigin = (config: Config): string[] => {
  if (!config.S3_BUCKET) return [];
  return config.S3_ENDPOINT
    ? [new URL(config.S3_ENDPOINT).origin]
    : [`https://${config.S3_BUCKET}.s3.${config.S3_REGION}.amazonaws.com`];
};

/** The pages that a learning platform shows inside its own: they hold nothing and do nothing by one click. */
const framedPages = /^\/lti\/(start|register)\/[\w-]+\/?(\?|$)/;
/** From these what a teacher chose goes to the platform, as a form. */
const postingPages = /^\/lti\/(start\/[\w-]+|set-up)\/?(\?|$)/;

const allowOnPlatforms = (app: FastifyInstance, isHttps: boolean): void => {
  app.addHook('onSend', async (request, reply) => {
    const isFramed = framedPages.test(request.url);
    if (isFramed) reply.removeHeader('x-frame-options');
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const anywhere = isHttps ? 'https:' : 'https: http:';
    const framed = isFramed
      ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${anywhere}`)
      : policy;
    const open = postingPages.test(request.url)
      ? framed.replace("form-action 'self'", `form-action 'self' ${anywhere}`)
      : framed;
    if (open !== policy) reply.header('content-security-policy', open);
  });
};

export const secureHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const bucket = bucketOrigin(config);
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // The component kit sets sizes and colours in style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...bucket],
        'media-src': ["'self'", 'blob:', ...bucket],
        'connect-src': ["'self'", ...bucket],
        'font-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
  });
  allowOnPlatforms(app, isHttps);
};
