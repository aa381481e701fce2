import type { MarkedPiece } from './marked-piece.ts';

/** Pieces of both kinds marked by a second hand before the coach had read them; written for Inkling. */
export const piecesOfSecondMarker: MarkedPiece[] = [
  {
    name: 'a plain story of Year 3',
    genre: 'narrative',
    year: 3,
    text: `One day me and my friend Jayden went to the creek to catch yabbies. We had a bucket and some meat on a string. Jayden fell in the water. He was wet and muddy. We laughed so much. Then Jayden said I can see a snake. I looked and it was a big brown snake. We was scared. We ran to my house and told my mum. She called the snake cacher. He came in a truck and he got the snake in a bag. He said it was the second biggest snake he ever seen. We went back and our bucket was gone. The end.`,
    marks: {
      audience: 3,
      text_structure: 2,
      ideas: 2,
      character_and_setting: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 3,
      punctuation: 3,
      spelling: 3,
    },
    why: 'Three parts, the end trails off; every sentence is marked, but what is said has no speech marks.',
  },
  {
    name: 'a pirate story of Year 5',
    genre: 'narrative',
    year: 5,
    text: `I woke up. It was dark. Where was I? I tried to move but my hands were tied behind my back with a rough rope. My head was pounding like a drum. I could smell salt and fish. The floor was rocking from side to side. I was on a ship!

Footsteps came closer and closer. The door creaked open and a man with a scar on his cheek stared down at me. He had gold teeth and a parrot on his sholder. "So your finally awake" he growled. "Captain wants to see you."

He dragged me up the stairs and on to the deck. The sun was so bright it hurt my eyes. There were about twenty pirates and they were all staring at me. The captain was a women with long red hair and a sword as sharp as a sharks tooth. "Where is the map?" she asked.

"What map" I said. Then I remembered. The map was in my shoe. My grandpa gave it to me before he died and he told me never to tell anyone.

"I don't know what you are talking about" I lied. The captain laughed and said "throw him to the sharks!" They pushed me on to the plank. I looked down at the water and there was fins going round and round. I took a deep breath and jumped.

SPLASH! Then I heard my mum say "Get up or you will be late for school!" I was in the bath and it was all a dream.`,
    marks: {
      audience: 5,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 2,
      sentence_structure: 4,
      punctuation: 3,
      spelling: 4,
    },
    why: 'Grips from the first line; ends on a dream. Speech lacks commas and a question its mark, so punctuation stays at 3.',
  },
  {
    name: 'a lost child told by a learner of English in Year 6',
    genre: 'narrative',
    year: 6,
    text: `I am walk in the market with my mother. It is very crowd and noisy. My mother hold my hand but I see a man is selling small birds. The birds have many colour. I let go the hand and I go to see the birds. When I turn back, my mother is not there. I feel very afraid. I call "Mother! Mother!" but nobody listen because too many people is talking. I start to cry. One old lady come and ask me in English what is wrong. That time I don't know English so I only cry more. The old lady buy me a bird in the small cage. She sit with me and we wait. After long time my mother come running and she is cry too. She hug me very tight. She want to pay the old lady for the bird but she say no. I still have this bird. Every time it sing I remember the old lady.`,
    marks: {
      audience: 3,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 3,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 2,
      punctuation: 4,
      spelling: 3,
    },
    why: 'A whole story in simple words; verbs go wrong in most sentences, while marks and spelling hold.',
  },
  {
    name: 'a space story of Year 6',
    genre: 'narrative',
    year: 6,
    text: `The door of the rocket opened with a hiss. I looked at the red planet in front of me it was so big and empty. Commander Davis was behind me. "Be careful," he said. "We don't know what is out there."

I steped onto the surface. Dust flew up around my boots. We walked for a hour and all we saw was rocks. Then my radio started making a weird noise. Bzzzt. Bzzzt. "Did you hear that?" I asked.

We followed the sound until we came to a cave. It was glowing blue inside. I shone my torch and saw thousands of crystals on the walls, they were moving! They were not crystals they were eyes.

"RUN!" screamed Commander Davis. We ran back to the rocket as fast as we could but the creatures were faster. One of them grabbed my leg. I kicked it of and jumped in. Commander Davis pushed the button and we took off.

When I looked out of the window the creatures were waving. Maybe they just wanted to be our freinds.`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 2,
      sentence_structure: 3,
      punctuation: 3,
      spelling: 4,
    },
    why: 'A twist at the end; three sentences run together, which holds sentences and marks at 3.',
  },
  {
    name: 'a plea of Year 1',
    genre: 'persuasive',
    year: 1,
    text: `We should save the bees. Bees make honey. They help the flowers to grow. If there are no bees we will not have any food. Please do not step on bees. Plant some flowers for them. Thank you.`,
    marks: {
      audience: 2,
      text_structure: 2,
      ideas: 2,
      persuasive_devices: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 3,
      punctuation: 3,
      spelling: 2,
    },
    why: 'A claim, bare reasons and a request: three weak parts; fewer than twenty common words.',
  },
  {
    name: 'an unbroken argument of Year 5',
    genre: 'persuasive',
    year: 5,
    text: `School should only be four days a week. Kids are tired and they need a rest, they have to wake up early every day and go to school for six hours. If we had three days off we could spend more time with are family's and play sport. Teachers would like it to because they could have a rest aswell. Some parents might say who will look after the kids but they could go to there nan's or do a holiday program. Also the school would save money on power because the lights would be off. I think everyone would be happier and kids would learn more on the other days because they wouldn't be tired. So thats why I think school should be four days a week.`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      persuasive_devices: 2,
      vocabulary: 2,
      cohesion: 3,
      paragraphing: 0,
      sentence_structure: 4,
      punctuation: 3,
      spelling: 3,
    },
    why: 'Reasons, an answer to the other side and a close in one block; homophones hold spelling at 3.',
  },
  {
    name: 'a speech of Year 6',
    genre: 'persuasive',
    year: 6,
    text: `Hello my name is Jordan and I am here to talk to you about bike helmets. You should always wear a bike helmet. If you dont wear a helmet you could crack your skull open and die. My uncle fell of his bike and he wasn't wearing a helmet and now he cant walk properly. Helmets are cheap you can get them from Kmart. They come in cool colours to. Some people say they make your hair look bad but would you rather have bad hair or be dead. It is also the law and you can get a fine. The fine is over $300 thats a lot of money. So please wear a helmet it could save your life. Thank you for listening.`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      persuasive_devices: 3,
      vocabulary: 2,
      cohesion: 3,
      paragraphing: 0,
      sentence_structure: 3,
      punctuation: 2,
      spelling: 3,
    },
    why: 'Talks to the listener with a true story; three run-ons and a question without its mark.',
  },
  {
    name: 'a lively argument of Year 7',
    genre: 'persuasive',
    year: 7,
    text: `Books vs Movies

I think books are better then movies. Books give you more detail then movies do, movies leave out heaps of stuff. For example in the Harry Potter movies they left out Peeves who was one of the funniest characters in the whole series, when I saw the movie I was really dissapointed.

Also books let you use you're imagination. When you read a book you can picture the characters however you want but in a movie you just see what the director wants you to see. Its like having a movie in your own head and you are the director.

Books are also good for your brain because you learn new words and your spelling gets better. Studies show kids who read 20 minutes a day do better at school. Movies don't teach you any thing, you just sit there like a vegetable eating popcorn.

Some people think movies are better because of the special effects but I disagree because the special effects in your head don't cost $200 million.

To sum up books are more detailed, they grow your imagination and they make you smarter. Next time your bored put down the remote and pick up a book, you won't regret it.`,
    marks: {
      audience: 4,
      text_structure: 4,
      ideas: 4,
      persuasive_devices: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 3,
      sentence_structure: 3,
      punctuation: 2,
      spelling: 4,
    },
    why: 'Well built and ordered, yet four of thirteen sentences are spliced.',
  },
];
