import type { DemoWriting } from './demo-writing.ts';

const lighthouse = `The stairs of the lighthouse groaned, and old Maren knew that somebody was coming.

Nobody ever came. The supply boat stopped at the jetty, the sailor threw the boxes onto the rocks and left before the tide turned. That was how Maren liked it. For eleven years she had polished the lamp, counted the ships and kept the small green door at the bottom of the tower locked.

"Hello?" called a voice. It was a girl's voice, all out of breath. "Our boat is stuck. My dad says you have a rope."

Maren's heart was thumping like a drum. From behind the green door came a sound she knew too well. Splash. Splash. Then a low, sad whistle.

"What was that?" asked the girl. She was standing in the doorway now, dripping on the floor and her eyes were as round as plates.

"The wind," said Maren.

"The wind doesn't splash."

The girl was quick. She ducked under Maren's arm and ran down the cold steps and put her ear against the door. Maren smelled salt and seaweed. She wanted to shout but then she did something she had not done for eleven years, she took the key from around her neck.

Behind the door was a pool, and in the pool swam a seal with a crooked flipper. He had washed up in a storm when he was no bigger than a loaf of bread. The fishermen would have sold him.

"He can't hunt," Maren whispered. "If people know, they will take him."

The girl knelt down and held out her hand. The seal blew a warm fishy breath on it.

"Then I will need a secret too," she said. "I'm scared of the dark. Now we each have one."

Maren laughed so loud that the seagulls flew away. They found the rope and the boat was free, and after that the green door was never locked again.`;

const lighthouseFirst = `The stairs of the lighthouse groaned, and old Maren knew that somebody was coming.

Nobody ever came. For eleven years she had polished the lamp, counted the ships and kept the small green door at the bottom of the tower locked.

"Hello?" called a voice. It was a girl. "Our boat is stuck. My dad says you have a rope."

Maren was scared. From behind the green door came a sound. Splash. Splash.

"What was that?" asked the girl.

"The wind," said Maren.

"The wind doesn't splash."

The girl ran down the steps. Maren took the key from around her neck and opened the door. There was a seal in a pool. He had a crooked flipper. He washed up in a storm when he was a baby.

"If people know, they will take him," said Maren.

The girl said she would keep the secret. Then they found the rope and the boat was free.`;

const reef = `Dear people on the beach,

You come to me with flippers and cameras and you say that I am beautiful. I have been beautiful for six thousand years. Will you let me be beautiful for one more?

Firstly, look at what you leave behind. A plastic bag looks like a jellyfish to a turtle. She eats it and then there is no room in her stomach for food. If every family took one bag home it would save lots of turtles.

Secondly, please don't stand on me. My coral grows as slow as your fingernails, but one kick can break it in a second. You can float and you can look, you don't have to stand.

Thirdly, the water is getting too warm. When it is warm for too long I turn white and the fish have to leave. Some people say that one family can't change the sea. But who drives to school when it is only two streets? Who leaves the lights on all day? A million small things made this problem so a million small things can fix it.

I cannot walk up the sand and knock on your door, I can only ask you. Take your rubbish home, be carefull with your feet and turn off the light.

From the Reef`;

const cat = `Every clock in Mr Pendle's shop showed a different time and it was the cat's fault.

Her name was Minute. She was small and grey and she thought that the long hand of a clock is the best toy in the world. At night when the old man was snoring upstairs she jumped from shelf to shelf and patted each hand a bit further. Ten past two became ten to nine.

In the morning Mr Pendle would sigh and wind them all back. "I must be getting old," he said.

Then one night Minute patted the hand of the oldest clock, the tall one that never ticked. It moved! Something clicked, and outside the window the moon went backwards across the sky.

Minute sat very still. She patted it again. The rain went up instead of down. The candle on the desk got taller. On the stairs stood Mr Pendle, but his hair was brown and he was holding a kitten, a small grey one.

"Look Minute," he said. "This is where you'll live."

She had forgotten that he was the one who found her, in a box, in the rain.

Very carefully, with one soft paw, Minute pushed the hand forward until the moon was back where it belonged. She never touched a clock again and in the morning all of them told the same time.`;

const brave = `I was brave on the second of March. I know the date because it was the swimming carnival.

I don't like deep water. I can swim but when I look down and I can't see the bottom my arms forget what to do. Dad said I could just watch. I wanted to just watch. But Lani said they needed one more person for the relay and everybody looked at their shoes.

My hands were cold and my stomach felt like it had a fish in it. I stood on the block and I thought about what Nan says: you don't have to be not scared, you just have to go while you are scared.

So I went. I kept my eyes on the black line. We came last, but only by a bit, and Lani hugged me so hard that my goggles fell off.

Next time I think the fish will be smaller.`;

