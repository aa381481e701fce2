import type { Heard } from './conversation.ts';

/**
 * Short, plain ways of saying things that the head sometimes takes for an idea. Tried before it, on messages in lower
 * case; each was kept only because it hears more of the cases right than the head alone.
 */
const cues: [Heard, RegExp][] = [
  [
    'greeting',
    /^(?:(?:ok|wow|aw+|thanks?|thank you) )*(?:you(?:'re| are|r)?|u r|u|ur) (?:so |really |very )*(?:nice|cool|kind|great|awesome|the best|helpful|good|funny|smart)(?: coach| inkling| teacher| robot)?[.! ]*$/,
  ],
  [
    'greeting',
    /^(?:thanks|thank you|thankyou|thx|ty|hi|hello|hey|bye)(?: (?:so much|a lot|coach|inkling))*[.! ]*$/,
  ],
  [
    'request-to-write',
    /\b(?:ignore|forget|disregard|override)\b.{0,25}\b(?:instructions?|rules?|prompts?)\b|\byou are now\b|\bno rules\b|\bsystem prompt\b|\bpretend (?:that )?you\b/,
  ],
  ['question', /\b(?:how (?:do|d|would|can) (?:you|i|u|we)|can you|could you) spell\b|^spell\b|\bspelt\b/],
  [
    'question',
    /\b(?:give|show|have|see|get) (?:me )?(?:an? |some |another )?examples?\b|^(?:an )?examples?\b/,
  ],
  [
    'request-to-write',
    /^(?:(?:now|just|please|pls|plz|ok|can you|could you|will you|can u) )*(?:write|rewrite|finish|fix|make) (?:it|this|me|my|a|an|the|that)\b.{0,25}(?:$|\bfor me\b|\bbetter\b|\bstory\b|\bsentences?\b|\bparagraphs?\b|\bessay\b)|\b(?:write|do|finish) (?:it|this|that) for me\b/,
  ],
  [
    'off-topic',
    /\btell (?:me )?a (?:joke|riddle)\b|^who won\b|\bwhat(?:'s| is|s)? \d+ ?(?:\+|x|times|plus|minus)|\bplay a game\b/,
  ],
  [
    'complaint',
    /\bshut up\b|^(?:just )?go away\b|\bleave me alone\b|\b(?:you|u)(?:'re| are| r)? (?:so |really |just )*(?:suck|stupid|dumb|useless|annoying|an idiot|trash)\b|\b(?:stupid|dumb|useless|annoying) (?:bot|ai|robot|computer|thing|coach|app|questions?)\b|^(?:but |and )?(?:you|u) (?:just |always |keep |still |only )*(?:ask\w*|said|never|already|keep)\b|\b(?:you|u|you're|ur)\b.*\b(?:not|never|don't|dont|aren't|arent) (?:even )?listen/,
  ],
  [
    'complaint',
    /^(?:but |no |ugh+ )*i (?:really )?(?:don'?t|do not) (?:want to|wanna|feel like|like) (?:do|doing|write|writing|this)(?: (?:this|it|that|any of this|anything|stuff))?(?: today| now| anymore)?[.! ]*$/,
  ],
  [
    'finished',
    /^(?:ok |no |well )*(?:i(?:'ve| have)? (?:said|told you) (?:everything|it all|all of it)|(?:i have |i got |there(?:'s| is) )?nothing (?:else|more)(?: to (?:say|tell|add))?|no more(?: ideas?)?)(?: now)?[.! ]*$/,
  ],
  ['question', /\b(?:don'?t know|forgot|can'?t remember) the (?:english )?(?:word|name) (?:for|of)\b/],
  [
    'question',
    /\b(?:can|could|will) (?:you|u) (?:please |pls )?check\b|^(?:ok |now |please |pls )*check (?:my|this|it)\b/,
  ],
  [
    'confusion',
    /^(?:um+ |but |sorry )*(?:idk|i (?:don'?t|do not) (?:know|get|understand)) what (?:an? |the )?[\p{L} ]{3,25} (?:is|are|means?)[.!? ]*$/u,
  ],
  ['complaint', /^.{0,40}\b(?:forget (?:it|this)|never ?mind|whatever then)[.! ]*$/],
  [
    'finished',
    /^(?:ok |no )?(?:i(?:'ve| have)? (?:had |got )?)?enough(?: for (?:today|now))?[.! ]*$|^(?:(?:no|ok|yeah) )*(?:i think )?i(?:'m| am|m)? (?:all )?(?:done|finished)(?: now| thanks| for today)?[.! ]*$/,
  ],
  [
    'stuck',
    /\bwhat (?:should|do) i (?:write|put|say|right)(?: (?:now|next|here))?[?.! ]*$|^(?:idk|dunno|i (?:don't|dont|do not) (?:know|no)|no (?:idea|clue))[.! ]*$|^(?:(?:um+|ok|pls|please|can you|i need|some|i think|i'?m|i am|so|really|kinda|a bit|totally|still|but) )*(?:help|stuck|blank)(?: (?:me|please|pls|here|again|with this|out|now))*[.!? ]*$|^(?:but )?(?:i (?:can'?t|cannot) think(?: of (?:any|some)\w*| of a \w+)?|i have no ideas?|i'?ve got nothing|my mind(?:'s| is)? blank)[.! ]*$/,
  ],
  [
    'complaint',
    /^(?:(?:ugh+|omg|well|because|cos|coz|cuz|but) )*(?:this|it|that)(?:'s| is|s) (?:so |really |very |just )*(?:dumb|boring|stupid|lame|annoying|pointless)[.! ]*$/,
  ],
  [
    'finished',
    /^(?:(?:ok |and )?that(?:'s|s| is)? (?:it|all|the end)(?: i (?:know|have|got|can think of))?|the end|i(?:'m| am|m)? (?:done|finished)|done|finished|all done)[.! ]*$/,
  ],
];

/** Said between two turns, and no idea: "yes", "ok", "cool". */
const noises =
  /^(?:(?:yes+|yeah|yea|yep|yup|ye|yay+|sure|ok|okay|k|kk|of course|right|alright|cool|nice|wow|lo+l|(?:ha){2,}h?|hehe+|oh|no+|nah|nope|not really|good|great|fine|maybe|probably|whatever|who cares|meh|bruh|bro|dude|omg|huh|yikes|hmm+|um+|i'?m good|please)[,.! ]*)+$/;

export const caughtBySecondNet = (plain: string): Heard | undefined =>
  cues.find(([, cue]) => cue.test(plain))?.[0];

export const isNoise = (plain: string): boolean => noises.test(plain);
