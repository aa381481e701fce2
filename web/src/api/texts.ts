import { type TextArgument, texts } from '../language/texts.ts';

export const t = texts('api', {
  somethingWentWrongPleaseTry: 'Something went wrong, please try again',
  numberForSupport: (id: TextArgument) => `(Number for support: ${id})`,
  theAnswerTookTooLong: 'The answer took too long. Please try again.',
  weCouldNotReachInkling: 'We could not reach Inkling. Check your connection and try again.',
});
