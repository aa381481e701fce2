import type { Genre } from '@inkling/contract';

export interface SamplePiece {
  name: string;
  genre: Genre;
  year: number;
  text: string;
}

/** Pieces as children of different years write them; written for Inkling, for tests. */
export const samplePieces: SamplePiece[] = [
  {
    name: 'a scrap of Year 1',
    genre: 'narrative',
    year: 1,
    text: `i went to the bech wif mum. it wos fun. i sor a crab`,
  },
  {
    name: 'a small story of Year 2',
    genre: 'narrative',
    year: 2,
    text: `Once upon a time there was a dragon. He was red. He lived in a cave. One day a nite came. The dragon was scared. The nite said do not be scared I am nice. They were frends. The end.`,
  },
  {
    name: 'a recount of Year 3',
    genre: 'narrative',
    year: 3,
    text: `My Trip to the Zoo

On Saturday I went to the zoo with my family. First we saw the lions. They were sleeping because it was hot. Then we saw the monkeys and they were swinging on ropes. My brother laffed at them becuase one was scrating its bottom. After that we had lunch. I had a sandwich and a juice. Next we went to see the penguins. They were so cute and they smeled like fish. Finally we went home and I was very tired. It was the best day ever!`,
  },
  {
    name: 'short opinions of Year 3',
    genre: 'persuasive',
    year: 3,
    text: `I think dogs are better than cats. Dogs are fun because you can play with them. They can catch a ball and run with you. Cats just sleep all day. Dogs can keep you safe from robbers. You should get a dog.`,
  },
  {
    name: 'one giant sentence of Year 4',
    genre: 'narrative',
    year: 4,
    text: `one day there was a boy called sam and he lived in a big house with his mum and dad and he had a dog called max and one day max ran away and sam was really sad so he went to look for him and he looked in the park and he looked at the school and he looked everywhere but he couldnt find him and then it started to rain and sam was getting wet and he was crying and then he heard a bark and it was max he was stuck in a hole so sam got a rope and he pulled him out and max licked his face and they went home and mum gave them a hot bath and they were happy and they never got lost again`,
  },
  {
    name: 'a text all in capitals',
    genre: 'narrative',
    year: 3,
    text: `ONE DAY I WENT TO THE SHOPS WITH MY MUM AND WE SAW A MAN WITH A BIG BLACK DOG. THE DOG BARKED AT US. I WAS SCARED BUT MUM SAID IT WAS OK. THEN THE DOG RAN AWAY AND THE MAN CHASED IT. WE HELPED HIM CATCH THE DOG. HE GAVE ME A LOLLY AND I WAS HAPPY.`,
  },
  {
    name: 'a strong story of Year 5',
    genre: 'narrative',
    year: 5,
    text: `The Forgotten Lighthouse

The wind howled around the crumbling lighthouse as Mia pulled her jacket tighter. Nobody had climbed those stairs for fifty years, but tonight a pale, flickering light shone from the very top. 

"We should go back," whispered Leo, his voice trembling.

"Not until we know who is up there," Mia replied. She placed one foot on the rusty staircase and it groaned like a wounded animal.

Suddenly, a door slammed above them. Leo grabbed her arm. Although her heart was thumping, Mia kept climbing until they reached a tiny round room. There, beside a cracked lantern, sat an old man with a silver beard. He was crying softly.

"I kept the light burning for my brother," he said. "His boat never came home."

Mia knelt beside him. She noticed a faded photograph in his hand: two boys, grinning in front of a small blue boat. Gently, she told him about the museum in town, where the same blue boat hung from the ceiling. It had been found years ago, and the boy who sailed it had grown up just across the bay.

In the morning, the two brothers met on the beach. Neither of them could speak, but the lighthouse keeper was smiling at last. From that day on, the light was never lit again, because nobody was lost any more.`,
  },
  {
    name: 'a persuasive piece of Year 7',
    genre: 'persuasive',
    year: 7,
    text: `Should Homework Be Banned?

Imagine coming home after six hours of hard work, only to be told that you have another two hours to go. This is what thousands of students face every single night. I strongly believe that homework should be banned in primary schools because it causes stress, steals family time and does not help students learn.

Firstly, homework makes children stressed and tired. Many students already have sport, music and chores after school, so they end up working late at night. According to a recent survey, 65% of students said that homework was the biggest cause of stress in their lives. How can a tired child learn anything the next day?

Secondly, homework takes away precious time with family. Parents work hard all day, and the evening is the only chance for everybody to talk, play and relax together. When children are stuck at a desk, families miss out on these moments. For example, my little sister has not played a board game with us for weeks because she always has worksheets to finish.

Some people may argue that homework teaches responsibility. However, children can learn to be responsible in many other ways, such as caring for a pet or helping to cook dinner. These skills are far more useful than another page of spelling words.

In conclusion, homework should be banned in primary schools. It creates stress, it steals family time and there are better ways to learn. Let's give children their childhood back!`,
  },
  {
    name: 'an excellent story of Year 9',
    genre: 'narrative',
    year: 9,
    text: `Inheritance

My grandfather measured his life in tides. Every morning, before the gulls had begun their quarrelling, he would stand at the end of the jetty with a chipped enamel mug and read the water the way other men read newspapers. I used to think he was waiting for something. It was only later, when the doctors had begun to speak in careful, padded sentences, that I understood he was remembering.

The summer I turned fourteen, he forgot my name.

It happened quietly. We were mending nets on the verandah, our fingers moving in the rhythm he had taught me, when he looked up and smiled with the polite bewilderment of a stranger on a train. "You've got good hands," he said. "Whose boy are you?"

I could have corrected him; instead, I swallowed the salt that had risen in my throat. "Yours," I whispered.

He considered this, as though I had offered him an unfamiliar coin. Beyond the railing, the tide was turning, dragging its silver hem across the mudflats. Somewhere beneath that shifting surface lay the channels he had mapped by instinct for sixty years: invisible, treacherous, and utterly known. How could a man hold an entire coastline inside him and still lose something as small as a name?

Weeks passed. The jetty creaked beneath unfamiliar boots, relatives arrived with casseroles and practical shoes, and my mother cried in the laundry where she believed nobody could hear. Meanwhile, I went down to the water. At first I saw nothing but glare and glitter, yet gradually the patterns emerged: the dark seam where the current deepened, the nervous shimmer above the sandbank, the stillness that meant danger.

On his final evening, I wheeled him out to the end of the boards. Neither of us spoke. The sky bruised itself purple, and the estuary held its breath.

"It's about to turn," I said.

His hand, thin as driftwood, closed over mine. "Good boy," he murmured, and for one luminous moment, I was certain that he knew exactly whose boy I was.

I still have the mug. Every morning I carry it to the edge of everything he gave me, and I read.`,
  },
];
