import { expect, test } from 'vitest';
import { cardsAsAnswer, matchCardsToFields } from './match-idea-cards.ts';

const card = (id: string, slot: string, text: string) => ({ id, slot, label: slot, text });
const filled = (labels: string[], cards: ReturnType<typeof card>[]) =>
  labels.map((label) =>
    matchCardsToFields(labels, cards)
      .get(label)
      ?.map(({ text }) => text),
  );

test('each empty field gets a card about the same part, each card once', () => {
  const cards = [
    card('1', 'reason', 'kids are tired'),
    card('2', 'opinion', 'start at ten'),
    card('3', 'reason', 'buses are empty'),
  ];
  expect(filled(['My opinion', 'Reason 1', 'Reason 2', 'Reason 3'], cards)).toEqual([
    ['start at ten'],
    ['kids are tired'],
    ['buses are empty'],
    undefined,
  ]);
});

test('a field that asks for something else gets none', () => {
  expect(matchCardsToFields(['Setting'], [card('1', 'who', 'a fox')]).size).toBe(0);
});

test('what is explained stands alone, and all other cards of an explanation find a main point', () => {
  const cards = [
    card('1', 'how or why', 'the slider pushes the teeth together'),
    card('2', 'detail', 'it has little teeth'),
    card('3', 'topic', 'the zip'),
    card('4', 'why it matters', 'my bag would spill'),
    card('5', 'surprise', 'zips were on boots first I think'),
    card('6', 'find out', 'who invented it'),
  ];
  expect(
    filled(
      [
        'What are you explaining?',
        'First main point',
        'Second main point',
        'Third main point',
        'Which words will the reader not know?',
      ],
      cards,
    ),
  ).toEqual([
    ['the zip'],
    ['the slider pushes the teeth together'],
    ['it has little teeth', 'my bag would spill'],
    ['zips were on boots first I think'],
    undefined,
  ]);
});

test('the parts of a story stand under their own questions, two of one part in one box', () => {
  const cards = [
    card('1', 'who', 'my cat Biscuit.'),
    card('2', 'who', 'and my sister'),
    card('3', 'tries', 'we shake the food box'),
    card('4', 'trouble', 'he bit through his lead'),
    card('5', 'ending', 'he was in the shed'),
  ];
  const labels = [
    'Who is your main character?',
    'Where and when does it happen?',
    'What goes wrong?',
    'What does your character try?',
    'How is it solved, and what has changed?',
  ];
  expect(filled(labels, cards)).toEqual([
    ['my cat Biscuit.', 'and my sister'],
    undefined,
    ['he bit through his lead'],
    ['we shake the food box'],
    ['he was in the shed'],
  ]);
});

test('both sides of an argument share the box about what others say', () => {
  const cards = [card('1', 'answer', 'they can bring a note'), card('2', 'other side', 'parents may worry')];
  const label = 'What might they say against it?';
  const [both = []] = [matchCardsToFields([label], cards).get(label)];
  expect(cardsAsAnswer(both)).toBe('parents may worry. they can bring a note');
});

test('proof stands with the reason it was told after, and by itself only where there is no reason', () => {
  const proof = card('2', 'evidence', 'my cousin stays up');
  const labels = ['First reason', 'Second reason', 'Strongest reason'];
  const cards = [
    card('1', 'reason', 'we know when we are tired'),
    proof,
    card('3', 'reason', 'we can finish books'),
  ];
  expect(filled(labels, cards)).toEqual([
    ['we know when we are tired', 'my cousin stays up'],
    ['we can finish books'],
    undefined,
  ]);
  expect(filled(labels, [proof])).toEqual([['my cousin stays up'], undefined, undefined]);
});
