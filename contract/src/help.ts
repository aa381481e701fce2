import { z } from 'zod';
import { endpoints, json, noContent } from './endpoint.ts';
import { email, message, requiredEmail } from './fields.ts';
import { languages } from './languages.ts';

export const emailNeededText = 'Please enter your e-mail so that we can answer';

export const supportMessage = z.object({
  name: z.string().trim().max(120).optional(),
  /** Not needed when signed in with an email address. */
  email: email.optional(),
  subject: z.string().trim().max(200).optional(),
  message: z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(5000, 'Please keep it under 5,000 characters'),
});
/** Of somebody we know nothing about. */
export const guestMessage = supportMessage.extend({ email: requiredEmail(emailNeededText) });

export const help = endpoints({
  readSupport: {
    method: 'GET',
    path: '/support',
    summary: 'Where people reach the support team',
    access: 'public',
    response: json(z.object({ email: z.string() })),
  },
  sendMessage: {
    method: 'POST',
    path: '/support_messages',
    summary: 'Write to the support team, who reply by email',
    access: 'public',
    rateLimit: 'email',
    body: supportMessage,
    response: json(message),
  },
  reportUntranslatedTexts: {
    method: 'POST',
    path: '/missing_texts',
    summary: 'Count texts that a screen had to show in English',
    access: 'public',
    rateLimit: 'sign-up',
    body: z.object({
      language: z.enum(languages),
      texts: z
        .array(z.string().regex(/^[\w./-]{1,120}$/u))
        .min(1)
        .max(100),
    }),
    response: noContent,
  },
});
