const again =
  /\bsame (?:thing|que?s?t\w*|stuff|one|again)\b|\b(?:keep|kept|always|stop|quit) (?:on )?(?:ask|repeat)\w*|\b(?:you|u|ya) (?:keep|always) say\w*|\b(?:alre?a?dy|just) asked\b|\bask(?:ed|ing)?(?: me)? (?:that|this|it|me)\b.{0,20}\b(?:al?re?a?dy|again|agen|before|times)\b|\brepeat(?:ing|ed|s)? (?:it|that|this|yourself|urself|questions?)\b|\brepetitive\b|\b(?:no|oh|ugh|please) not again\b|\bask (?:me )?(?:something|smth|somethin|another)\b/i;
const toTheCoach =
  /\b(?:you|u|ya|youve|you'?ve|stop|quit|this|that|that'?s|thats|it'?s|its|ask|not again|not that)\b/i;
const ofOthers =
  /\b(?:he|she|they|mum|mom|dad|teacher|brother|sister|friends?|grown ?-?ups?|people|ppl|everyone|everybody)\b/i;

/** Two cards may say the same thing. */
const ofCards =
  /\b(?:remove|delete|cards?|take (?:it|that|one) (?:off|out)|should be in|keep (?:him|her|it))\b/i;

/** "you keep asking me the same thing": it is said to the coach, and of nobody in the text. */
export const complainsOfRepetition = (message: string): boolean =>
  again.test(message.replaceAll('’', "'")) &&
  toTheCoach.test(message) &&
  !ofOthers.test(message) &&
  !(ofCards.test(message) && !/\bask/i.test(message));

const mostlyComplaint =
  /^.*?\b(?:that|this|it|me|questions?|thing|again|times)\b(?: (?:already|alredy|again|before|like \S+ times))?[\s,.!:]*/i;

/** "you asked me that already, its the training one": what the complaint says besides. */
export const toldWithComplaint = (message: string): string => message.replace(mostlyComplaint, '').trim();
