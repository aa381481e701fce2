import { anyTextMoves } from './moves/any-text.ts';
import { descriptiveMoves } from './moves/descriptive.ts';
import { expositoryMoves } from './moves/expository.ts';
import type { ElementMoves, MoveSet } from './moves/move.ts';
import { narrativeMoves } from './moves/narrative.ts';
import { persuasiveMoves } from './moves/persuasive.ts';
import { wellbeingMoves } from './moves/wellbeing.ts';

export type Family = 'narrative' | 'descriptive' | 'persuasive' | 'wellbeing' | 'expository';

export const familyOf = (genre: string, subject: string): Family => {
  if (subject === 'wellbeing' || genre === 'wellbeing') return 'wellbeing';
  if (genre === 'persuasive' || genre === 'expository' || genre === 'descriptive') return genre;
  return 'narrative';
};

const moveSets: Record<Family, MoveSet> = {
  narrative: narrativeMoves,
  descriptive: descriptiveMoves,
  persuasive: persuasiveMoves,
  wellbeing: wellbeingMoves,
  expository: expositoryMoves,
};

export const movesOf = (family: Family, element: string): ElementMoves | undefined =>
  moveSets[family][element] ?? anyTextMoves[element];

export const allMoves = (family: Family): [string, ElementMoves][] => [
  ...Object.entries(moveSets[family]),
  ...Object.entries(anyTextMoves),
];

/** What to talk about first: ideas and structure in tiers; within a tier each story gets an order of its own. */
export const tiers: Record<Family, string[][]> = {
  descriptive: [['scene'], ['senses', 'closer'], ['moving', 'meaning'], ['like', 'when']],
  narrative: [
    ['who'],
    ['where', 'want'],
    ['problem'],
    ['why', 'turning', 'feeling'],
    ['ending'],
    ['trait', 'senses', 'speech', 'when'],
    ['change'],
  ],
  persuasive: [
    ['position'],
    ['reason'],
    ['example', 'evidence'],
    ['counter', 'audience'],
    ['strongest', 'action'],
  ],
  wellbeing: [['event'], ['feeling'], ['body', 'thought', 'people'], ['helped'], ['next']],
  expository: [['subject'], ['fact'], ['how', 'why'], ['instance'], ['closing']],
};

/** For a draft that stands: its gaps first, then one part to grow, then the rest. */
export const draftTiers: Partial<Record<Family, string[][]>> = {
  narrative: [
    ['who', 'problem'],
    ['ending'],
    ['feeling', 'senses'],
    ['detail'],
    ['why', 'speech', 'want'],
    ['where', 'trait'],
    ['change'],
  ],
  persuasive: [
    ['position'],
    ['reason'],
    ['evidence', 'example'],
    ['detail'],
    ['counter', 'audience'],
    ['action', 'strongest'],
  ],
};

/** Words on a form's label that say which element the box is for. */
const labelCues: [RegExp, string][] = [
  [/which reason|best reason|strongest/i, 'strongest'],
  [/^(?:my|the|a) title$|^title$/i, 'title'],
  [/charact|who\b|hero|protagonist|people in/i, 'who'],
  [/setting|where|place/i, 'where'],
  [/when|time/i, 'when'],
  [/goal|want|wish/i, 'want'],
  [/problem|complication|conflict|goes wrong|trouble/i, 'problem'],
  [/resolution|ending|end\b|solve|solution|conclusion/i, 'ending'],
  [/climax|turning|middle|events?|what happens/i, 'turning'],
  [/feel|emotion|mood/i, 'feeling'],
  [/opinion|position|thesis|point of view|side/i, 'position'],
  [/reason|argument|point\b/i, 'reason'],
  [/evidence|fact|proof/i, 'evidence'],
  [/example/i, 'example'],
  [/counter|other side|against/i, 'counter'],
  [/audience|reader/i, 'audience'],
  [/call to action|action/i, 'action'],
  [/help|strateg|calm/i, 'helped'],
  [/happened|moment/i, 'event'],
  [/opening|hook|introduction|beginning|orientation|start/i, 'opening'],
];

/** The element that a form's label names, or a child who talks about the text: "the ending is too quick". */
export const elementNamedIn = (text: string): string | undefined =>
  labelCues.find(([cue]) => cue.test(text))?.[1];

const aboutTheText =
  /\b(my|the|a|an|how it|how to|put in|what is) ?(title|characters?|setting|problem|complication|resolution|ending|end(?! of)|ends|beginning|start|opening|introduction|conclusion|reasons?|evidence|opinion|audience)\b|\bwhich reason\b|\bhow it ends\b/i;

/** "I could say what he heard": the child names the sense or the words to add. */
const namedToAdd: [RegExp, string][] = [
  [/\bwhat \w+ (can |could )?(hears?|heard|sees?|saw|smells?|smelt|smelled)\b/i, 'senses'],
  [/\b(how|what) \w+ (feels?|felt)\b/i, 'feeling'],
  [/\bwhat \w+ (says?|said)\b/i, 'speech'],
  [
    /\bwhat (would|might|could) (\w+ )?(critics?|someone|people|others?|opponents?|parents?|teachers?) (say|think|argue)\b/i,
    'counter',
  ],
  [/\badd (a |an |some |more )?(statistics?|facts?|numbers?|evidence|proof)\b/i, 'evidence'],
  [/\badd (a |an |some |more )?examples?\b/i, 'example'],
  [/\banswer (the|that|this|their|his|her)\b.{0,25}\b(argument|objection|point|side)\b/i, 'counter'],
  [
    /^(but |hmm+ |and )*(isn'?t|aren'?t|wouldn'?t|doesn'?t|won'?t|couldn'?t) (that|this|it|people|some)\b/i,
    'counter',
  ],
  [/\bwhat (should|do|can|could) i write next\b|\bwhat happens next\b/i, 'turning'],
];

/** Words with which a child judges or wants to change the text, rather than tell more of it. */
export const judgesText = (message: string): boolean =>
  /\btoo \w+|\bnot (very )?(good|clear|enough)\b|\bneeds? (more|to be)\b|\b(boring|weak|flat|rushed|confusing|messy)\b|\bi (could|should|can|want to|need to) (add|say|tell|show|describe|change|fix|make)\b/i.test(
    message,
  );

/** What the end of a text is called in the families that have no plot. */
const endings: Partial<Record<Family, string>> = {
  persuasive: 'action',
  expository: 'closing',
  wellbeing: 'more',
};

export const elementTalkedAbout = (message: string, family: Family): string | undefined => {
  const toAdd = namedToAdd.find(([cue]) => cue.test(message))?.[1];
  if (toAdd) return toAdd;
  const part = aboutTheText.exec(message)?.[0];
  const named = part === undefined ? undefined : elementNamedIn(part.replace(/ends$/, 'end'));
  return named === 'ending' ? (endings[family] ?? named) : named;
};
