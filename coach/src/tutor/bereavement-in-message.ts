const belongings =
  'hands?|phone|ipad|battery|legs?|arms?|brain|feet|laptop|tablet|computer|internet|wifi|game|character|hero|villain';
const loss = new RegExp(
  String.raw`\bmy (?!(?:${belongings})\b)(\w+ )?(\w+) (he |she |they )?(has |have |just |is )?(die|died|dies|dead|passed away|(?:was |got )(?:run over|hit by an? \w+))\b|\b(put|went) to sleep at the vet\b|\b(was|got|had to be) put (down|to sleep)\b|\bhad to put (?:him|her|it|them|my \w+) (?:down|to sleep)\b`,
  'i',
);
/** "he died last month", "hes dead", "she isnt alive anymore"; a new clause, so that it is said of someone. */
const saysOfThem =
  /(?:^|[.!?,;]\s*|\b(?:and|but|then|because|cos|before|after|when)\s+)(?:he|she|they|it)(?:'?s)? (?:(?:has|have|had|is|was|already|just|sadly|got|been|recently) )*(?:die|died|dead|passed(?: away| on)?|(?:not|isn'?t) alive|in heaven|run over)\b(?! (?:of laughter|laughing|in the (?:game|level)))/iu;

/** Whom a child calls its own, as part of a pattern. */
export const ownRelatives = String.raw`mum|mom|dad|nan\p{L}*|pop|gran\p{L}*|uncle|aunt\p{L}*|brother|sister|cousin|friend|dog|cat|pet|puppy|kitten|rabbit|guinea pig|horse|bird|fish|hamster`;
/** Someone of the child's own. */
const ofOwn = new RegExp(String.raw`\bmy (?:\p{L}+ )?(?:${ownRelatives})\b`, 'iu');

/** "my grandmother she die": a death in the child's own family or among its pets or friends, not one in a story. */
export const isBereavementInMessage = (message: string): boolean => {
  const plain = message.replaceAll('’', "'");
  const told = saysOfThem.exec(plain);
  return loss.test(plain) || (told !== null && ofOwn.test(plain.slice(0, told.index + 1)));
};

/** "he died", said after "my grandpa": the same, in two messages. */
export const isBereavementAcrossMessages = (message: string, earlier: string[]): boolean =>
  isBereavementInMessage(message) ||
  (saysOfThem.test(message.replaceAll('’', "'").trim()) && earlier.some((said) => ofOwn.test(said)));
