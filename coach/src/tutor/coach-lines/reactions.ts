import type { InterviewKind } from '../interview/interview.ts';

/** What a listener says to what is in an idea, whichever part of the text it belongs to. */
interface Reaction {
  sign: RegExp;
  /** {hero} is the main character, where it is known who that is. */
  lines: string[];
  of: InterviewKind[];
  /** Of a wish or a plan it would be too soon. */
  isOfWhatHappened?: boolean;
}

const stories: InterviewKind[] = ['narrative', 'recount', 'poem'];
const pictures: InterviewKind[] = ['narrative', 'recount', 'poem', 'descriptive'];
const argument: InterviewKind[] = ['persuasive'];
const facts: InterviewKind[] = ['report', 'explanation'];

/** In this order; of each the first line that was not said yet. */
export const reactions: Reaction[] = [
  {
    of: ['narrative'],
    sign: /\b(?:cr(?:y|ies|ied|ying|ing)|lonely|alone|no fr(?:ie|ei|e)nds?|(?:doesn'?t|dosnt|didn'?t) ha(?:v|ve) (?:a|any) fr(?:ie|ei|e)nds?|nobody (?:likes|plays|believes)|heart ?broken|homesick)\b/i,
    lines: ['Poor {hero}!', 'That is sad. A reader will feel for {hero}.'],
  },
  {
    of: ['narrative', 'poem'],
    sign: /\b(?:ghosts?|creepy|haunted|zombies?|skeletons?|skulls?|corpse|vampires?|(?:eyes?|face) (?:are|is|were|was|go|turn\w*) (?:all )?(?:white|black|red)|glowing eyes|graveyard|cellar|whisper\w*|nobody (?:is|was) there|blood\w*)\b/i,
    lines: ['Ooh, creepy!', 'That is spooky.', 'A reader will hold their breath there.'],
  },
  {
    of: ['narrative'],
    sign: /\b(?:explo\w+|crash\w*|chas\w+|trap\w*|attack\w*|kidnap\w*|steals?|stole\w*|volcano|earthquake|flood\w*|fire|drown\w*|falls? (?:off|down|into)|fell (?:off|down|into)|stuck|lost|escap\w+|fights?|fought|bites?|dragon)\b/i,
    lines: ['Oh no!', 'Now it gets exciting.', 'That is a big moment.', 'What a moment!'],
    isOfWhatHappened: true,
  },
  {
    of: stories,
    sign: /\b(?:hugs?|hugged|cuddl\w+|kiss\w*|best friends?|friends for ?ever|holds? (?:her|his|my) hand|smil(?:es|ed) at)\b/i,
    lines: ['That is a warm moment.', 'How lovely!'],
  },
  {
    of: stories,
    sign: /\b(?:wins?|won|saves?|saved|rescu\w+|sets? (?:him|her|it|them) free|finds? (?:her|his|its|their|my) (?:way|mum|mom|mama|dad|home|family)|comes? home|came (?:back|home)|gets? home|made it)\b/i,
    lines: ['Phew!', 'Hooray!', 'I am glad it turned out like that.'],
    isOfWhatHappened: true,
  },
  {
    of: ['narrative', 'poem'],
    sign: /\b(?:mag[ij]c\w*|spells?|glow\w*|portal|secret|treasure|hidden|invisible|wish(?:es)?|time machine|talking|to the moon|wings?)\b/i,
    lines: ['Ooh, I want to know more.', 'That makes me curious.', 'A reader will wonder about that.'],
  },
  {
    of: [...pictures, ...facts],
    sign: /(?<!\b(?:idk|um+|just|kind of|sort of|be|feel|felt|i) )\b(?:like an? \p{L}+|as if|as though|looks? like|as \p{L}+ as an?)\b/iu,
    lines: [
      'When you say what it is like, a reader sees it.',
      'That comparison helps me picture it.',
      'I see it better when you compare it.',
    ],
  },
  {
    of: pictures,
    sign: /\b(?:sme(?:ll|lt|lls|lled|lling)|stink\w*|cinnamon|cardamom|peppermint|perfume|smoky)\b/i,
    lines: ['A smell takes a reader right there.'],
  },
  {
    of: pictures,
    sign: /\b(?:drip\w*|hums?|hummed|boom\w*|pitter|rattl\w*|creak\w*|squeak\w*|buzz\w*|crunch\w*|thud|splash\w*|roar\w*|howl\w*|ticking|bang\w*|hiss\w*)\b/i,
    lines: ['A reader can almost hear that.', 'That is a good sound.'],
  },
  {
    of: ['descriptive', 'recount', 'explanation'],
    sign: /\b(?:noodles?|soup|buns?|cakes?|bak(?:e|es|ed|ing)|cook(?:s|ed|ing)?|roti|rice|dumplings?|pho|curry|pizza)\b/i,
    lines: ['That sounds tasty.'],
  },
  {
    of: argument,
    sign: /\b(?:got|was|were|been) (?:really |badly |so )?(?:hurt|injured|hit|burne?d|bitten|bullied|run over)\b|\bbroke (?:his|her|my|their|a)\b|\b(?:accident|hospital)\b/i,
    lines: [
      'That must have been hard. It shows why this matters.',
      'I am sorry that happened. It shows why this matters.',
    ],
  },
  {
    of: argument,
    sign: /\b(?:my (?:\p{L}+ )?(?:cousin|brother|sister|mum|mom|dad|friend|nan\p{L}*|aunt\p{L}*|uncle|teacher|mate)|i (?:saw|once|had|got)|at my (?:old )?school|last (?:week|year|month))\b/iu,
    lines: [
      'Something that really happened is strong proof.',
      'A true case like that helps readers believe you.',
    ],
  },
  {
    of: argument,
    sign: /\b(?:money|costs?|cheap\w*|expensive|pay|paid|dollars?|afford|\$\d)\b/i,
    lines: ['Money is something people listen to.'],
  },
  {
    of: argument,
    sign: /\b(?:safe\w*|danger\w*|hurt|accident|health\w*|sick|injur\w*)\b/i,
    lines: ['People care about being safe and well.'],
  },
  {
    of: argument,
    sign: /\b(?:fair|unfair|equal\w*|rights?)\b/i,
    lines: ['Being fair matters to readers.'],
  },
  {
    of: facts,
    sign: /\b(?:i have one|i've got one|my own|we have (?:one|two|three)|ours|my pet)\b/i,
    lines: ['You know one yourself, and that helps.'],
  },
  {
    of: [...facts, ...argument],
    sign: /\b\d[\d,.]*\b|\b(?:hundred|thousand|million|billion|percent|half of)\b/i,
    lines: ['A number like that makes it clear.', 'Numbers help a reader believe it.'],
  },
];
