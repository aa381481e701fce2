/** A sentence that takes a side, judges, or asks for something; written for Inkling. */
export const stanceCues = new RegExp(
  [
    /\b(?:i|we|you|they|people|kids|children|students|parents|teachers|schools?) (?:\w+ly |all |really |do |don't )?(?:think|believe|feel|agree|disagree|reckon|want|wish|prefer|deserve|need)\b/,
    /\b(?:should(?:n't)?|must(?:n't)?|ought to|had better|better off|would rather)\b/,
    /\bin my (?:\w+ )?(?:opinion|view)\b|\b(?:my|our) (?:opinion|view)\b|\bi(?:'m| am) (?:\w+ )?(?:for|against|convinced|sure)\b/,
    /\b(?:is|are|isn't|aren't|be|being|it's|that's|they're|seems?|sounds?) (?:not |so |very |really |just |too |truly |much |far |more |the |a |an |most |pretty |also |only )*(?:better|best|worse|worst|bad|good|great|boring|fun|wrong|right|unfair|fair|important|dangerous|cruel|healthy|unhealthy|useful|useless|pointless|ridiculous|terrible|essential|necessary|crucial|vital|wonderful|amazing|awesome|beneficial|harmful|worth|easier|safer|helpful|valuable|selfish|stupid|silly|waste|joke|shame|mistake|nicer?|cute)\b/,
    /\b(?:please|let's|let us|why not|say no|say yes|it's time|it is time|we need|we have to|you need to|needs to)\b/,
    /\b(?:benefits?|advantages?|disadvantages?|reasons?|not fair|deserves?|worth it|no excuse|makes? sense|responsib\w+)\b/,
    /\bif (?:we|you|they|people|kids|everyone|the) .{0,60}\b(?:would|will|could|can|wouldn't|won't)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** How a recount goes on: "On the second day", "Then we", "After lunch". */
export const recountCues =
  /^(?:(?:first|then|next|after|afterwards?|later|finally|lastly|when we|after that|in the (?:morning|afternoon|evening|night|end)|on (?:the )?(?:first|second|third|next|last|other|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last (?:week|weekend|year|holidays?|summer|night|month)|yesterday|today|at (?:lunch|night|first|the end)|for (?:lunch|dinner|breakfast))\b|we (?:went|got|had|saw|did|played|ate|drove|came|left|stayed|watched|made|flew|arrived))/i;

/** How a report speaks: "There are two lighthouses", "They live in burrows", "It is located in", "around 10,000". */
export const factCues = new RegExp(
  [
    /^\W*(?:there (?:is|are)|(?:they|it|these|this|\p{L}+s|most \p{L}+|some \p{L}+|the \p{L}+ \p{L}+s) (?:\p{L}+ly |also |can |only |often |usually )?(?:is|are|has|have|live|eat|grow|use|need|look|weigh|lay|come|can)\b)/u,
    /\b(?:is|are|was|were) (?:\p{L}+ly )?(?:located|called|known|found|made|used|built|named|discovered|born|covered|measured)\b/u,
    /\b(?:around|about|over|up to|nearly|almost|more than) \d|\b\d[\d,.]* ?(?:%|percent|per cent|k?m|cm|kilometres?|metres?|centimetres?|kg|kilograms?|grams?|degrees|years|million|species)\b|\b(?:in|from|since) 1[5-9]\d\d\b/u,
    /\b(?:species|types? of|kinds? of|such as|for example)\b/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
