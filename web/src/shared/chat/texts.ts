import { texts } from '../../language/texts.ts';

export const t = texts('shared/chat', {
  you: 'You',
  assistant: 'Assistant',
  saidBy: (name: string) => `${name}:`,
});
