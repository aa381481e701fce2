import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { baseRow } from './fields.ts';

export const legalDocuments = endpoints({
  readLegalDocument: {
    method: 'GET',
    path: '/pages/:slug',
    summary: 'A document page, such as privacy or terms',
    access: 'public',
    params: z.object({ slug: z.string().max(80) }),
    response: json(baseRow.extend({ slug: z.string(), title: z.string(), content: z.string() })),
  },
});
