import { placeNouns } from './story-word-lists.ts';

const inPlace =
  /\b(?:in|at|on|inside|into|under|near|behind|to)\s+(?:(?:the|an?|my|our|his|her|their|this|some)\s+)?((?:\p{L}+\s+){0,2}\p{L}+)/giu;

/** "in the old lunch hall": a place behind a word for where. */
const namesPlace = (text: string): boolean =>
  [...text.toLowerCase().matchAll(inPlace)].some(([, words = '']) =>
    words.split(/\s+/).some((word) => placeNouns.has(word)),
  );

const senses =
  /\b(?:hear\w*|sounds?|nois\w+|loud\w*|quiet\w*|shout\w*|yell\w*|scream\w*|sing\w*|ring\w*|buzz\w*|bark\w*|beep\w*|whisper\w*|crash\w*|bang\w*|smell\w*|stinks?|tastes?)\b/i;

/** Words that give a part of the text away, wherever they stand. */
const signs: Record<string, (text: string) => boolean> = {
  where: namesPlace,
  wants: (text) => /\b(?:wants?|wishes|wished|dreams? of)\b/i.test(text) && !/\bi wants?\b/i.test(text),
  trouble: (text) =>
    /\b(?:(?:gets?|got|is|was) (?:lost|stuck|trapped|stolen|hurt)|goes missing|went missing|steals?|stole|breaks?|broke|attacks?|crash(?:es|ed)?|(?:is|was|wos|were) gone|(?:ran|runs?) (?:away|off)|disappear(?:s|ed)?|(?:he|she|they|it|we) (?:is |was |got |gets )?lost\b|miss(?:es|ed) (?:the|her|his|their|its|a|our) (?:last )?(?:train|bus|flight|boat|plane|tram|ferry)|(?:fell|falls?) (?:in|into|off|down|over)|(?:can'?t|cannot|not|couldn'?t|doesn'?t|didn'?t) find)\b/i.test(
      text,
    ),
  feeling: (text) =>
    /\b(?:i|we) (?:was|were|felt|feel|got)(?: so| very| really)* (?:happy|sad|scared|excited|proud|nervous|angry|glad|lonely)\b/i.test(
      text,
    ),
  'sound, smell, touch': (text) => senses.test(text),
  sound: (text) => senses.test(text),
};

/** The parts of a text that its own words plainly tell. */
export const slotsByCueWords = (text: string): string[] =>
  Object.entries(signs)
    .filter(([, isTold]) => isTold(text))
    .map(([slot]) => slot);
