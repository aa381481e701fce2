/** Funny once, and not what a coach gives back. */
export const toiletHumourWords = /\b(?:poo(?:s|ps?|p\w+|ey|ing)?|farts?\w*|bums?|wee|pee|butts?|snot\w*)\b/i;
