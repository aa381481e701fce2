import { z } from 'zod';
import { endpoints, json, list, stream } from './endpoint.ts';
import { baseRow, id, paging } from './fields.ts';

export const chatMessage = baseRow.extend({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  extra: z.object({
    step_id: z.string().optional(),
    coach: z.enum(['built-in', 'model']).optional(),
    /** The reply broke off; it can be asked for again. */
    cut: z.boolean().optional(),
    /** The fixed text shown when a child may need help from a person. */
    caring: z.boolean().optional(),
    opening: z.boolean().optional(),
  }),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chat = endpoints({
  listMessages: {
    method: 'GET',
    path: '/chat_messages',
    summary: 'Messages of a writing’s chat, newest first unless ordered otherwise',
    access: 'signed-in',
    query: z.object({
      ...paging,
      chat_id_eq: id,
      order_by: z.enum(['created_at asc', 'created_at desc']).optional(),
    }),
    response: list(chatMessage),
  },
  sendMessage: {
    method: 'POST',
    path: '/chat_messages',
    summary: 'Say something to the coach; the reply is an event stream',
    access: ['student'],
    rateLimit: 'message',
    body: z.object({
      chat_id: id,
      content: z
        .string()
        .trim()
        .min(1, 'Please write something')
        .max(4000, 'Please keep it under 4,000 characters'),
      /** Where the child is, so that the coach speaks about that step. */
      step_id: z.string().max(60).optional(),
    }),
    response: stream,
  },
  askReplyAgain: {
    method: 'POST',
    path: '/chat_messages/reply',
    summary: 'Ask again for the reply to the last message, after it broke off; an event stream',
    access: ['student'],
    rateLimit: 'message',
    body: z.object({ chat_id: id, step_id: z.string().max(60).optional() }),
    response: stream,
  },
  openStep: {
    method: 'POST',
    path: '/chat_messages/open',
    summary: "The coach's first question of a step; made once, then the same",
    access: ['student'],
    body: z.object({ chat_id: id, step_id: z.string().max(60) }),
    response: json(chatMessage),
  },
});
