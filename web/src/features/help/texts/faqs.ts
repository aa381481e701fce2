export interface Faq {
  id: string;
  question: string;
  answer: string;
}

export const faqs: Faq[] = [
  {
    id: 'writes-for-me',
    question: 'Does Inkling write the text for my child?',
    answer:
      'No. The coach asks, explains and gives examples from other topics. It never hands over a finished paragraph: the writing stays your child’s own.',
  },
  {
    id: 'who-reads',
    question: 'Who can read what my child writes?',
    answer:
      'You, your child and the teachers of the classes and challenges your child has joined. Classmates see nothing unless you switch it on for that child under Settings, Privacy. Nothing is used for advertising.',
  },
  {
    id: 'naplan',
    question: 'What is the feedback based on?',
    answer:
      'For narrative and persuasive writing it follows the ten criteria that Australian schools know from NAPLAN, in words a child can use.',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. What now?',
    answer:
      'Parents and teachers choose "Forgot password?" on the sign-in page. Students ask their parent, who can set a new password under My Children, or their teacher, who can make a new login card.',
  },
  {
    id: 'passkey',
    question: 'Can I sign in without a password?',
    answer:
      'Parents and teachers can: add a passkey under Settings, Account, and from then on your fingerprint, your face or the PIN of your device opens your account. Add a second one on another device, in case you lose the first. Children sign in with their username and password, or as their school shows them.',
  },
  {
    id: 'delete-account',
    question: 'Can I delete my account and everything in it?',
    answer:
      'Yes, at any time: Settings, Account, Danger Zone. Deleting a parent account also deletes the children’s accounts and all their writing.',
  },
];
