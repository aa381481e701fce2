import { expect, test } from 'vitest';
import { matchCardsToFields } from './match-idea-cards.ts';

const card = (id: string, slot: string, text: string) => ({ id, slot, label: slot, text });

test('each empty field gets a card about the same part, each card once', () => {
  const cards = [
    card('1', 'reason', 'kids are tired'),
    card('2', 'opinion', 'start at ten'),
    card('3', 'reason', 'buses are empty'),
  ];
  const matches = matchCardsToFields(['My opinion', 'Reason 1', 'Reason 2', 'Reason 3'], cards);
  expect([...matches].map(([label, { text }]) => [label, text])).toEqual([
    ['My opinion', 'start at ten'],
    ['Reason 1', 'kids are tired'],
    ['Reason 2', 'buses are empty'],
  ]);
});

test('a field that asks for something else gets none', () => {
  expect(matchCardsToFields(['Setting'], [card('1', 'who', 'a fox')]).size).toBe(0);
});
