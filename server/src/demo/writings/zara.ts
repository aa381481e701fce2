import type { DemoWriting } from './demo-writing.ts';

const lighthouse = `Captain Bell had lived in the lighthouse for so long that the children in the village thought he was part of it.

What nobody knew was that the light did not work. It had been broken for two winters. Every evening, when the sun touched the water, Captain Bell climbed one hundred and twelve steps with a kerosene lamp on his back, and then he turned it by hand, round and round, until morning. His arms ached. His eyes were red. But he had promised his father that the light would never go out.

One foggy night his nephew Sam came to visit. "Why are you so tired, Uncle?" he asked.

"It's the sea air," said the Captain.

At midnight Sam woke up because the beam on the wall had stopped. He raced up the stairs, two at a time. His uncle was asleep against the glass with his hand still on the lamp. And out in the fog, a horn was calling.

Sam didn't think. He grabbed the handle and he turned. He turned until his fingers blistered and the horn moved slowly past the rocks and away.

In the morning there were two cups of cocoa on the table. "You could have asked for help," said Sam.

"A promise is a heavy thing to share," said Captain Bell. But he was smiling, and that night there were two of them on the stairs.`;

const museum = `The egg had been in the museum for a hundred years, and in a hundred years it had never once been late for dinner.

At midnight it cracked.

Asha dropped her torch. She was only here because she had gone back for her hat, and now the doors were locked and something small and wet was looking at her through the glass. It had a beak and it had teeth. It also had hiccups.

"Shh," she whispered. "The guard will hear you."

Hic, said the dinosaur, and the glass case rattled.

She found half a muesli bar in her pocket. The dinosaur ate it, wrapper and all, and the hiccups stopped. Then it climbed into her hat and fell asleep.

When the guard opened the doors, the egg was back in its place with the crack turned to the wall. Asha walked out very slowly, holding her hat with both hands.`;

export const zaraWritings: DemoWriting[] = [
  {
    of: 'lighthouse',
    at: 'completed',
    days: [15, 14, 11],
    minutes: [2, 7, 10, 33, 8],
    answers: [
      'Captain Bell',
      'The light is broken and he turns it by hand',
      'A voice from outside',
      ['Sight', 'Sound', 'Touch'],
      'Thick fog',
      'His nephew shares it',
    ],
    draft: lighthouse,
    reviews: [
      { action: 'reviewed' },
      {
        action: 'comment',
        comment: 'Short sentences, and my heart beats faster. Exactly right for this moment.',
        about: "Sam didn't think. He grabbed the handle and he turned.",
      },
      {
        action: 'score',
        score: 88,
        reason:
          'The promise runs through the whole story and pays off in the last line. A computer does not feel that.',
      },
    ],
  },
  {
    of: 'museum',
    at: 'completed',
    days: [4, 3],
    minutes: [5, 8, 26, 6],
    answers: [
      'Asha, who went back for her hat',
      'The dinosaur hall',
      'The egg cracks',
      'She feeds it half a muesli bar',
      'She takes it home in her hat',
      'Somebody outside it (he, she, they)',
    ],
    draft: museum,
    alerts: [
      {
        about: 'now the doors were locked',
        category: 'neglect',
        certainty: 5,
        answered: { outcome: 'fiction' },
      },
    ],
  },
  {
    of: 'storm',
    at: 'chat',
    days: [1],
    minutes: [4],
    chat: ['Where are you when the storm comes?', 'on the ferry with my dad'],
  },
];
