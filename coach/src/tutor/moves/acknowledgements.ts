/** First sentences that give the child's own words back; {quote} is cut from them letter by letter. */
export const acknowledgements = {
  /** For someone or something that the message names: an idea of it, never all of it. */
  idea: [
    'I noticed “{quote}”.',
    'Let’s keep “{quote}”.',
    'So now there is “{quote}”.',
    '“{quote}” is something we can use.',
    'Thanks. “{quote}” tells me more.',
    '“{quote}” is worth keeping.',
    'I will remember “{quote}”.',
  ],
  /** With nothing to give back, or for a change. */
  plain: ['Thanks, that helps me see it.', 'I see what you mean.', 'Got it.', 'Okay, I follow you.'],
  /** A few words that are no name for anything. */
  message: ['You wrote “{quote}”.', 'Now we have “{quote}”.', 'We can use “{quote}”.'],
  word: [
    '“{quote}” is a start.',
    'Okay, “{quote}”.',
    'Right, “{quote}”.',
    'Now we have “{quote}”.',
    'We can use “{quote}”.',
  ],
  /** For words that came up some turns ago. */
  earlier: [
    'You already have “{quote}”.',
    'Look at “{quote}” again.',
    'Let’s go back to “{quote}”.',
    'You have “{quote}” to work with.',
  ],
  /** For what the child says about the text itself: "the ending is too quick". */
  aboutText: [
    'You looked hard at your text.',
    'That is worth a look.',
    'You looked hard at your text: “{quote}”.',
    'That is worth a look: “{quote}”.',
  ],
  /** For someone who died or is ill, in any kind of text. */
  loss: [
    'I am sorry to read that.',
    'That is a sad thing. Thank you for telling me.',
    'That must have been hard.',
  ],
  /** For a child who doubts an idea of their own. */
  doubt: [
    'A careful reader may ask that too.',
    'That is a fair doubt to have.',
    'It helps to test an idea like that.',
  ],
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
    'Thank you for telling me about “{quote}”.',
    '“{quote}” is worth writing about.',
    'I read about “{quote}”.',
    'Now “{quote}” is on the page.',
  ],
  wellbeingMessage: ['You wrote “{quote}”.', 'You shared “{quote}”.', 'I read “{quote}”.'],
  hardFeeling: [
    'That sounds hard. Thank you for telling me about “{quote}”.',
    'It is not easy to write about “{quote}”.',
    'That sounds hard. I read about “{quote}”.',
  ],
  hardFeelingMessage: ['That sounds hard: “{quote}”.', 'You put it into words: “{quote}”.'],
};
