const animal =
  'dog|puppy|pup|cat|kitten|pony|horse|rabbit|bunny|fish|goldfish|hamster|guinea pig|bird|budgie|parrot|chook|hen|rooster|duck|lamb|goat|cow|calf|lizard|turtle|snake|mouse|rat|pet';
const storyTitle =
  'Captain|Princess|Prince|King|Queen|Lord|Lady|Sir|Detective|Inspector|Wizard|Witch|Emperor|Empress|Duke|Duchess|Baron|Count|Agent|Commander|Professor|General|Knight|Dragon|Fairy|Goddess';
const name = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";

const patterns = [
  new RegExp(`\\b(?:${animal})s?(?:['’]s name is| is called| is named| called| named| is|,)? ${name}`, 'gu'),
  new RegExp(`\\b(?:${storyTitle}) ${name}`, 'gu'),
];

/** Names of animals and of people in tales, told by the word before them: they give nobody away. */
export const findAnimalAndCharacterNames = (text: string): ReadonlySet<string> =>
  new Set(
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? '').toLowerCase().split(' ')),
    ),
  );
