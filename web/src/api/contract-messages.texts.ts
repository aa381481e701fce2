import { texts } from '../language/texts.ts';

/** What the server says and what forms say before it: English sentences of the contract, each in the reader's language. */
export const contractMessages = texts('api/contract-messages', {
  inOwnWords: (message: string): string => message,
});
