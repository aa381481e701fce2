import type { KnownQuestion } from './question.ts';

/** About this chat, its cards, the steps and who sees it all. */
export const questionsAboutTheWork: KnownQuestion[] = [
  {
    name: 'picture',
    sign: /\bpi(?:c|cs|ch\w*|ct\w*)\b|\bdraw(?:ing|ings)?\b|\bphotos?\b|\billustrat\w*/,
    answer: 'I can’t make pictures here. You could draw one on paper and then tell me what is in it.',
  },
  {
    name: 'on a card',
    sign: /\b(?:put|on|in|to|wrote|write|saved?|got|get|noted?|add\w*|have)\b.*\bcards?\b(?! for)|\b(?:did|have|will|can) you (?:write|wrote|saved?|got|get|noted?|change|changed|keep|put) (?:that|it|this|down|the)\b|\bwrote down\b|\bsave that bit\b/,
  },
  {
    name: 'cards',
    sign: /\bcards?\b|\bon the side\b/,
    answer: 'Your cards keep your ideas. Tap one to change it. You can put them in your plan.',
  },
  {
    name: 'recap',
    sign: /^(?!.*\bthink\b)(?:(?:so|and|ok|but) )*(?:what|which)\b.*\b(?:so far|i (?:got|said|told)|did i (?:say|tell)|on my cards)\b|\bremind me\b|\bread\b.*\bback\b|\bwhat was my\b|\btell me what (?:ideas|i)\b/,
  },
  {
    name: 'who reads',
    sign: /\bprivate\b|\bsecret\b|\b(?:teacher|mum|mom|dad|parents|miss|class|friends?|anyone|anybody|someone|people|everyone|who)\b.*\b(?:sees?|seeing|reads?|reading|looks?|find out|shown?)\b|\b(?:tell|show)\b.*\b(?:teacher|mum|mom|dad|parents|miss|class|anyone|friends?)\b/,
    answer: 'Your teacher and your family can read this chat and your text.',
  },
  {
    name: 'marks',
    sign: /(?<!you )\bmarks?\b(?! it)|\bgrade[ds]?\b|\bscored?\b|\ba test\b|\bin trouble if\b/,
    answer: 'I don’t give marks here. First try it out. You get feedback when you ask for it.',
  },
  {
    name: 'deadline',
    sign: /\bdue\b|\bhand(?:ed)? (?:it )?in\b|\bhow much time\b|\bhow long (?:have|do) (?:i|we) (?:got|have)\b|\bwhen do (?:we|i) have to\b|\bdeadline\b/,
    answer: 'I don’t know that. Your teacher can tell you.',
  },
  {
    name: 'saved',
    sign: /\bsaved?\b|\blose (?:it|my|this)\b|\bclose (?:the|my|this)\b|\bcome back\b|\bfinish (?:it )?(?:tomorrow|later|at home)\b/,
    answer: 'It is saved by itself. You can come back and go on later.',
  },
  {
    name: 'stop',
    sign: /\b(?:can|may|could) i (?:please )?(?:stop|go|leave(?! the)|do (?:this|it) later)\b|\b(?:take|have) a (?:rest|break)\b|\brecess\b/,
    answer: 'Yes, you can stop here. Your ideas are saved.',
  },
  {
    name: 'enough',
    sign: /^(?!.*\b(?:evidence|proof|reasons?|facts)\b).*(?:\b(?:is|are|have|got|its|thats|that|this|it|i|we|not|ideas|had|hav) enough\b|^enough\b|\benough (?:ideas|cards|yet|now)\b|\bplenty\b|\bnearly (?:done|finished|there)\b|\b(?:are|am|have) (?:we|i) (?:done|finished|ready)\b|\bhow (?:many|much) (?:more|longer)\b|\bwhat else (?:do|should|can|is)\b|\bneed (?:any )?more(?! \w+s\b)\b|\bis that (?:it|all)\b|\b(?:is|am|are) (?:my \w+|it|this) (?:done|finished|ready|complete)\b|\ball i need\b|\btoo little\b)/,
  },
  {
    name: 'where to write',
    sign: /\bwhere (?:do|should|can) i (?:write|type)\b|\b(?:write|type|typing)\b.*\b(?:here|box|somewhere)\b/,
    answer: 'Here we only collect ideas. You write the text itself in a later step.',
  },
  {
    name: 'why questions',
    sign: /\b(?:why|y)\b.*\b(?:you|u)\b.*\b(?:ask\w*|want to know|know|need)\b|\bwhy does it matter\b/,
    answer: 'I ask so that the ideas are yours. You can tap “Next question” to leave one out.',
  },
  {
    name: 'why this',
    sign: /\bwhy (?:do|must|should|cant|have)\b.*\b(?:i|we)\b|\bthe point\b|\bdo (?:i|we) (?:have|need) to (?:do this|plan|answer|make a plan)\b|\bmust (?:i|we) (?:do|plan|answer)\b|\bcan i skip\b/,
    answer: 'A few ideas first make the writing easier. You can go on when you have some.',
  },
  {
    name: 'next step',
    sign: /\bwhat (?:do|should|can|am|happens|comes)\b.*\b(?:now|next|after|supposed|meant|then)\b|\bnow what\b|\bwhat now\b|\bwhat(?:s| is) next\b|\bmy job\b|\bstart (?:writing|now)\b|\bwhen (?:do|can) i (?:get to )?(?:write|start)\b|\bwhat i do\b/,
  },
  {
    name: 'did wrong',
    sign: /\bdid i (?:do (?:some|it|any)|say (?:some|any)|get it|break|mess)|\bwas that (?:bad|wrong|the wrong)\b|\bam i in trouble\b|\b(?:mad|angry|cross) (?:at|with) me\b|\bmessed\b/,
    answer: 'No, you did nothing wrong. All is fine.',
  },
  {
    name: 'alone or together',
    sign: /\b(?:with|ask) (?:a |my )?(?:friend|mum|mom|dad|sister|brother|teacher|someone)\b|\bwork together\b|\b(?:friend|mum|mom|dad|sister|brother|nan) help\b/,
    answer: 'Yes, talk about it with someone. The words you write should be your own.',
  },
  {
    name: 'can you help',
    sign: /\b(?:can|could|will) you (?:please )?(?:help|give me a hand)\b|\bneed help\b|\bwhat (?:can|do) you do\b|\bhow do you help\b|\bwhat are you for\b/,
    answer: 'Yes. I ask about your ideas and keep them on cards for you. You do the writing.',
  },
  {
    name: 'change later',
    sign: /\bchange (?:my|the (?:story|topic|idea|card|name|ending)|it|our)\b|\b(?:different|another|new) (?:topic|idea|story)\b|\bsomething else\b|\bstart (?:again|over)\b|\bstick to\b|\bswap my\b/,
    answer: 'Yes, you can change any of it. Just tell me what should be different.',
  },
];

