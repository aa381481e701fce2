import type { TurnKind } from '../understanding/index.ts';

/**
 * The head hears tone, and a plain sentence of a story can have any tone. Where a question of the coach is open, a kind
 * other than an idea needs a sign in the words; without one the message answers.
 */
const signs: Partial<Record<TurnKind, RegExp>> = {
  complaint:
    /\b(?:you|u)(?:'re| are|r)? (?:not|never|keep|always|still|don'?t (?:listen|get|understand|care|know)|didn'?t|just|suck|said|asked?|already|mean)\b|\b(?:hate|to|at|with|shut) (?:you|u)\b|\b(?:you're|youre|your|ur) (?:not|so|wrong|just|mean|being|annoying|a)\b|\b(?:questions?|app|bot|robot|computer|coach|this|boring|bored|dumb|stupid|hate|annoying|lame|already|wrong|listen\w*|stop|again|same|ugh+|forget it|whatever|sucks?|useless|no fun|waste|pointless|leave me|shut|omg|wtf|bruh|sick of|over it|i give up|don'?t (?:want|care|like)|not (?:fair|doing)|can'?t be bothered|too hard|hard|trash|mid|cringe|never mind|nevermind|enough|who cares|makes no sense|rubbish|terrible)\b/,
  // "you can't be yourself" speaks of everyone.
  robot:
    /\b(?:robot|bot|ai|computer|human|chatgpt|gpt|alexa|siri|machine)\b|\b(?:are|r|do|did|can|have|were|will|who|what|about) (?:you|u)\b|\b(?:you're|youre|you are|u are|ur) (?:an? |not |just |so )?(?:real|fake|alive|person|smart|dumb|cool|nice)\b|\byour (?:name|mum|friends?)\b/,
  'request-to-write':
    /\b(?:you|u|ur|me|write|finish|fix|give|tell|make|do|help|answer|essay|paragraph|just|sentence|idea|please|pls)\b/,
  stuck:
    /\?|\b(?:idk|i dunno|dunno|don'?t (?:know|no|kno|have (?:any|an|one))|no (?:idea|clue|ideas)|not sure|stuck|help|blank|hard|tricky|(?:have|got|thinking of|comes?) nothing|nothing comes|hint|(?:can'?t|cannot) (?:do|write|think|decide|come up|start|remember|find (?:an? |any |the )?(?:idea|words?))|what (?:do|should|can) i|how (?:do|should|can) i|hm+|um+|i forgot|no thoughts|give up)\b/,
  greeting:
    /\b(?:hi+|hello|hey|hiya|yo|sup|bye|goodbye|cya|see (?:you|ya)|thank\w*|thx|ty|cheers|ta|good|ok|okay|yes|yeah|yep|cool|nice|morning|night|gtg|g'?day|welcome|please|no|sure|great|fine)\b/,
  finished:
    /^(?:ok |and |yep |all )*(?:done|finish(?:ed)?|the end|end|ready|next|enough|stop|complete)\b|\b(?:i'?m|i am|i think i'?m|i have|i've|we'?re|it'?s|is) (?:all |now )?(?:done|finished|ready|complete)\b|\bthat'?s (?:it|all|the end)\b|\b(?:had enough|go on|move on|no more|nothing (?:else|more)|all i (?:got|have)|(?:want to|can i|wanna) (?:stop|finish))\b/,
  confusion:
    /\?|\b(?:what|huh|mean|means|understand|get (?:it|this|that)|confus\w*|who|which|how|explain|unclear|lost|sense|hard|don'?t know what|follow)\b/,
  question:
    /\?|(?:^|[.!,]\s*)(?:(?:ok|so|but|and|um+|wait|hey|well|oh|or|like|coach|teacher|miss)[ ,]+)*(?:how|hou|what|whats|what's|wot|wat|why|where|wear|when|which|wich|who|can|could|should|do|does|dus|did|is|are|am|will|would|must|may|have|hav)\b|\bi (?:want(?:ed)?|wanna|need)(?: to)? (?:ask|know|check)\b|\b(?:wonder\w*|not sure (?:if|how|what)|don'?t know (?:if|how)|tell me (?:how|what|if|about))\b/,
};

const laughter = /\b(?:lo+l|lmao|(?:ha)+h?a?|hehe+|rofl|xd)\b/g;
const potty =
  /\b(?:poo+\w*|poop\w*|farts?\w*|farted|bum\w*|wee+|pee|butts?|snot\w*|toilets?|burp\w*|willy|skibidi|sigma|ohio|rizz|gyatt|six seven|67)\b/g;
const empty =
  /\b(?:a|an|the|and|in|on|my|your|his|her|is|it|of|i|you|me|called|named|big|so|very|to|with|for|at|its)\b/g;

/** Of a silly message: what is left when the laughing and the rude words are gone. */
const hasMoreThanLaughs = (plain: string): boolean => {
  const rest = plain.replaceAll(laughter, '').replaceAll(potty, '').replaceAll(empty, '');
  return /\p{L}{3,}/u.test(rest);
};

const wantsElse =
  /\b(?:i|we|can i|can we|lets|let's) (?:want to|wanna|like|love|play|go|hate|have|got|need|am|'m)\b.{0,20}\b(?:play|go|eat|watch|fortnite|roblox|minecraft|lunch|recess|home|youtube|tiktok|game)\b|\b(?:you|your|u)\b|\?/;

/** From the school day, and not from the text. */
const leadsAway =
  /\b(?:i|we)(?:'m| am)? (?:want|wanna|like|love|play|played|watch|watched|hungry|going)\b.*\b(?:lunch|recess|fortnite|roblox|minecraft|youtube\w*|tiktok|homework|today|yesterday|tonight)\b|^(?:fortnite|roblox|minecraft|youtube|tiktok|lunch|recess)\b/;

const ofSomeone = /^(?:(?:and|then|so|but)[ ,]+)*(?:he|she|they|his|her)\s/;

export function mayBe(kind: TurnKind, plain: string, { isAsked }: { isAsked: boolean }): boolean {
  if (kind === 'silly') return !isAsked || !hasMoreThanLaughs(plain);
  if (kind === 'complaint' && ofSomeone.test(plain)) return false;
  if (!isAsked && kind !== 'finished' && kind !== 'robot') return true;
  if (kind === 'off-topic') return !ofSomeone.test(plain) && (wantsElse.test(plain) || leadsAway.test(plain));
  const sign = signs[kind];
  if (sign === undefined) return true;
  const isLong = plain.split(' ').length > 8;
  if (kind === 'greeting' && isLong) return false;
  return sign.test(plain);
}

const unsure =
  /^(?:(?:um+|uh+|hm+|well|ok|oh|so|like|but)[ ,]+)*(?:i (?:really |still )?(?:don'?t|do not|dunno|dont) (?:really )?(?:know|no|kno)(?: yet| really)?|idk|dunno|not sure|i'?m not sure|no idea)[ ,.!-]+(?:(?:but|maybe|perhaps|um+|just|probably|i guess|or|like|i think)[ ,]+)*/i;
const stillUnsure =
  /^(?:what|how|where|which|who|when|why|if|to|the answer|anything|any|about|it|that|this|yet|help|i can'?t|i (?:don'?t|dont)|sorry|man|bro|miss|sir|really|much|lol|haha|yet|is|can|can you|give|tell|nothing|either|whatever|please|pls|and i don'?t)\b/i;

/** "idk ghosts": the idea in a message that says it has none. */
export function onlyIdea(told: string): string | undefined {
  const rest = told
    .replace(unsure, '')
    .replace(/[? ]+$/, '')
    .trim();
  if (rest === told.replace(/[? ]+$/, '').trim() || !/\p{L}{2,}/u.test(rest) || stillUnsure.test(rest))
    return undefined;
  return rest;
}
