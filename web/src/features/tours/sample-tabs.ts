/** The tabs of the steps, by the names that a child reads. */
export const sampleTabs = {
  task: 'Your task',
  chat: 'AI Assistant',
  outline: 'Outline',
  draft: 'Your draft',
  feedback: 'Feedback',
} as const;
