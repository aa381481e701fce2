/** What each step is for, when a child asks. */
export const stepExplanations: Record<string, string[]> = {
  videoExplanation: [
    'In this step you watch and look for ideas.',
    'Here you watch a video and pick out one idea.',
  ],
  chat: ['In this step we find ideas by talking.', 'Here you collect ideas. They can be messy.'],
  structuredForm: [
    'In this step you plan. A few words in each box are enough.',
    'Here you sort your ideas into boxes.',
  ],
  freeWriting: [
    'In this step you write your own text. It can be messy at first.',
    'Here you turn your plan into sentences.',
  ],
  feedback: [
    'In this step you look again and make one part better.',
    'Here you read your draft with fresh eyes.',
  ],
  completed: ['This text is done.', 'You have done all the steps.'],
};