const mystery = `The trophy was gone. On the shelf where it always stood there was only a circle with no dust.

"Nobody leaves the hall," said Detective Ortega. She was ten. She looked at the floor and saw three muddy paw prints going to the window. There was a crumb there too.

"It was Biscuit!" shouted Jonah. "The caretakers dog! He steals everything."

Everyone said yes because Biscuit had stolen a football and two lunches and a violin. But Ortega picked up the crumb and she smelled it, it was not a crumb. It was dried polish.

She looked at the caretaker and his ears went red. "Mr Adeyemi, is it the schools birthday tomorrow?"

Mr Adeyemi opened his cupboard and there was the trophy. It was shining like a small sun.

"I wanted it to be a suprise," he said.

Biscuit wagged his tail. He had Jonahs sandwich in his mouth.`;

export const miaCompleted: DemoWriting[] = [
  {
    of: 'mystery',
    at: 'completed',
    days: [58, 57, 55],
    minutes: [5, 9, 24, 7],
    answers: [
      'Detective Ortega, who is ten',
      'The school hall, before assembly',
      'The trophy is gone',
      'She follows the paw prints to the wrong thief',
      'It was only being polished',
      'Somebody outside it (he, she, they)',
    ],
    draft: mystery,
  },
  {
    of: 'reef',
    at: 'completed',
    days: [33, 31, 30, 28],
    minutes: [6, 14, 26, 11],
    answers: [
      'Look after the reef while you visit it',
      'Everybody',
      'Take your rubbish home, because turtles eat bags',
      'Do not stand on coral, it grows as slowly as fingernails',
      'The water gets too warm',
      'One family cannot change the sea. But a million small things can',
      ['A question to the reader', 'A fact or a number', 'Groups of three'],
    ],
    draft: reef,
    reviews: [{ action: 'reviewed' }],
    chat: [
      'You are going to speak for the reef. If it could say one thing to the people on the beach, what would it be?',
      'stop leaving your rubbish everywhere',
      '“Stop leaving your rubbish” is a clear ask. Which animal would the reef be worried about, and what happens to it?',
      'turtles because they think bags are jellyfish and eat them',
      'A bag that looks like a jellyfish: a reader can see that at once. What could one family do instead?',
      'take one bag home',
    ],
  },
  {
    of: { title: "The Clockmaker's Cat", writing_type: 'creative' },
    at: 'completed',
    days: [22, 21, 20, 19],
    minutes: [7, 10, 31, 9],
    answers: [
      'Minute, a small grey cat',
      'A clock shop at night',
      'She moves the hand of the oldest clock and time goes backwards',
      'She pats it again and sees her own beginning',
      'She puts time back and never touches a clock again',
      'Somebody outside it (he, she, they)',
    ],
    draft: cat,
  },
  {
    of: 'lighthouse',
    at: 'completed',
    days: [16, 15, 14, 13, 12],
    minutes: [2, 8, 12, 38, 16],
    answers: [
      'Maren',
      'A seal with a crooked flipper behind the green door. The fishermen would sell him',
      'A voice from outside',
      ['Sound', 'Smell', 'Touch'],
      'A calm night',
      'She shows it to the girl and the door stays open',
    ],
    draft: lighthouse,
    firstDraft: lighthouseFirst,
    reviews: [
      { action: 'reviewed' },
      {
        action: 'comment',
        comment: 'You let me hear the secret before I see it. I had to read on.',
        about: 'Splash. Splash. Then a low, sad whistle.',
      },
      {
        action: 'comment',
        comment: 'Two sentences are holding hands here. Where could you put a full stop?',
        about:
          'She wanted to shout but then she did something she had not done for eleven years, she took the key from around her neck.',
      },
      {
        action: 'comment',
        comment: 'A warm ending, Mia. Maren has changed, and you showed it without saying so.',
      },
    ],
    chat: [
      'A lighthouse keeper has kept a secret for years. What could be worth hiding in a tower in the sea?',
      'maybe an animal that got washed up',
      'An animal that got washed up: now I want to know which one. Why must nobody find it?',
      'a seal. the fishermen would sell it',
      'So the keeper has a reason. Who comes close to finding the seal, and how do they get up there?',
      'a girl whose boat is stuck. she needs a rope',
      '“She needs a rope” brings her right to the door. What does she hear or smell first?',
      'splashing and then a sad whistle',
    ],
  },
  {
    of: 'brave',
    at: 'completed',
    days: [8, 7],
    minutes: [4, 6, 18, 4],
    answers: [
      'The relay at the swimming carnival. I don’t like deep water',
      'Cold hands, a fish in my stomach',
      'What Nan says',
    ],
    draft: brave,
  },
];