/** Tried last: what is asked leave for, and what a book would know. */
export const anyOtherQuestions: KnownQuestion[] = [
  {
    name: 'must it',
    sign: /\b(?:does|do) (?:it|i|they|he|she|my \w+) (?:have to|need)\b|\bmust (?:it|i|they)\b/,
    answer: 'No, you decide that. If your teacher asked for it, do it that way.',
  },
  {
    name: 'permission',
    sign: /(?:^|\b(?:so|but|and|ok|wait|also|then) )(?:can|could|may|should|shall) (?!you\b)|\bam i allowed\b|\bis it (?:ok|okay|alright|all right|fine|allowed)\b|\bwhat if (?:the|he|she|it|they|i (?:put|write|use|have|make|start|add))\b/,
    answer: 'Yes, you can.',
    older: 'Yes, that is your decision.',
  },
  {
    name: 'world',
    sign: /\b(?:what|where|how|when|why) (?:do|does|did|are|is|was|were) (?:they|the \w+s)\b|\b(?:tell me|know) (?:a fact|about|the answer|how|why|what|who)\b|\bdo you know\b|^(?!.*\b(?:i|you|u|my|we|me|your|this|that)\b)(?:(?:so|but|and|ok|um) )*(?:why|how|what|whats|who|when|where|is|are|do|does|did|was|were) \w/,
  },
];
