import type { InterviewKind } from '../interview/interview.ts';

/** What a listener says to what is plainly in an idea. */
interface Reaction {
  sign: RegExp;
  /** {hero} is the main character, where it is known who that is. */
  lines: string[];
  of: InterviewKind[];
  /** Only where the idea surely belongs to one of these parts. */
  to?: string[];
}

const pictures: InterviewKind[] = ['narrative', 'recount', 'poem', 'descriptive'];

/**
 * In this order; of each the first line that was not said yet. Only what holds whatever else the idea says: of 400
 * replies judged by teachers, guesses at how a moment feels ("Phew!", "How lovely!") were wrong as often as right.
 */
export const reactions: Reaction[] = [
  {
    of: ['narrative'],
    sign: /\b(?:cr(?:ies|ied|ying)|lonely|all alone|no fr(?:ie|ei|e)nds?|heart ?broken|homesick)\b/i,
    lines: ['That is sad. A reader will feel for {hero}.'],
    to: ['trouble', 'wants', 'who'],
  },
  {
    of: ['narrative', 'poem'],
    sign: /\b(?:creepy|haunted|zombies?|skeletons?|skulls?|vampires?|glowing eyes|graveyard)\b/i,
    lines: ['Ooh, creepy!'],
    to: ['trouble', 'where', 'who', 'image'],
  },
  {
    of: ['narrative'],
    sign: /\b(?:explo\w+|crash\w*|trapp?\w*|attack\w*|kidnap\w*|earthquake|flood\w*|drown\w*|stuck|lost)\b/i,
    lines: ['Oh no!'],
    to: ['trouble'],
  },
  {
    of: pictures,
    sign: /(?<!\b(?:idk|um+|just|kind of|sort of|be|feel|felt|i) )\b(?:as if|as though|looks? like|as \p{L}+ as an?)\b/iu,
    lines: ['When you say what it is like, a reader sees it.'],
  },
  {
    of: pictures,
    sign: /\b(?:sme(?:ll|lt|lls|lled|lling)|cinnamon|cardamom|peppermint|perfume)\b/i,
    lines: ['A smell takes a reader right there.'],
  },
  {
    of: ['persuasive'],
    sign: /\b(?:got|was|were|been) (?:really |badly |so )?(?:hurt|injured|hit|burne?d|bitten|bullied|run over)\b|\bbroke (?:his|her|my|their)\b/i,
    lines: ['I am sorry that happened. It shows why this matters.'],
    to: ['evidence', 'reason'],
  },
  {
    of: ['persuasive'],
    sign: /\b(?:my (?:\p{L}+ )?(?:cousin|brother|sister|mum|mom|dad|friend|nan\p{L}*|aunt\p{L}*|uncle|teacher|mate)|i (?:saw|once|had|got)|at my (?:old )?school|last (?:week|year|month))\b/iu,
    lines: [
      'Something that really happened is strong proof.',
      'A true case like that helps readers believe you.',
    ],
    to: ['evidence', 'reason'],
  },
];
