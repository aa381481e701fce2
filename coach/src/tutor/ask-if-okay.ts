import type { TutorInput, TutorTurn } from './conversation.ts';
import { lines } from './lines/lines.ts';

/** Asks a child whose words may tell of trouble, or may only be part of the writing. */
export function askIfChildIsOkay(
  { history, cards }: Pick<TutorInput, 'history' | 'cards'>,
  said: string,
  category: string,
): TutorTurn {
  const asked = history.findLast(({ role }) => role === 'assistant')?.asked;
  return {
    text: lines.areYouOkay,
    ...(asked && { asked }),
    face: 'caring',
    cards,
    isReady: false,
    offers: [
      { text: 'I’m okay, it’s for my writing', does: { what: 'go on', said } },
      { text: 'I’m not okay', does: { what: 'get help', said, category } },
      { text: 'I’d rather not say', does: { what: 'nothing' } },
    ],
  };
}
