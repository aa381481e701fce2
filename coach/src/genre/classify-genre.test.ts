import { describe, expect, it } from 'vitest';
import { analyseText } from '../parse/index.ts';
import { classifyGenre, genreMatchScore } from './classify-genre.ts';

const read = (text: string, asked: 'narrative' | 'persuasive', hasTrouble = false) =>
  classifyGenre(analyseText(text), { asked, hasTrouble });

const recount = `On Saturday we went to the zoo. First we saw the lions and they were asleep. Then we had a picnic under a big tree. After lunch we watched the seals. We bought an ice cream and my brother dropped his. Then we went on the train. In the afternoon we saw the snakes. We drove home and I fell asleep in the car. It was a great day.`;

const story = `The night was black when Tom heard the scratching. He crept to the door and pulled it open. A small dragon sat on the mat, and its wing was torn. "Help me," it whispered. Tom carried it inside and hid it under his bed. His mother called from the kitchen. "What was that noise?" Tom held his breath until she went away. By morning the wing was healed, and the dragon flew off into the sun.`;

const report = `The echidna is a small mammal that lives in Australia. Its body is covered with sharp spines. Echidnas eat ants and termites, which they catch with a long sticky tongue. They lay a single egg, which hatches after ten days. The baby stays in the pouch for about two months. Echidnas live in forests, deserts and cold mountains. When danger comes near, they dig straight down into the ground. They live for up to fifty years.`;

const place = `The lake I will write about is Lake Mungo. It is located about 110 kilometres from Mildura. It was named after a sheep station. There is no water in the lake and there are big dunes around it. They are called the Walls of China. Scientists found bones there in 1968 and they were 42,000 years old. People come to see the dunes. You are not allowed to climb on them. The park has around 50,000 visitors. There is one camp ground.`;

const argument = `Dogs are better than cats. They play with you and they guard your house. A cat sleeps all day and does not care who feeds it. People who walk a dog get more exercise. My uncle got a dog and he lost ten kilos. If you feel sad, a dog comes to you. Some people say that dogs are too much work. That is true for a week, and then it is fun. Every family should get one.`;

const letter = `Dear Nanna,

Thank you for the jumper that you knitted for me. It fits me very well and the colour is lovely. I wear it to school every day. Mum took a photo of me in it. We are coming to see you in the holidays. I hope that your knee is getting better and that Pop is well. Tell him that I scored a goal.

Love from Ruby`;

describe('the kind of text', () => {
  it.each([
    ['a recount', recount, 'recount'],
    ['a story', story, 'story'],
    ['a report', report, 'report'],
    ['a report with names and some history', place, 'report'],
    ['an argument', argument, 'argument'],
    ['a letter', letter, 'letter'],
  ] as const)('is read as %s where a story was asked for', (_, text, written) => {
    expect(read(text, 'narrative')).toBe(written);
  });

  it.each([
    ['a recount', recount, 'recount'],
    ['a story', story, 'story'],
    ['a report', report, 'report'],
    ['an argument', argument, 'argument'],
  ] as const)('is read as %s where an argument was asked for', (_, text, written) => {
    expect(read(text, 'persuasive')).toBe(written);
  });

  it('is a list where lines only name things', () => {
    expect(
      read('Treasure\n\n- gold coins\n- a ruby ring\n- old maps\n- a silver cup\n- pearls', 'narrative'),
    ).toBe('list');
  });

  it('is a script where lines begin with who speaks', () => {
    const lines = [
      'The Key',
      'MUM: Where is the key?',
      'SAM: I had it yesterday.',
      'MUM: Look again.',
      'SAM: It fell down the drain!',
    ];
    expect(read(lines.join('\n'), 'narrative')).toBe('script');
  });

  it('is what was asked for while it is short', () => {
    expect(read('The dog is brown. It has a tail.', 'narrative')).toBe('story');
    expect(read('We went to the zoo. It rained.', 'persuasive')).toBe('argument');
  });

  it('is a story where things go wrong in a recount', () => {
    expect(read(recount, 'narrative', true)).toBe('story');
  });
});

describe('how far it is what was asked for', () => {
  it('is half way in a recount for a story, and nowhere in a report', () => {
    expect(genreMatchScore('recount', 'narrative')).toBe(0.5);
    expect(genreMatchScore('report', 'narrative')).toBe(0);
    expect(genreMatchScore('story', 'persuasive')).toBe(0);
    expect(genreMatchScore('script', 'narrative')).toBe(1);
  });
});
