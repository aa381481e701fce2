import { z } from 'zod';
import { endpoints, json, list, stream } from './endpoint.ts';
import { baseRow, id, paging } from './fields.ts';

/** The look of the ink drop beside a reply. */
export const coachMood = z.enum(['happy', 'thinking', 'proud', 'caring', 'sorry']);
export type CoachMood = z.infer<typeof coachMood>;

/** Something the child told the coach, in the child's own words, under the part of the text it belongs to. */
export const ideaCard = z.object({
  id: z.string().min(1).max(40),
  slot: z.string().min(1).max(60),
  label: z.string().min(1).max(60),
  text: z.string().trim().min(1, 'Please write something').max(400, 'Please keep it under 400 characters'),
  /** Other parts of the text that it tells as well, so that the coach doesn't ask for them. */
  also: z.array(z.string().max(60)).max(8).optional(),
});
export type IdeaCard = z.infer<typeof ideaCard>;

const cardId = z.string().max(40);

/**
 * Something to tap instead of typing, where the coach is not sure what was meant: tapping says `text`, and the coach
 * then does what it offered.
 */
export const quickReply = z.object({
  text: z.string().max(200),
  does: z.discriminatedUnion('what', [
    /** Puts the child's words on a card. */
    z.object({ what: z.literal('keep'), slot: ideaCard.shape.slot, idea: z.string().max(400) }),
    /** Puts cards back as they were, unless the child has changed them since; `now` is null where the card was taken off. */
    z.object({
      what: z.literal('undo'),
      changed: z.array(z.object({ was: ideaCard, now: ideaCard.nullable() })),
    }),
    /** Puts a card under this part of the text. */
    z.object({ what: z.literal('move'), card: cardId, slot: ideaCard.shape.slot }),
    /** Asks about this part of the text. */
    z.object({ what: z.literal('ask about'), slot: ideaCard.shape.slot }),
    /** Answers this question. */
    z.object({ what: z.literal('answer'), intent: z.string().max(60) }),
    /** Of words that may tell of trouble: the child is fine, and the talk goes on with them. */
    z.object({ what: z.literal('go on') }),
    /** Of words that may tell of trouble: the child says that it is so. */
    z.object({ what: z.literal('get help') }),
    z.object({ what: z.literal('nothing') }),
  ]),
});
export type QuickReply = z.infer<typeof quickReply>;

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
    /** What the coach heard in the message before this reply, such as an idea or a question. */
    heard: z.string().optional(),
    /** The part of the text this reply asks about. */
    asked: z.string().optional(),
    face: coachMood.optional(),
    /** There is enough to go on to the next step. */
    ready: z.boolean().optional(),
    offers: z.array(quickReply).max(8).optional(),
    /** The cards shown with this reply, by their ids. */
    shown: z.array(cardId).max(4).optional(),
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
  retryReply: {
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
  listCards: {
    method: 'GET',
    path: '/chat_cards',
    summary: 'The idea cards of a writing’s chat: what the child told, in the child’s own words',
    access: 'signed-in',
    query: z.object({ chat_id_eq: id }),
    response: json(
      z.object({
        cards: z.array(ideaCard),
        /** The parts of this kind of text that a card can be put under. */
        headings: z.array(ideaCard.pick({ slot: true, label: true })).default([]),
      }),
    ),
  },
  saveCards: {
    method: 'PUT',
    path: '/chat_cards',
    summary: 'The idea cards as the child has changed them',
    access: ['student'],
    body: z.object({ chat_id: id, cards: z.array(ideaCard).max(30, 'Please keep at most 30 cards') }),
    response: json(z.object({ cards: z.array(ideaCard) })),
  },
});
