import type { TurnKind } from '../understanding/index.ts';

const opener = '^(?:(?:ok|okay|so|but|and|um+|wait|oh|well|hey|also|then)[ ,]+)*';

const asking = [
  /\?\s*$/,
  new RegExp(
    `${opener}(?:can|could|should|may|shall|do|does|did|is|are|am|was|were|will|would|have|has|must) (?:i|it|that|this|these|you|u|we|he|she|they|the|my|there|your)\\b`,
  ),
  new RegExp(
    `${opener}(?:what|who|which)(?:'s|s)? (?:is|are|was|were|should|shall|do|does|can|would|about|else|mean)\\b`,
  ),
  new RegExp(`${opener}how (?:do|does|did|can|to|long|many|much|should|would|you say|about)\\b`),
  new RegExp(`${opener}why (?:do|does|did|is|are|can't|cant|must|should|would)\\b`),
  new RegExp(`${opener}(?:when|where) (?:do|does|is|are|should|can) (?:i|it|you|we|this|that)\\b`),
];

/** The words themselves ask something, with or without a question mark. */
export const isAsking = (plain: string): boolean => asking.some((form) => form.test(plain));

/**
 * What must stand in a message before it may be heard as this kind. The head hears tone, and a plain sentence of a
 * story can have any tone: without its sign, what a child tells is an idea.
 */
const signs: Partial<Record<TurnKind, RegExp>> = {
  finished:
    /\b(?:done|finish\w*|the end|that'?s (?:it|all)|that all|all i (?:know|have|got)|nothing (?:else|more)|no more|enough|bye|ready|move on|go on|start writing|plan now)\b/,
  confusion: /\?|\b(?:what|huh|mean|means|understand|get it|don'?t get|confus\w*|pardon|which|unclear)\b/,
  greeting:
    /^(?:\W*(?:hi+|hey+|hello+|hiya|yo|sup|g'?day|good (?:morning|afternoon|evening|night)|thanks?\w*|thx|ty|ta|cheers|bye\w*|goodbye|cya|gtg|see (?:you|ya)|ok|okay|k|yes+|yeah|yep|yup|sure|cool|nice|great|good|fine|alright|right|salam|namaste|teacher|miss|sir|coach|you|so much|a lot|there|for|the|help)\b\W*)+$/,
  robot:
    /\b(?:are|r|do|can|did|have|is|were|will) (?:you|u)\b|\b(?:robot|bot|ai|chatgpt|gpt|computer|machine|human|siri|alexa)\b|\bwho (?:made|are|is) (?:you|u)\b|\b(?:you|u) (?:real|alive)\b/,
  complaint:
    /\b(?:boring|bored|dumb|stupid|annoying|lame|pointless|useless|sucks?|hate (?:this|it|you|u|writing)|stop|shut up|go away|listen\w*|wrong|(?:you|u|ur) (?:already |just |keep |never |always |still |didn'?t |don'?t |not )*(?:ask\w*|said|say|saying|told|repeat\w*|answer\w*|get|got|know|understand|listen\w*|read|hear|are|r|suck)|you're|already (?:said|told)|i (?:said|told) (?:you|that|it|u|this)|not what i|this (?:is|isn'?t)|too (?:hard|many|much|long)|have to|same (?:thing|question)|waste|not help\w*|said you)\b/,
  'request-to-write':
    /^(?!don'?t |i (?:want|will|would|wanna|am|write)\b|i'?m |why ).*\b(?:write|rewrite|do it|finish|fix|improve|correct|edit|generate|create|make (?:it|me|up|this|the|a)|give me|tell me|help me|think of|come up with|pick|choose|fill|answer|say it|rules?|instructions?|prompts?|pretend)\b/,
  'off-topic':
    /\?|\b(?:you|u|games?|lunch|recess|can we|youtube|roblox|fortnite|joke|riddle|toilet|guess what|by the way|btw|anyway|what time|home time|tv|tiktok)\b/,
  stuck:
    /\b(?:idk|dunno|don'?t (?:know|no|have|remember)|do not know|can'?t (?:think|find|do|write|remember)|cannot|no (?:idea|ideas|clue)|nothing|not sure|unsure|stuck|blank|help|hard|hint|what (?:should|do|to)|um+|hm+)\b/,
  silly:
    /\b(?:lo+l|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|poo\w*|farts?\w*|bum\w*|butts?|wee|pee|skibidi\w*|sigma|rizz\w*|gyatt?|ohio|bruh|sus|fanum)\b|\p{Extended_Pictographic}|(\b\w+\b)(?: \1){2,}/u,
  feeling:
    /\b(?:i|i'?m|im|me|my|we)\b.*\b(?:feel\w*|felt|sad|happy|mad|angry|scared|afraid|worr\w+|nervous|anxious|lonely|alone|upset|cry\w*|cried|miss|hate|love|hurt\w*|tired|sick|shy|proud|excited|embarrass\w*|stress\w*|died?|dead|bad day|mean to me|nobody|no one|left out|hard|jealous|bad|good)\b|^(?:sad|happy|mad|angry|scared|nervous|lonely|upset|tired|sick|bad|good|great)\b/,
};

export const hasSign = (kind: TurnKind, plain: string): boolean => signs[kind]?.test(plain) ?? true;

const laughter = /\b(?:lo+l|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|xd)\b|\p{Extended_Pictographic}/gu;
const bareJokes =
  /\b(?:poo\w*|farts?\w*|bum\w*|butts?|wee|pee|skibidi\w*|sigma|rizz\w*|gyatt?|ohio|bruh|sus)\b/g;
const leastWords = 2;

/** "a poo monster lol": behind the laughing something is told. */
export const isToldInFun = (plain: string): boolean =>
  (
    plain
      .replaceAll(laughter, '')
      .replaceAll(bareJokes, '')
      .match(/\p{L}{3,}/gu) ?? []
  ).filter((word) => !/^(?:the|and|you|are|end|but|its|very|funny)$/.test(word)).length >= leastWords ||
  /\b(?:an?|the|his|her|my) \p{L}+ \p{L}{4,}/u.test(plain.replaceAll(laughter, '').trim());
