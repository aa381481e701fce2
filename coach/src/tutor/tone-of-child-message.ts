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
export const toneOfChildMessage = (text: string): 'hard' | 'nice' | 'plain' => {
  const isHard = hard.test(text) && !isOver.test(text);
  const isNice = nice.test(text) && !notNice.test(text);
  if (isHard === isNice) return 'plain';
  return isHard ? 'hard' : 'nice';
};
