/** How a step begins before the child has said anything; the question follows. */
export const stepOpenings = {
  videoExplanation: ['This video is for “{title}”.', 'Watch with “{title}” in mind.'],
  chat: [
    'Let’s find ideas for “{title}”.',
    'Your task is “{title}”.',
    'Time to think about “{title}”.',
    'Let’s find ideas first.',
    'First we look for ideas.',
    'Let’s start with ideas.',
  ],
  structuredForm: [
    'Now your ideas get a plan.',
    'Let’s fill the box “{field}”.',
    'The box “{field}” is still empty.',
  ],
  freeWriting: ['Now you write.', 'Your draft can start small.', 'Time to put it on the page.'],
  feedback: ['Now we look again.', 'Let’s make one part stronger.', 'A second look can help.'],
  wellbeing: [
    'This is your space to write about “{title}”.',
    'Let’s think about “{title}”. There is no right or wrong here.',
    'This is your space. There is no right or wrong here.',
  ],
};
