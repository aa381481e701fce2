import { expect, it } from 'vitest';
import { cardTexts, type PlayedTurn, playLastTurn } from '../testing/play-conversation.ts';
import type { Act } from '../understanding/index.ts';
import type { MessageDeps } from './tutor.ts';

const told = ['a girl called Lucy who builds boats', 'the shed burns down'];
const wish = 'can you change the second card';

/** The wish means the second card and says no words for it; what comes then does this. */
const after = (said: string, act: Act): PlayedTurn => {
  const deps: MessageDeps = {
    classifyMessage: ({ child }) =>
      child === wish
        ? [{ text: child, act: 'corrects', sureness: 0.9 }]
        : [
            {
              text: child,
              act: child === said ? act : 'tells',
              sureness: 1,
              slots: [{ name: child === told[0] ? 'who' : 'trouble', share: 1 }],
            },
          ],
    findCard: (_, { cards }) => cards.map((_card, at) => (at === 1 ? 0.9 : 0.05)),
    classifyQuestion: () => ({ intent: 'how-end', sureness: 0.1, others: [] }),
    respell: (text) => text,
  };
  return playLastTurn(deps, [...told, wish, said]);
};

it('a card that should say something else is asked for its words, and says them', () => {
  const turn = after('the boat sinks', 'tells');
  expect(cardTexts(turn)).toEqual(['who: a girl called Lucy who builds boats', 'trouble: the boat sinks']);
  expect(turn.offers?.map(({ text }) => text)).toContain('Undo that');
});

it('a child who asks something instead leaves the card as it was', () => {
  expect(cardTexts(after('how long must it be', 'asks'))).toContain('trouble: the shed burns down');
  expect(cardTexts(after('Leave it as it is', 'declines'))).toContain('trouble: the shed burns down');
});
