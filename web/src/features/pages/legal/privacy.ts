import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  intro:
    'Inkling helps children learn to write. This page says in plain words what we collect for that, why, and what you can decide.',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: ['We collect only what the product needs to work:'],
      list: [
        'Name: the full name and screen name of the account',
        'Email: for parents, teachers and those students who have one',
        'Profile picture, if you choose to add one',
        'Educational level: the year a student is in',
        'Writing preferences, such as goals, topics and appearance settings',
        'Drafts and finished writing, with the feedback and the chat that belong to them',
        'Usage info: sign-ins, the device used and time spent on a piece of writing',
      ],
    },
    {
      heading: 'Why we use it',
      list: [
        'To give feedback on writing and to show progress to the student, the parent and the teachers',
        'To keep accounts safe and to answer questions',
        'To send the emails you have chosen in your settings',
        'To handle payments; card details go to our payment provider and never to us',
      ],
    },
    {
      heading: 'What we never do',
      list: [
        'We do not sell personal data and show no advertising',
        'We do not use the writing of children to train language models',
        'We do not put the words of a child or anyone’s password into our logs',
      ],
    },
    {
      heading: 'Who can see a student’s work',
      paragraphs: [
        'The student, the parent who manages the account, and the teachers of the classes and challenges the student has joined. If a message suggests that a child is in danger, the parent and the teachers are told.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The service is not for children under 13: they may not register themselves. A younger child’s account is made and managed by a parent or guardian, who agrees to it while adding the child and can see, change, export and delete everything in it.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'As long as the account exists. Deleting an account deletes its writing too; backups follow within 30 days. Invoices are kept as long as the law asks for.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['At any time you may:'],
      list: [
        'See the data we hold about you or your child, and receive a copy',
        'Correct what is wrong',
        'Delete the account with everything in it',
        'Object to a use of your data or withdraw your consent',
        'Stop any email that is not about the account itself',
        'Complain to us or to the Office of the Australian Information Commissioner',
      ],
    },
    {
      heading: 'How to reach us',
      paragraphs: ['Write to privacy@inkling.test, or use the form on our contact page.'],
    },
  ],
};
