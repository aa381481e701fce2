import { expect, it } from 'vitest';
import type { MessagePart } from '../understanding/index.ts';
import { applyTappedQuickReply } from './apply-tapped-quick-reply.ts';
import { askWhereItBelongs } from './ask-where-it-belongs.ts';
import type { ReplyContext } from './reply-context.ts';

const card = { id: '2', slot: 'idea', label: 'An idea', text: 'she lets go of his sleeve' };
const told: MessagePart = {
  text: card.text,
  act: 'tells',
  sureness: 0.9,
  slots: [
    { name: 'ending', share: 0.45 },
    { name: 'tries', share: 0.35 },
    { name: 'where', share: 0.05 },
  ],
};
const talk = (over: Partial<ReplyContext> = {}): ReplyContext => ({
  input: {
    step: { type: 'chat', title: 'Brainstorm' },
    activity: { title: 'The lift' },
    plan: [],
    draft: '',
    history: [{ role: 'user', content: card.text }],
    cards: [card],
    year: 8,
    genre: 'narrative',
    subject: 'writing',
  },
  interview: 'narrative',
  message: card.text,
  parts: [told],
  special: undefined,
  asked: undefined,
  noted: [card],
  unsureIdeas: [],
  changes: [],
  cardsBefore: [],
  isBereavement: false,
  classifyQuestion: () => ({ intent: '', sureness: 0, others: [] }),
  findCard: () => [],
  respell: (text) => text,
  ...over,
});

it('an idea that may be one part or another is put where the child says', () => {
  const asking = askWhereItBelongs(talk());
  expect(asking?.questions).toEqual(['Is that how it ends, or what they try?']);
  expect(asking?.offers?.map(({ text }) => text)).toEqual(['How it ends', 'What they try', 'None of them']);
  const [first] = asking?.offers ?? [];
  if (!first) throw new Error('nothing to tap');
  const after = applyTappedQuickReply(talk(), first);
  expect(after.input.cards).toEqual([{ ...card, slot: 'ending', label: 'How it ends' }]);
});

it('nobody is asked about a heading that is plain, or twice in a row', () => {
  expect(askWhereItBelongs(talk({ noted: [{ ...card, slot: 'ending' }] }))).toBeUndefined();
  const again = talk();
  again.input.history.unshift({
    role: 'assistant',
    content: 'Is that how it ends?',
    offers: [{ text: 'How it ends', does: { what: 'move', card: '1', slot: 'ending' } }],
  });
  expect(askWhereItBelongs(again)).toBeUndefined();
});
