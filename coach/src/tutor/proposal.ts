const lead = String.raw`^(?:(?:ok|okay|so|but|and|um+|wait|oh|also|then|thanks?|thank you)[ ,.]+)*`;

/** "can it be a mermaid", "can i add that you could keep them in your bag": a question in form, and an idea in fact. */
const proposals = [
  new RegExp(
    String.raw`${lead}(?:can|could|may) (?:it|he|she|they|the \p{L}+) (?:be|have) (.{3,140}?)[?.! ]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${lead}(?:(?:can|could|may) (?:i|we)|(?:can|could) (?:you|u) (?=put|add|include|write (?:down|that))|(?:i|we) forgot to|am i allowed to|is it ok(?:ay)? (?:if i|to)|should i)(?: also| just| maybe| still| please)* (?:put|add|include|mention|say|tell|talk|write|use|have|do)(?: (?:in|about|that|something about|it that|down|a bit about))* (.{3,160}?)(?: (?:in|on|to)(?: (?:it|there|the story|my story|a card|my cards?|too))?)?(?: too| as well| also)?[?.! ]*$`,
    'iu',
  ),
];

const notOne =
  /\bor (?:does|do|is|should|must|only|can)\b|^(?:it|that|this|them|more|one|something|anything|swear\w*|bad words?|rude words?|headings?|emojis?|pictures?|a (?:picture|drawing|photo|title|break|poem|story|card|question|simile|metaphor|diary|letter|comic|report|hint))\b|\b(?:first person|past tense|present tense|in (?:arabic|chinese|my language|english)|later|tomorrow|instead)\b/i;

export const proposalIn = (message: string): string | undefined => {
  const own = message.replaceAll(/\s+/g, ' ').trim();
  const told = proposals.map((shape) => shape.exec(own)?.[1]).find((found) => found !== undefined);
  return told && !notOne.test(told) ? told : undefined;
};
