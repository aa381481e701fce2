/** Whether a child writes about something hard or something nice, so that no question hits the wrong note. */
const hard =
  /\b(sad|angry|mad|scared|afraid|nervous|worr\w+|anxious|lonely|alone|hurt\w*|cry|cries|cried|crying|died|dies|dead|funeral|miss(ed)?|upset|stress\w*|bad|hard|wrong|hate|invisible|left out|ignor\w+|annoying|someone else|left me|won'?t (?:play|talk)|embarrass\w+|jealous|will be ok(?:ay)?|frightened|tired|sick|fight|fought|lost|yell\w*)\b/i;
const nice =
  /\b(happy|fun|excited|proud|glad|love\w*|laugh\w*|great|awesome|best(?! friend)|won|win|party|enjoy\w*|nice|good|calm|smil\w+|cool|puppy|kitten|birthday|got (?:picked|chosen)|made the team)\b/i;

/** "i used to be scared", "i learned": it is behind the child. */
const isOver =
  /\b(?:used to|learn(?:t|ed)|realis\w+|not (?:sad|scared|alone|lonely|afraid|worried)|any ?more)\b/i;

/** "i dont want it to sound happy". */
const notNice = /\b(?:not|never|don'?t|doesn'?t|isn'?t|wasn'?t|didn'?t|can'?t)\b/i;

/** Nice and hard at once is life, and needs no comforting. */
export const toneOfMessage = (text: string): 'hard' | 'nice' | 'plain' => {
  const isHard = hard.test(text) && !isOver.test(text);
  const isNice = nice.test(text) && !notNice.test(text);
  if (isHard === isNice) return 'plain';
  return isHard ? 'hard' : 'nice';
};

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

/** "my grandmother she die": told of one's own people, it is not weighed as a reason. */
export const isBereavement = (message: string): boolean => {
  const sentences = message.split(/[.!?,;]\s*/);
  return (
    loss.test(message) ||
    sentences.some((each, at) => saysOfThem.test(each) && ofOwn.test(sentences.slice(0, at).join(' ')))
  );
};

/** "he died", said after "my grandpa": the same, in two messages. */
export const isBereavementAcrossMessages = (message: string, earlier: string[]): boolean =>
  isBereavement(message) ||
  (saysOfThem.test(message.trim()) && earlier.some((said) => /\bmy \p{L}+/iu.test(said)));
