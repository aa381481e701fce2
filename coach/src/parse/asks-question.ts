const opener = '^(?:(?:and|but|so|then|well|now|hey|oh|please|also),? |(?:mum|dad), )?';
const helper =
  "(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|am|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|might|must)";
const someone =
  '(?:you|we|they|he|she|it|i|there|this|that|these|those|anyone|anybody|everyone|someone|people|your|my|his|her|our|their|the|a|an|all|kids|children|animals|parents)';

const patterns = [
  // "What is", "Why did the", "Where are", but not "What is more," or "When I".
  `${opener}(?:what|where|why|who|how)(?:'s|'re)? ${helper} (?!more\\b|important is)`,
  `${opener}(?:what|where|who|how)'s `,
  `${opener}(?:when|whose|which) ${helper} ${someone}\\b`,
  `${opener}how (?:many|much|long|old|far|often|big|tall|fast|hard|come)\\b.*? (?:${helper}|is|are) ${someone}\\b`,
  `${opener}(?:what|which) \\p{L}+ ${helper} ${someone}\\b`,
  `${opener}(?:is|are|was|were|does|did|can|could|will|would|has|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|wasn't) ${someone}\\b`,
  `${opener}(?:do|have|should|am) (?:you|we|they|i|he|she|it|people)\\b(?! (?:need any|require))`,
].map((source) => new RegExp(source, 'iu'));

/** "Had I known", "How lovely it is", "What a day": shaped alike, yet not asking. */
const notAsking =
  /^(?:what an? |how \p{L}+ly |what (?:i|we|he|she|they) |who(?:ever)? (?:is|was) \p{L}+ing\b.*, )/iu;

/** Whether a sentence, by its first words, wants an answer. */
export const asksQuestion = (sentence: string): boolean => {
  const plain = sentence.replace(/^["'(\s]+/, '').replace(/\s+/g, ' ');
  return !notAsking.test(plain) && patterns.some((pattern) => pattern.test(plain));
};

const askingWord = `(?:what|where|why|who|whom|whose|which|when|how|${helper.slice(3, -1)}|may|shall|wasn't|weren't|hasn't|haven't)`;
const asksSomewhere = new RegExp(`(?:${opener}|[,;:—-] *|\\b(?:and|but|so|then|or) )${askingWord}\\b`, 'iu');
const asksAtTheEnd = /\b(?:right|okay|ok|correct|yes|no|huh|eh|you|we|they|it|he|she|i|not)\W*$/iu;
const fewestToTell = 4;

/** Whether a sentence with a question mark may ask something, however it is put. */
export const mayAsk = (sentence: string): boolean => {
  const plain = sentence.replace(/^["'(\s]+/, '').replace(/\s+/g, ' ');
  return plain.split(' ').length < fewestToTell || asksSomewhere.test(plain) || asksAtTheEnd.test(plain);
};
