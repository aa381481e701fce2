export const questions = [
  {
    question: 'Does Inkling write for my child?',
    answer:
      'No. The coach asks questions, points at words that work and shows examples on other topics. The child types every sentence of the piece.',
  },
  {
    question: 'Which years is it for?',
    answer:
      'Year 1 to Year 12, with primary school at heart. Marks are read against what is usual at the child’s year.',
  },
  {
    question: 'What is the feedback based on?',
    answer:
      'On the ten criteria of the NAPLAN writing assessment, for narrative and persuasive writing: from audience and ideas to punctuation and spelling. Each mark comes with its reasons.',
  },
  {
    question: 'How does a child sign in?',
    answer:
      'A parent creates the account and chooses a username. No e-mail address of the child is needed, and the parent can change or delete the account at any time.',
  },
  {
    question: 'Is there a real teacher?',
    answer:
      'If you like. Live teacher help sessions are optional, and teachers who run a class on Inkling read the work and add their own words to the feedback.',
  },
  {
    question: 'What happens to my child’s writing?',
    answer:
      'It belongs to your child. It is shown to the child, the parent and the teachers of their classes, and to nobody else; an outside language model reads it only if you agree. You can delete the account and everything in it.',
  },
  {
    question: 'Can I try it before I pay?',
    answer:
      'Yes. The Free plan has 4 AI writing challenges per month. Paid plans have a 14-day free trial with no card needed and 14 days money back, and you can cancel anytime.',
  },
];
