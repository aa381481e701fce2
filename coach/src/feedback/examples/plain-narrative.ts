import type { PlainExamples } from './plain-examples.ts';

/** What growing and strong stories do, in words that Years 2 to 4 read. */
export const plainNarrativeExamples: PlainExamples = {
  audience: [
    {
      topics: ['bag', 'bus'],
      before: 'I got on the bus. I had my bag.',
      after: 'My bag was moving. I was on the bus, and there was no way off.',
      why: 'We want to know what is in the bag, so we read on.',
    },
    {
      topics: ['door', 'key'],
      before: 'I found a key and it was fun.',
      after: 'Do you know what the old key opened? I will tell you, but you must not tell Pop.',
      why: 'It talks to the reader and lets us in on a secret.',
    },
    {
      topics: ['goose', 'pond'],
      before: 'A goose ran at me. The end.',
      after: 'The goose ran at me. I ran, too. I am not saying who was faster, but I had to buy new pants.',
      why: 'The last line makes us laugh and work it out.',
    },
  ],
  text_structure: [
    {
      topics: ['cake', 'party'],
      before: 'We had a party. There was a cake. We went home.',
      after:
        'Nan’s cake was on the table. Then the dog was on the table. I had ten minutes and one packet of biscuits. Nan never found out.',
      why: 'There is a start, a problem, a plan and an end.',
    },
    {
      topics: ['kite', 'tree'],
      before: 'My kite got stuck and Dad got it and I was happy.',
      after:
        'My kite got stuck in the tree. I threw a shoe at it. Now I had a kite and a shoe in the tree. Dad took off his own shoe and grinned.',
      why: 'The problem gets worse before it gets better.',
    },
    {
      topics: ['tooth', 'school'],
      before: 'I lost my tooth at school. The end.',
      after: 'At the start I hid my mouth. At the end I smiled at every one, gap and all.',
      why: 'The end looks back at the start and shows what has changed.',
    },
  ],
  ideas: [
    {
      topics: ['bike', 'hill'],
      before: 'I went down the hill on my bike. It was scary.',
      after:
        'At the top of the hill my hands would not let go of the brakes. My heart went bang. I shut my eyes and let go.',
      why: 'It stays in one moment and tells what he felt.',
    },
    {
      topics: ['robot', 'homework'],
      before: 'My robot did my homework.',
      after:
        'My robot did my homework. It got it all wrong so that I would have to learn it. What a cheeky robot!',
      why: 'Nobody would guess that. It is a new idea.',
    },
    {
      topics: ['whale', 'boat'],
      before: 'We saw a whale. It was big.',
      after:
        'The whale came up next to our boat. Its eye was as big as my hand. It looked at me, and I waved.',
      why: 'Small things that you saw make it feel true.',
    },
  ],
  character_and_setting: [
    {
      topics: ['brother', 'frog'],
      before: 'My brother is funny.',
      after: 'My brother kept a frog in his hat. When he said hello to people, he did not take it off.',
      why: 'What he does shows that he is funny. You do not have to say it.',
    },
    {
      topics: ['shed', 'spiders'],
      before: 'The shed was scary.',
      after: 'The shed smelled of wet dog. Something ran over my foot. I did not look down.',
      why: 'You can smell it and feel it, so you are there.',
    },
    {
      topics: ['teacher', 'pencil'],
      before: 'Our teacher was mad.',
      after:
        'Our teacher put down her pencil. She looked at us one by one. “Who,” she said, “has the snail?”',
      why: 'How she moves and talks shows that she is cross.',
    },
  ],
  vocabulary: [
    {
      topics: ['horse', 'mud'],
      before: 'The horse went in the mud.',
      after: 'The horse sank into the mud.',
      why: '“Sank” tells how it went. One good word does the job of three.',
    },
    {
      topics: ['rain', 'roof'],
      before: 'The rain was loud on the roof.',
      after: 'The rain drummed on the roof like a thousand fingers.',
      why: '“Drummed” lets us hear it, and the fingers let us see it.',
    },
    {
      topics: ['soup', 'spoon'],
      before: 'The soup was nice and hot.',
      after: 'The soup was thick and salty. It burned the tip of my tongue.',
      why: '“Nice” could be any soup. These words are for this soup only.',
    },
  ],
  cohesion: [
    {
      topics: ['tent', 'wind'],
      before: 'And we put up the tent and the wind came and it blew down.',
      after:
        'First we put up the tent. Soon the wind came. Before we could grab it, the tent was in the lake.',
      why: '“First”, “soon” and “before” show what came when.',
    },
    {
      topics: ['puppy', 'sock'],
      before: 'The puppy had a sock. The puppy ran. The puppy hid.',
      after: 'The puppy had a sock. It ran under the bed and hid there, because it knew that I was cross.',
      why: '“It” means the puppy. “Because” tells us why it hid.',
    },
    {
      topics: ['swim', 'pool'],
      before: 'I did not want to swim and I did swim.',
      after: 'I did not want to swim. But when I saw my friend jump in, I held my nose and jumped, too.',
      why: '“But when” shows that something has changed.',
    },
  ],
  paragraphing: [
    {
      topics: ['moon', 'rocket'],
      before: 'We built a rocket in the yard. The next day we flew to the moon. It was cold there.',
      after: 'We built a rocket in the yard.\n\nThe next day we flew to the moon. It was cold there.',
      why: 'A new day and a new place start a new paragraph.',
    },
    {
      topics: ['cave', 'bear'],
      before: 'It was dark in the cave. “Who is there?” said a voice. I ran.',
      after: 'It was dark in the cave.\n\n“Who is there?” said a voice.\n\nI ran.',
      why: 'When someone talks, start a new line. “I ran” is strong all on its own.',
    },
    {
      topics: ['cow', 'gate'],
      before: 'The gate was open. I got the cows back in. At home Mum gave me a big hug.',
      after: 'The gate was open. I got the cows back in.\n\nAt home Mum gave me a big hug.',
      why: 'The work is one part. Home is the next part.',
    },
  ],
  sentence_structure: [
    {
      topics: ['snake', 'log'],
      before: 'There was a snake. It was on the log. I saw it.',
      after: 'When I put my foot on the log, I saw the snake. I froze.',
      why: 'A long line and then a very short one: it makes us stop, too.',
    },
    {
      topics: ['train', 'hat'],
      before: 'I got on the train and I lost my hat and I was sad.',
      after: 'As I got on the train, the wind took my hat. It flew over the wall. I never saw it again.',
      why: 'The lines start in new ways, and each one has an end.',
    },
    {
      topics: ['bread', 'ducks'],
      before: 'The ducks came. They ate the bread. They were fast.',
      after: 'The fast ducks ate the bread before I could have a bite.',
      why: 'Three short lines are now one that holds it all.',
    },
  ],
  punctuation: [
    {
      topics: ['ghost', 'stairs'],
      before: 'who is there I said the ghost said it is me',
      after: '“Who is there?” I said.\n\n“It’s me,” said the ghost.',
      why: 'Speech marks show who says what. A question gets its own mark.',
    },
    {
      topics: ['fruit', 'market'],
      before: 'We got apples pears and plums at the market it was hot.',
      after: 'We got apples, pears and plums at the market. It was hot!',
      why: 'Commas part the things in a list. A full stop ends the first thought.',
    },
    {
      topics: ['goat', 'lunch'],
      before: 'Its not fair. The goats eaten Sams lunch.',
      after: 'It’s not fair. The goat’s eaten Sam’s lunch.',
      why: 'The mark shows that a letter is left out. It can also show who owns a thing.',
    },
  ],
  spelling: [
    {
      topics: ['beach', 'jump'],
      before: 'We jumpt of the rocks and swimmed to the beech.',
      after: 'We jumped off the rocks and swam to the beach.',
      why: 'Many words end in “-ed” when it is over. Some change: swim, swam.',
    },
    {
      topics: ['night', 'light'],
      before: 'At nite I cud see a brite lite.',
      after: 'At night I could see a bright light.',
      why: 'Night, bright and light are one family. They share “ight”.',
    },
    {
      topics: ['babies', 'stories'],
      before: 'Nan told storys to the babys.',
      after: 'Nan told stories to the babies.',
      why: 'When it is more than one, “y” changes to “ies”.',
    },
  ],
};
