export const features = [
  {
    icon: 'question',
    title: 'Questions, not answers',
    text: 'The coach asks what Tom could hear behind the mill. It never writes the sentence. Every word stays your child’s own.',
  },
  {
    icon: 'ladder',
    title: 'Marks with reasons',
    text: 'Ten criteria, each with the words that earned the mark and the one change that earns the next.',
  },
  {
    icon: 'shield',
    title: 'A grown-up is told',
    text: 'When a child writes that they are hurt or afraid, the answer is kind and their grown-ups hear of it.',
  },
  {
    icon: 'feather',
    title: 'No word is lost',
    text: 'Saved while typing, kept on the device without a connection, with earlier versions to go back to.',
  },
  {
    icon: 'chart',
    title: 'Progress you can read',
    text: 'Parents and teachers see what grew this month in plain words, not in a wall of numbers.',
  },
  {
    icon: 'glasses',
    title: 'For every reader',
    text: 'Read aloud, larger text, a dyslexia-friendly face, a dark theme, and all of it by keyboard.',
  },
] as const;
