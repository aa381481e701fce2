import type { MarkedPiece } from './marked-piece.ts';

/** Stories of Years 1 to 12, weak to strong, with a marker's marks; written for Inkling. */
export const markedNarratives: MarkedPiece[] = [
  {
    name: 'a list of words of Year 1',
    genre: 'narrative',
    year: 1,
    text: `dog cat sun mum run hat big red`,
    marks: {
      audience: 1,
      text_structure: 0,
      ideas: 1,
      character_and_setting: 0,
      vocabulary: 1,
      cohesion: 0,
      paragraphing: 0,
      sentence_structure: 0,
      punctuation: 0,
      spelling: 1,
    },
    why: 'Words a reader can read, no sentence and no story; under twenty words, so spelling stays at 1.',
  },
  {
    name: 'two sentences of Year 1',
    genre: 'narrative',
    year: 1,
    text: `i hav a dog. he is cald Rex. he ran away and i wos sad`,
    marks: {
      audience: 1,
      text_structure: 1,
      ideas: 1,
      character_and_setting: 1,
      vocabulary: 1,
      cohesion: 1,
      paragraphing: 0,
      sentence_structure: 1,
      punctuation: 1,
      spelling: 1,
    },
    why: 'A scrap of story with a name in it; full stops but no capitals; under twenty words.',
  },
  {
    name: 'a small story of Year 2',
    genre: 'narrative',
    year: 2,
    text: `Once upon a time there was a little mouse. She lived in a hole. One day a big cat came. The mouse was scared. She ran and ran. The cat cud not get her. Then she fond some cheese. She was happy. The end.`,
    marks: {
      audience: 2,
      text_structure: 2,
      ideas: 2,
      character_and_setting: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 2,
      punctuation: 3,
      spelling: 2,
    },
    why: 'Stock opening, a problem, a bare end; all sentences simple and rightly closed, nothing else marked.',
  },
  {
    name: 'a breathless story of Year 3',
    genre: 'narrative',
    year: 3,
    text: `one day me and my frend Josh was at the park and we sor a big hole and we jumpd in it and we fell for a long time and then we landed in a lolly world and there was lollys evrywhere and we ate sum and then a giant came and he said get out of my land and we ran and ran and he chast us and then we climd up a ladder and we was back at the park and mum said where hav you been`,
    marks: {
      audience: 2,
      text_structure: 2,
      ideas: 2,
      character_and_setting: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 1,
      punctuation: 0,
      spelling: 2,
    },
    why: 'A story with a problem, but one sentence joined by and, no marks, and common words misspelled.',
  },
  {
    name: 'a recount of Year 4',
    genre: 'narrative',
    year: 4,
    text: `On the weekend me and my family went camping at Lake Tyers. We packed the car with our tent and our fishing rods. It was a long drive and my brother got car sick.

When we got there we put up the tent. Dad couldn't find the pegs, however he found them under the seat. Then we went for a swim in the lake. The water was really cold and I got out fast.

On Sunday we went fishing with Uncle Pete. I caught a flathead and my brother caught nothing so he was angry. We cooked the fish on the fire and it was yummy. Then we packed up and drove home. It was a good weekend and I want to go again.`,
    marks: {
      audience: 3,
      text_structure: 1,
      ideas: 2,
      character_and_setting: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 1,
      sentence_structure: 3,
      punctuation: 3,
      spelling: 4,
    },
    why: 'A recount: events in order, no complication to resolve; easy to follow, plain words, no title; one comma splice.',
  },
  {
    name: 'a middling story of Year 5',
    genre: 'narrative',
    year: 5,
    text: `The Secret Door

It was a rainy day and Ella was bored. She was looking for something to do when she noticed a small door behind the bookshelf. She had never seen it before. Ella pushed the bookshelf away and opened the door.

Inside there was a long dark tunnel. Ella was nervous but she went in anyway. She walked for ages and then she saw a light. It was a room full of old toys. Suddenly the door slammed shut behind her! Ella pulled the handle but it was locked. She started to cry.

Then she heard a voice. "Don't be afraid," it said. It was a teddy bear and it was talking! The bear told her that the toys were lonely because nobody played with them. Ella promised to come back every day. The bear gave her a key and she went home. From that day on Ella was never bored again.`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 2,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 1,
      sentence_structure: 4,
      punctuation: 4,
      spelling: 4,
    },
    why: 'All three parts there, the end quick; clear sentences, some complex; everyday words with a few exact ones.',
  },
  {
    name: 'a long loose story of Year 6',
    genre: 'narrative',
    year: 6,
    text: `Me and Liam and Noah was walking home from school and we seen a old house. Noah said lets go in there and I said no way its haunted. But Liam already went in so we had to follow him. It was realy dark inside and it smelt bad. We went up the stairs and they was making a creeking noise. Then we heard a bang and we all jumped. Liam said did you here that and I said yes lets get out of here. Then we seen a man at the top of the stairs, he was holding a torch and he was angry. He yelled at us and we ran down the stairs as fast as we could. Noah tripped over and hurt his leg so me and Liam had to carry him. The man chased us down the street but then he stopped because he was puffed. When we got home mum asked what happend to Noah and we said he fell off his bike. We never told any one about the man. The next day at school we found out that the man was the new caretaker and he was just fixing the house. We felt realy stupid.`,
    marks: {
      audience: 3,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 3,
      punctuation: 2,
      spelling: 3,
    },
    why: 'A real story with a turn at the end, held back by verb forms, speech without marks, one block and plain words.',
  },
  {
    name: 'a strong story of Year 7',
    genre: 'narrative',
    year: 7,
    text: `The Last Lap

My lungs were burning. Every stroke sent a fresh wave of pain through my shoulders, but the wall was still thirty metres away and Priya's orange cap was bobbing in the lane beside me.

I had been training for this moment since I was eight years old. Six mornings a week, while my friends were still curled up in bed, I was staring at the black line on the bottom of the Olympic pool. My father drove me there in the dark, clutching his thermos of coffee, and he never once complained.

Today, for the first time, his seat in the grandstand was empty.

"He'll be fine," Mum had whispered that morning in the hospital corridor, although her hands were trembling. "He made me promise that you would swim."

So I swam. When I turned at the final wall, I could hear nothing except the thunder of water in my ears. Priya was ahead by half a body length. I thought of Dad's thermos, of frosty windscreens and terrible radio songs, and something inside me caught fire. I kicked harder than I had ever kicked before.

My fingers touched the wall. For a second there was silence, and then the crowd erupted.

I didn't look at the scoreboard. I climbed out, dripping and shivering, and ran straight to Mum, who was holding up her phone. On the tiny screen, surrounded by tubes and pillows, a pale man was cheering louder than anyone.`,
    marks: {
      audience: 5,
      text_structure: 4,
      ideas: 4,
      character_and_setting: 4,
      vocabulary: 4,
      cohesion: 4,
      paragraphing: 2,
      sentence_structure: 6,
      punctuation: 5,
      spelling: 5,
    },
    why: 'Opens in the middle, shows feeling by detail, ends with meaning; accurate and varied throughout.',
  },
  {
    name: 'a middling story of Year 8',
    genre: 'narrative',
    year: 8,
    text: `I woke up to the sound of my alarm. It was the day I had been dreading for weeks, my first day at Westfield High School. I got dressed slowly and went downstairs for breakfast, but I couldn't eat anything because my stomach was in knots.

When I arrived at the school it was huge. There were students everywhere and nobody looked at me. I tried to find my classroom but all the corridors looked the same. I was starting to panic when the bell rang and suddenly I was all alone.

"Are you lost?" said a voice behind me. I turned around and saw a girl with curly brown hair and a friendly smile. "I'm Zara. I was new last year so I know how you feel."

She showed me to my classroom and we were only five minutes late. At lunch I sat with her and her friends and they told me about the teachers to avoid. By the end of the day I had stopped worrying and I was actually looking forward to tomorrow. Sometimes the things we are most afraid of turn out to be alright.`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 2,
      sentence_structure: 5,
      punctuation: 4,
      spelling: 5,
    },
    why: 'Predictable but complete and easy to read; a hint of a theme in the last line.',
  },
  {
    name: 'a story by a learner of English in Year 9',
    genre: 'narrative',
    year: 9,
    text: `Last year my family was move to Australia and I didn't know nobody. In the first day of school I was very nervous because my English is not good. The teacher introduce me to the class and everyone look at me. I want to hide under the table.

In the lunch time I sit alone and eat my food. Some boys was laughing because my food have strange smell. I feel very sad and I want go back to my country. After school I cry in my room and my mother hug me.

But next week one boy name Daniel ask me if I can play soccer. I say yes because I play soccer since I was five years old. When I score a goal all the team was shouting my name. From this day I have many friend and they like to try my food too. Now I am not afraid to go to school.`,
    marks: {
      audience: 3,
      text_structure: 3,
      ideas: 3,
      character_and_setting: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 1,
      sentence_structure: 2,
      punctuation: 4,
      spelling: 4,
    },
    why: 'A whole story that moves the reader; most sentences have a slip of verb or preposition; ends marked rightly.',
  },
  {
    name: 'a polished story of Year 12',
    genre: 'narrative',
    year: 12,
    text: `The Cartographer's Daughter

By the time the letter reached Miriam, the glacier it described had already ceased to exist.

She read it standing at the kitchen bench, her reading glasses fogging above the kettle. Her father's handwriting had always possessed a certain arrogance, each capital striding across the page as though it owned the margins, but these words leaned against one another like refugees. *I have mapped the last of it,* he had written. *Come before I forget the way.*

For eleven years they had communicated through Christmas cards and solicitors. Miriam knew the precise geometry of his silence: the birthdays overlooked, the funeral he had not attended because the ice was, in that particular week, unusually cooperative. Nevertheless, she booked the flight.

The research station crouched at the edge of a lake that appeared on no map. "It wasn't here in March," said the young technician who met her, embarrassed, as if the water were a guest who had arrived uninvited. He led her through corridors papered with her father's charts, decade upon decade of blue retreating before white, until the final sheet showed nothing but contour lines enclosing an absence.

Her father was sitting by the window. He had shrunk; the great shoulders that once carried her across crevasses now scarcely filled his jumper.

"You're late," he said.

"You're difficult to find."

Something shifted in his ruined, weathered face. Slowly, deliberately, he unrolled a sheet she had never seen. It was a child's drawing, annotated in professional ink: a lopsided house, a triangular mountain, two figures holding hands. In the corner, in capitals that still believed in themselves, he had recorded the scale. *One inch to everything.*

Outside, the lake continued its patient work of forgetting. Miriam pulled up a chair, found a pencil, and asked him to show her where they should begin.`,
    marks: {
      audience: 6,
      text_structure: 4,
      ideas: 5,
      character_and_setting: 4,
      vocabulary: 5,
      cohesion: 4,
      paragraphing: 2,
      sentence_structure: 6,
      punctuation: 5,
      spelling: 6,
    },
    why: 'Controlled from the first line to the last; nothing a marker could ask for is missing.',
  },
];
