/** Whether a child writes about something hard or something nice, so that no question hits the wrong note. */
const hard =
  /\b(sad|angry|mad|scared|afraid|nervous|worr\w+|anxious|lonely|alone|hurt\w*|cry|cries|cried|crying|died|dies|dead|funeral|miss(ed)?|upset|stress\w*|bad|hard|wrong|hate|invisible|left out|embarrass\w+|jealous|frightened|tired|sick|fight|fought|lost|yell\w*)\b/i;
const nice =
  /\b(happy|fun|excited|proud|glad|love\w*|laugh\w*|great|awesome|best|won|win|party|enjoy\w*|nice|good|calm|smil\w+|funny|cool)\b/i;

export const valenceOf = (text: string): 'hard' | 'nice' | 'plain' =>
  hard.test(text) ? 'hard' : nice.test(text) ? 'nice' : 'plain';

/** "my grandmother she die": told of one's own people, it is not weighed as a reason. */
export const isLoss = (message: string): boolean =>
  /\bmy (?!(?:hands?|phone|ipad|battery|legs?|arms?|brain|feet|laptop|tablet|computer|internet|wifi|game|character|hero|villain)\b)(\w+ )?(\w+) (he |she |they )?(has |have |just |is )?(die|died|dies|dead|passed away)\b|\b(put|went) to sleep at the vet\b|\b(was|got|had to be) put (down|to sleep)\b/i.test(
    message,
  );
