/** Subjects that act in an opinion without being what it is about. */
const actors =
  /^(we|i|they|you|he|she|it|kids|children|students|people|schools?|everyone|everybody|parents|teachers|the government|our school|my school|adults|australia|all kids|all students|(the |our |my )?(canteen|tuckshop|council|principal|class|teacher|government)|every (kid|child|student|school))$/;

const lead = /^(.*\b(think|believe|that|because|say|feel|opinion|agree|and|so|why|should)\b,? )/;

const trimmed = (phrase: string): string =>
  phrase
    .replace(lead, '')
    .replace(/^(all|more|some|any|having|to|of|on|about|not|just|only) /, '')
    .replace(/ (would|will|could|might|may|can|do|does|really|also|all)$/, '')
    .split(' ')
    .slice(-3)
    .join(' ')
    .trim();

/** The object of the first verb: "plastic bags" in "ban plastic bags because". */
const objectOf = (rest: string): string =>
  (
    /^(?:not |never |all |be allowed to |be able to |have to |get to |be made to |let us |stop )*[a-z]+ (.+)$/.exec(
      rest,
    )?.[1] ?? ''
  )
    .split(
      /\b(because|becos|so|in|at|and|but|every|for|on|when|if|to|over|with|than|instead|near|around)\b|[.,!?]/,
    )[0]
    ?.trim() ?? '';

const usable = (phrase: string): string | undefined => {
  const whole = phrase
    .replace(/^(?:(?:all|more|some|any|no|not|just|only|less|new|better|bigger) )+/, '')
    .trim();
  const topic = whole.replace(/^(the|an?|our|my) /, '');
  if (/^(?:able|allowed|free|ready|happy|good|sure)$/.test(topic)) return undefined;
  if (!/^[\p{L}'-]{3,}( [\p{L}'-]+){0,2}$/u.test(topic) || actors.test(whole) || actors.test(topic))
    return undefined;
  return whole.replace(/^(our|my) /, 'your ');
};

/** What an opinion is about: "school uniforms" in "I think school uniforms should be banned". */
export const readTopic = (text: string): string | undefined => {
  for (const raw of text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .split(/[.!?\n;]+/)) {
    const sentence = raw.trim();
    const wish =
      /^(?:no more|no|more|ban|save|stop) ([\p{L}'-]+(?: [\p{L}'-]+)?)$/u.exec(sentence)?.[1] ??
      /^(?:how|why|all about) (?:the |a )?([\p{L}-]+)/u.exec(sentence)?.[1];
    const wished = wish && usable(wish);
    if (wished) return wished;
    const asked =
      /^(?:should|must|do) (.+?) ((?:have|get|wear|be|use|bring|own|eat|stop|learn|play|do|need) .*)$/.exec(
        sentence,
      );
    const askedObject = asked && !/^be /.test(asked[2] ?? '') ? usable(objectOf(asked[2] ?? '')) : undefined;
    const askedTopic = asked && (askedObject ?? usable(trimmed(asked[1] ?? '')));
    if (askedTopic) return askedTopic;
    // A title that asks with another verb names no topic by itself: "Should our school start later?"
    const isAsking = /^(should|must|do) /.test(sentence);
    const claim = isAsking
      ? null
      : /^(.*?)\b(should(?:n't| not)?|must(?: not)?|need to|ought to|shouldnt)\b (.*)$/.exec(sentence);
    if (claim) {
      const subject = trimmed((claim[1] ?? '').trim());
      const topic =
        actors.test(subject) || subject === '' ? usable(objectOf(claim[3] ?? '')) : usable(subject);
      if (topic) return topic;
    }
    const judged =
      /^(.*?)\b(is|are) (so |very |really |not |too )*(better|best|bad|good|worse|boring|unfair|fair|important|fun|great|healthy|unhealthy|dangerous|wrong|cruel|useless|useful)\b/.exec(
        sentence,
      );
    const topic = judged && usable(trimmed((judged[1] ?? '').trim()));
    if (topic) return topic;
  }
  return undefined;
};
