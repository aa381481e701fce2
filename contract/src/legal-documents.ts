import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { baseRow } from './fields.ts';
import { languages } from './languages.ts';

export const legalDocuments = endpoints({
  readLegalDocument: {
    method: 'GET',
    path: '/pages/:slug',
    summary: 'A document page, such as privacy or terms',
    access: 'public',
    params: z.object({ slug: z.string().max(80) }),
    query: z.object({ language: z.enum(languages).default('en') }),
    response: json(
      baseRow.extend({
        slug: z.string(),
        title: z.string(),
        content: z.string(),
        /** English where there is no translation. */
        language: z.enum(languages),
      }),
    ),
  },
});
