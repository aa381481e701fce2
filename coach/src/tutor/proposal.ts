import type { Family } from './interview/interview.ts';
import { findQuestion } from './questions/find-question.ts';

const lead = String.raw`^(?:(?:ok|okay|so|but|and|um+|wait|oh|also|then|thanks?|thank you)[ ,.]+)*`;

/** "can it be a mermaid", "can i add that you could keep them in your bag": a question in form, and an idea in fact. */
const proposals = [
  new RegExp(
    String.raw`${lead}(?:can|could|may) (?:it|he|she|they|the \p{L}+) (?:just |also |only )?(?:be|have) (.{3,140}?)[?.! ]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${lead}(?:(?:can|could|may) (?:i|we)|(?:can|could) (?:you|u) (?=put|add|include|write (?:down|that))|(?:i|we) forgot to|am i allowed to|is it ok(?:ay)? (?:if i|to)|should i)(?: also| just| maybe| still| please)* (?:put|add|include|mention|say|tell|talk|write|use|have|do)(?: (?:in|about|that|something about|it that|down|a bit about))* (.{3,160}?)(?: (?:in|on|to)(?: (?:it|there|the story|my story|a card|my cards?|too))?)?(?: too| as well| also)?[?.! ]*$`,
    'iu',
  ),
];

const notOne =
  /\bor (?:does|do|is|should|must|only|can)\b|^(?:it|that|this|them|more|one|something|anything|swear\w*|bad words?|rude words?|headings?|emojis?|pictures?|a (?:picture|drawing|photo|title|break|poem|story|card|question|simile|metaphor|diary|letter|comic|report|hint))\b|\b(?:first person|past tense|present tense|in (?:arabic|chinese|my language|english)|later|tomorrow|instead)\b/i;

/** "is it cos light has colours": a guess, and the child's answer. */
const guess = new RegExp(
  String.raw`${lead}(?:is|was) (?:it|that) (?:cos|coz|cuz|because|bc|like) (.{3,140}?)[?.! ]*$`,
  'iu',
);
export const guessIn = (message: string): string | undefined => guess.exec(message.trim())?.[1];

/** Questions about how to write hold no idea: "can i use a statistic i made up". */
const aboutRules = new Set([
  'true',
  'swear',
  'picture',
  'been done',
  'stop',
  'saved',
  'change later',
  'alone or together',
  'who reads',
  'letter',
  'speech marks',
  'semicolon',
  'apostrophe',
  'capital',
  'comma',
  'full stop',
  'rhyme',
  'simile',
  'tense',
  'person',
  'other language',
  'title',
  'headings',
  'paragraph',
  'order',
]);
export const asksForRule = (question: string): boolean => aboutRules.has(findQuestion(question)?.name ?? '');

/** "what if jude lies": in a story that is how ideas come. */
const whatIf = new RegExp(String.raw`${lead}what if (?!i )(.{3,140}?)[?.! ]*$`, 'iu');

export const proposalIn = (message: string, family: Family): string | undefined => {
  const shapes = family === 'narrative' ? [...proposals, whatIf] : proposals;
  const told = message
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .flatMap((own) => shapes.map((shape) => shape.exec(own)?.[1]))
    .find((found) => found !== undefined);
  return told && !notOne.test(told) ? told : undefined;
};
