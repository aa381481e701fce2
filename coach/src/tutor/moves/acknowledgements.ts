/** First sentences that give the child's own words back; {quote} is cut from them letter by letter. */
export const acknowledgements = {
  message: [
    'You wrote “{quote}”.',
    '“{quote}” gives us something to build on.',
    '“{quote}” makes me want to know more.',
    'Let’s stay with “{quote}”.',
    '“{quote}” is part of it now.',
    '“{quote}” goes on our list.',
    'Good to know: “{quote}”.',
    'I want to remember “{quote}”.',
    'So, “{quote}”.',
  ],
  word: [
    '“{quote}” is a start.',
    '“{quote}” has a lot behind it.',
    'Short and clear: “{quote}”.',
    '“{quote}” goes on our list.',
    'I have noted “{quote}”.',
  ],
  draft: [
    'Your draft says “{quote}”.',
    'In your draft I read “{quote}”.',
    'I stopped at “{quote}” in your draft.',
    'Look at “{quote}” in your draft.',
    'Let’s go back to “{quote}”.',
    'There is more to find in “{quote}”.',
  ],
  plan: [
    'Your plan says “{quote}”.',
    'In your plan I see “{quote}”.',
    'You planned “{quote}”.',
    'Let’s use “{quote}” from your plan.',
  ],
  wellbeing: [
    'Thank you for telling me “{quote}”.',
    'You wrote “{quote}”, and that makes sense.',
    'I read “{quote}”, thank you.',
    'You shared “{quote}”.',
    'It helps to put “{quote}” into words.',
    '“{quote}” is worth writing about.',
  ],
};
