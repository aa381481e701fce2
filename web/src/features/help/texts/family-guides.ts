import type { Guide } from './guide.ts';

/** About children's accounts, what a family decides, and what it pays. */
export const familyGuides: Guide[] = [
  {
    id: 'adding-children',
    category: 'families',
    title: 'Adding a child',
    lines: [
      'Open My Children and fill in the form: full name, username, password and year level.',
      'You confirm that you are the parent or guardian. The Free plan has room for 2 children, Unlimited AI for 5.',
    ],
  },
  {
    id: 'child-password',
    category: 'families',
    title: "Changing a child's password",
    lines: ['Open My Children, choose Edit on the card of the child, type a new password and save.'],
  },
  {
    id: 'pictures-in-class',
    category: 'families',
    title: 'Signing in with pictures in class',
    lines: [
      'Young children can tap three secret pictures in class instead of typing a password. Open My Children, choose Edit on the card of the child and switch it on for a class; the teacher of that class then gives your child the pictures. In a class that your child joins later it is off until you switch it on.',
      'They work only during a lesson that a teacher has opened, and not at home. Switch it off and they are gone.',
    ],
  },
  {
    id: 'what-grew',
    category: 'families',
    title: 'What grew this month',
    lines: [
      'With Unlimited AI each child has a page in plain words for every month: what they finished, a sentence of theirs, what grew, one thing to try at home, what a teacher said and what comes next. Open it from the dashboard.',
      'On the first of each month it comes by email too. Nothing is made up: a month without writing has no letter. You stop the emails under Settings, Notifications, Feedback.',
    ],
  },
  {
    id: 'shared-reports',
    category: 'families',
    title: 'Reports from teachers',
    lines: [
      "When a teacher shares a writing report with you, a notice says so. You find it under Children's Progress, to read or as a PDF, on every plan.",
    ],
  },
  {
    id: 'which-child',
    category: 'families',
    title: 'What emails and notices call your child',
    lines: [
      'Open Settings, then Notifications: first name, initials or no name. Without names several children are told apart by their school year or by the order you added them.',
      'Names stand only in your own account and in emails to your verified address.',
    ],
  },
  {
    id: 'child-privacy',
    category: 'families',
    title: 'What classmates see of a child',
    lines: [
      'Nothing, until you switch it on. Open Settings, then Privacy: each child has four switches of their own.',
      'They share finished pieces, progress, activity or being online with classmates in the same challenge. Wellbeing pieces, marks and usernames are never shared.',
    ],
  },
  {
    id: 'child-rights',
    category: 'families',
    title: "Keeping a child's work, and who opened it",
    lines: [
      'Open My Children and choose Edit on the card of the child. Below the form you download the portfolio, a book of all they wrote to print, for Word or as a page, and a full copy of everything we keep.',
      'The list under it names every grown-up who opened the work, and when.',
    ],
  },
  {
    id: 'verify-email',
    category: 'account',
    title: 'Verifying your email',
    lines: [
      'Open Settings and press Verify Email. The letter holds a link that is good for one use.',
      'Adding children and subscribing need a verified email address.',
    ],
  },
  {
    id: 'plans',
    category: 'account',
    title: 'Plans and payments',
    lines: [
      'The Free plan costs nothing and needs no card. Unlimited AI is paid monthly and can be cancelled at any time.',
      'A family that never had a plan pays less for its first month, for 24 hours from the first time it sees that offer. Your dashboard and the page Billing say when yours ends.',
      "You always read your children's finished writing and what teachers said about it, on every plan. A plan buys depth: drafts under way, the coach's feedback, growth, chats and times.",
      'Payments are handled by our payment provider; we never see or keep your card number.',
    ],
  },
];
