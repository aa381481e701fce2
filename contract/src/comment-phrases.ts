import { z } from 'zod';
import { criteria } from './criteria.ts';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { baseRow, idParams } from './fields.ts';

/** Words a teacher says often and does not want to type again. */
const commentPhrase = baseRow.extend({
  text: z.string(),
  /** What it is about; null for any criterion. */
  criterion: z.enum(criteria).nullable(),
  /** Says what works, and so comes before what to try next. */
  is_praise: z.boolean(),
});
export type CommentPhrase = z.infer<typeof commentPhrase>;

const newPhrase = z.object({
  text: z.string().trim().min(1, 'Please write a phrase').max(500, 'Please keep it under 500 characters'),
  criterion: z.enum(criteria).nullable().default(null),
  is_praise: z.boolean().default(false),
});

export const commentPhrases = endpoints({
  listPhrases: {
    method: 'GET',
    path: '/comment_phrases',
    summary: 'The caller’s own phrases, oldest first',
    access: ['teacher'],
    response: list(commentPhrase),
  },
  addPhrase: {
    method: 'POST',
    path: '/comment_phrases',
    summary: 'Keep a phrase; at most 100',
    access: ['teacher'],
    body: newPhrase,
    response: json(commentPhrase),
  },
  editPhrase: {
    method: 'PUT',
    path: '/comment_phrases/:id',
    summary: 'Change one of your own phrases',
    access: ['teacher'],
    params: idParams,
    body: newPhrase,
    response: json(commentPhrase),
  },
  removePhrase: {
    method: 'DELETE',
    path: '/comment_phrases/:id',
    summary: 'Delete one of your own phrases',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
});
