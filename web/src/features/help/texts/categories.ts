export const categories = [
  { id: 'start', title: 'Getting started', text: 'Accounts, children and the first piece of writing' },
  { id: 'writing', title: 'Writing with the coach', text: 'Steps, drafts and asking for help' },
  { id: 'feedback', title: 'Feedback and progress', text: 'What the scores mean and how to use them' },
  { id: 'classes', title: 'Classes and challenges', text: 'Class codes, activities and weekly challenges' },
  { id: 'families', title: 'Parents and children', text: 'Adding children and following their work' },
  { id: 'account', title: 'Account and billing', text: 'Passwords, emails, plans and payments' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];
