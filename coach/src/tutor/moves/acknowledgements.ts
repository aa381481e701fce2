/** First sentences that give the child's own words back; {quote} is cut from them letter by letter. */
export const acknowledgements = {
  message: [
    'You wrote “{quote}”.',
    '“{quote}” gives us something to build on.',
    '“{quote}” helps me see what you mean.',
    'Now we have “{quote}”.',
    'Hold on to “{quote}”.',
    'We can use “{quote}”.',
    '“{quote}” adds something new.',
    'Keep “{quote}” in mind.',
    'Okay, “{quote}”.',
  ],
  word: [
    '“{quote}” is a start.',
    'Okay, “{quote}”.',
    'Right, “{quote}”.',
    'Now we have “{quote}”.',
    'We can use “{quote}”.',
  ],
  /** For words that came up some turns ago. */
  earlier: [
    'You told me “{quote}”.',
    'Earlier you wrote “{quote}”.',
    'A while ago you wrote “{quote}”.',
    'One thing you wrote is “{quote}”.',
  ],
  /** For what the child says about the text itself: "the ending is too quick". */
  aboutText: ['You looked hard at your text: “{quote}”.', 'That is worth a look: “{quote}”.'],
  draft: [
    'Your draft says “{quote}”.',
    'In your draft I read “{quote}”.',
    'I stopped at “{quote}” in your draft.',
    'Look at “{quote}” in your draft.',
    'Let’s go back to “{quote}”.',
    'Your reader may want more after “{quote}”.',
  ],
  plan: [
    'Your plan says “{quote}”.',
    'In your plan I see “{quote}”.',
    'You planned “{quote}”.',
    'Let’s use “{quote}” from your plan.',
  ],
  wellbeing: [
    'You wrote “{quote}”.',
    'You shared “{quote}”.',
    '“{quote}” is worth writing about.',
    'Thank you for telling me “{quote}”.',
    'I read “{quote}”.',
    'Now it is on the page: “{quote}”.',
  ],
  hardFeeling: [
    'That sounds hard: “{quote}”.',
    'Thank you for telling me “{quote}”.',
    '“{quote}” is not easy to write.',
    'You put it into words: “{quote}”.',
  ],
};
