const again =
  /\bsame (?:thing|que?s?t\w*|stuff|one|again)\b|\b(?:keep|kept|always|stop|quit) (?:on )?(?:ask|say|repeat)\w*|\b(?:alre?a?dy|just) ask\w*|\bask(?:ed|ing)?(?: me)? (?:that|this|it|me)\b.{0,20}\b(?:al?re?a?dy|again|agen|before|times)\b|\brepeat(?:ing|ed|s)? (?:it|that|this|yourself|urself|questions?)\b|\brepetitive\b|\b(?:no|oh|ugh|please) not again\b|\bask (?:me )?(?:something|smth|somethin|another)\b/i;
const toTheCoach =
  /\b(?:you|u|ya|youve|you'?ve|stop|quit|this|that|that'?s|thats|it'?s|its|ask|not again|not that)\b/i;
const ofOthers = /\b(?:he|she|they|mum|mom|dad|teacher|brother|sister|friends?)\b/i;

/** "you keep asking me the same thing": it is said to the coach, and of nobody in the text. */
export const complainsOfRepetition = (message: string): boolean =>
  again.test(message.replaceAll('’', "'")) && toTheCoach.test(message) && !ofOthers.test(message);
