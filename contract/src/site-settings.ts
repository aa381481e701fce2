import { z } from 'zod';

const line = z.string().trim().min(1).max(300);

/** site.json: what an operator says about themselves on the public pages; read when these are built. */
export const siteSettings = z.strictObject({
  /** While true the pages say that figures and voices are samples. */
  samples: z.boolean(),
  /** Of what ends in `_zh` the Chinese page shows the English where it is missing. */
  claims: z
    .array(
      z.strictObject({
        figure: line.max(12),
        label: line.max(40),
        label_zh: line.max(40).optional(),
      }),
    )
    .max(4),
  testimonials: z
    .array(
      z.strictObject({
        quote: line,
        quote_zh: line.optional(),
        name: line.max(60),
        role: line.max(60),
        role_zh: line.max(60).optional(),
      }),
    )
    .max(6),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().regex(/^\+?[\d ()-]{6,24}$/, 'must be a phone number such as +61 2 5550 0199'),
    social: z.strictObject({ label: line.max(40), url: z.url({ protocol: /^https$/ }) }),
    /** What the code opens: a WeChat profile link or id. */
    wechat: line.max(200),
    whatsapp: z.string().regex(/^\+?[\d ]{6,20}$/, 'must be a number with its country code'),
  }),
});
export type SiteSettings = z.infer<typeof siteSettings>;
