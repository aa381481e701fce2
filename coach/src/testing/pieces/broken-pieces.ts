import type { SamplePiece } from './sample-pieces.ts';

export interface BrokenPiece extends SamplePiece {
  /** Each error as it stands in the text, and mended. */
  fixes: [wrong: string, right: string][];
}

/** Pieces with the errors children make, one by one mendable; written for Inkling, for tests. */
export const brokenPieces: BrokenPiece[] = [
  {
    name: 'a story of Year 3',
    genre: 'narrative',
    year: 3,
    text: `One day a girl called Ruby found a mistery box in the gardan. It was coverd in mud. ruby was very exited. She opened the box, it was full of gold coins. Her brother wanted to keep them but Ruby said no. they went to the police station Then a old man came in. He was crying becuase he lost his box. Ruby give it back to him. The man smiled and he gave her one coin for being honest`,
    fixes: [
      ['mistery', 'mystery'],
      ['gardan', 'garden'],
      ['coverd', 'covered'],
      ['ruby was', 'Ruby was'],
      ['exited', 'excited'],
      ['the box, it was', 'the box. It was'],
      ['they went', 'They went'],
      ['station Then', 'station. Then'],
      ['a old', 'an old'],
      ['becuase', 'because'],
      ['give it back', 'gave it back'],
      ['honest', 'honest.'],
    ],
  },
  {
    name: 'a persuasive piece of Year 5',
    genre: 'persuasive',
    year: 5,
    text: `I definately think that our school should have a vegetable garden. First of all, students would learn were food comes from. Many kids thinks that carrots grow in the supermarket, they have never seen a real plant. A garden would also make the playground look more nicer.

Secondly gardening is good for your health. Scientists say that being outside help you to feel calm. It dont cost much money either. We could use old tyres, recycled wood and seeds from home

some people might say that a garden is to much work. However, every class could look after it for one week. That would be fair and evryone would get a turn. For these reasons I beleive our school needs a garden. Please think about it!`,
    fixes: [
      ['definately', 'definitely'],
      ['learn were', 'learn where'],
      ['kids thinks', 'kids think'],
      ['supermarket, they', 'supermarket. They'],
      ['more nicer', 'nicer'],
      ['Secondly gardening', 'Secondly, gardening'],
      ['outside help', 'outside helps'],
      ['It dont', 'It doesn’t'],
      ['from home', 'from home.'],
      ['some people might', 'Some people might'],
      ['to much work', 'too much work'],
      ['evryone', 'everyone'],
      ['beleive', 'believe'],
    ],
  },
  {
    name: 'a breathless story of Year 4',
    genre: 'narrative',
    year: 4,
    text: `i was walking home from school when i herd a noise. it came from the old house on the corner. "Whos there?" i shouted. Nobody answerd. I pushed the door and it squeeked. Inside it was dark I could not see anything. Then something furry touched my leg. I screamed and runned to the window. It was only a tiny kitten she was shivering and hungry. I wrapped her in my jumper and we was friends from that day.`,
    fixes: [
      ['i was walking', 'I was walking'],
      ['when i herd', 'when I heard'],
      ['it came from', 'It came from'],
      ['Whos there', 'Who’s there'],
      ['i shouted', 'I shouted'],
      ['answerd', 'answered'],
      ['squeeked', 'squeaked'],
      ['dark I could', 'dark. I could'],
      ['runned', 'ran'],
      ['kitten she was', 'kitten. She was'],
      ['we was', 'we were'],
    ],
  },
  {
    name: 'an argument of Year 8',
    genre: 'persuasive',
    year: 8,
    text: `Social media has changed the way teenagers comunicate, but it has not always been for the better. Although it allow us to stay in touch, it can also damage our self-esteem. Research shows that students who spends more than three hours a day online sleep less and worry more. Their is a simple reason for this. We compare our ordinary lives with the perfect pictures of strangers, we forget that those pictures are edited.

Furthermore, social media companies is designed to keep us scrolling. Every notification is a little reward that pull us back. In my opinion, schools should teach students how these platforms work so that we can make our own desicions. Imagine what we could acheive with the hours we have wasted!

In conclusion, social media is not evil but it must be used with care. Put down your phone tonight, and talk too the person beside you.`,
    fixes: [
      ['comunicate', 'communicate'],
      ['it allow us', 'it allows us'],
      ['students who spends', 'students who spend'],
      ['Their is', 'There is'],
      ['strangers, we forget', 'strangers. We forget'],
      ['companies is', 'companies are'],
      ['that pull us', 'that pulls us'],
      ['desicions', 'decisions'],
      ['acheive', 'achieve'],
      ['talk too', 'talk to'],
    ],
  },
];
