/** Signs in a child's words that an element is there already; characters and places are found apart. */
export const elementCues: Record<string, Record<string, RegExp>> = {
  narrative: {
    why: /\b(because|becuase|becos|becoz|becouse|cause|cos|coz|so that|that is why|that's why)\b/i,
    speech: /["“][^"”]{2,}["”]|\b(said|shouted|whispered|yelled|asked|cried|replied)\b/i,
    ending:
      /\b(finally|in the end|at the end|at last|ever after|the end|ends? (with|when|up)|ended|from (then|that day) on)\b/i,
    change:
      /\b(learn(t|ed|s)?|reali[sz]e[sd]?|never again|from (then|that day) on|changed|understood|promised)\b/i,
    trait:
      /\b(always|never|used to|good at|bad at|has (long|short|big|a|no|one|two)|had (long|short|big|a|no|one|two)|wear(s|ing)?|wore)\b/i,
  },
  descriptive: {
    scene: /\p{L}{3,}/u,
    moving: /\b(move[sd]?|moving|sway\w*|danc\w+|blow\w*|swing\w*|fl(y|ies|ew)|drift\w*|run\w*|ring\w*)\b/i,
    like: /\b(like an?|as \w+ as|reminds? me)\b/i,
    meaning: /\b(because|i love|i feel|i remember|miss|makes me)\b/i,
  },
  persuasive: {
    position:
      /\b(should(n't)?|must|i (strongly |really )?(think|believe|agree|disagree)|better than|banned?|in my opinion|need to)\b/i,
    reason:
      /\b(because|becuase|becos|becoz|becouse|cause|cos|coz|reason|firstly|first of all|secondly|also|helps?|hurts?|makes?|gives?)\b/i,
    evidence:
      /\d|\b(percent|study|studies|research|survey|facts?|scientists?|experts?|proof|proves?|statistics?)\b/i,
    example:
      /\b(for example|for instance|one time|once|last (week|year|month)|when i|my (friend|brother|sister|mum|dad|cousin) (was|got|had|did))\b/i,
    counter:
      /\b(some (people|kids|parents|say|think)|critics|opponents|others? (argue|believe)|people (may|might|will) (say|argue)|others? (say|think|might)|however|although|even though|on the other hand|disagree|you might)\b/i,
    audience: /\b(dear|principal|council|mayor|parents|government|prime minister|school board|to whom)\b/i,
    action:
      /\b(let's|lets|please|we (must|need to|have to)|it is time|it's time|vote|sign|join|from now on|act now|next time)\b/i,
  },
  wellbeing: {
    event:
      /\b(when|went|was|had|played|did|got|happened|yesterday|today|last|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b.{6,}/i,
    body: /\b(tummy|stomach|heart|hands?|chest|head|throat|breath(e|ing)?|shak(y|ing)|sweat(y|ing)?|face|legs?|shoulders?)\b/i,
    thought: /\b(thought|thinking|i think|told myself|said to myself|wondered|knew|mind)\b/i,
    helped:
      /\b(help(s|ed)?|better|calm(ed)?|breath(e|s|ing)|hug(ged|s)?|draw(ing)?|talk(ed|ing)? to|music|walk(ed)?|counted|relax(ed)?)\b/i,
    people: /\b(mum|mom|dad|friends?|teacher|brother|sister|nan|grandma|grandpa|pop|cousin|coach|family)\b/i,
    next: /\b(next time|next week|tomorrow i|i('ll| will| could| might) (try|ask|go|talk|tell|say)|want to try|from now on)\b/i,
  },
  expository: {
    fact: /\d|\b(is|are|was|were|has|have|can|live|lives|eat|eats|made)\b.{10,}/i,
    how: /\b(first|then|next|after that|by|step|works?|using)\b/i,
    why: /\b(because|so that|reason|that is why|therefore|since)\b/i,
    instance: /\b(for example|for instance|such as|like a|like the|similar)\b/i,
    closing: /\b(in conclusion|finally|to sum up|overall|in the end|remember)\b/i,
  },
};
