const belongings =
  'hands?|phone|ipad|battery|legs?|arms?|brain|feet|laptop|tablet|computer|internet|wifi|game|character|hero|villain';
const loss = new RegExp(
  String.raw`\bmy (?!(?:${belongings})\b)(\w+ )?(\w+) (he |she |they )?(has |have |just |is )?(die|died|dies|dead|passed away|(?:was |got )(?:run over|hit by an? \w+))\b|\b(put|went) to sleep at the vet\b|\b(was|got|had to be) put (down|to sleep)\b|\bhad to put (?:him|her|it|them|my \w+) (?:down|to sleep)\b`,
  'i',
);
const saysOfThem =
  /^(?:and |but |then |because |well )*(?:he|she|they|it) (?:has |have |had |is |was |already |just |sadly |got )*(?:die|died|dead|passed away|is dead|run over)\b/i;

/** Someone of the child's own. */
const ofOwn =
  /\bmy (?:\p{L}+ )?(?:mum|mom|dad|nan\p{L}*|pop|gran\p{L}*|uncle|aunt\p{L}*|brother|sister|cousin|friend|dog|cat|pet|puppy|kitten|rabbit|guinea pig|horse|bird|fish|hamster)\b/iu;

/** "my grandmother she die": a death in the child's own family or among its pets or friends, not one in a story. */
export const isBereavementInMessage = (message: string): boolean => {
  const sentences = message.split(/[.!?,;]\s*/);
  return (
    loss.test(message) ||
    sentences.some((each, at) => saysOfThem.test(each) && ofOwn.test(sentences.slice(0, at).join(' ')))
  );
};

/** "he died", said after "my grandpa": the same, in two messages. */
export const isBereavementAcrossMessages = (message: string, earlier: string[]): boolean =>
  isBereavementInMessage(message) ||
  (saysOfThem.test(message.trim()) && earlier.some((said) => /\bmy \p{L}+/iu.test(said)));
