/** To a fact that the child is not sure of. */
export const unsureFactAcknowledgements = [
  'It is on a card, and you can check it later.',
  'I kept your doubt on the card. You can check it later.',
];

/** Why something on a card works, said to a child who asks whether it is good. */
export const whyItWorks: Record<string, string> = {
  who: 'a reader will want to know more',
  where: 'we can see the place',
  wants: 'we want to know how it goes',
  trouble: 'a reader will want to know what happens',
  tries: 'something really happens there',
  ending: 'it gives your text a real end',
  event: 'something really happens there',
  moment: 'it really happened and we can picture it',
  feeling: 'a reader can feel it too',
  opinion: 'people know at once what you think',
  reason: 'it is something your readers care about',
  evidence: 'it helps people believe you',
  'other side': 'it shows you have thought about others',
  answer: 'it gives them something to think about',
  surprise: 'it makes a reader want more',
  does: 'it tells a reader something new',
  fact: 'it tells a reader something new',
  'what it is': 'it helps a new reader',
  'how or why': 'it helps to make it clear',
  comparison: 'it lets a reader see it your way',
  'last line': 'it stays in the head',
};
export const whyAnythingWorks = 'a reader can picture it';
