import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  title: 'Terms of Use',
  intro:
    'These are the rules for using Inkling. We have kept them short and plain; using Inkling means that you agree.',
  sections: [
    {
      heading: 'What Inkling is',
      paragraphs: [
        'Inkling is a writing coach for school learners. It asks questions, explains and gives feedback. It is a help for learning and no replacement for a teacher, and its feedback can be wrong.',
      ],
    },
    {
      heading: 'Accounts',
      list: [
        'Parents register themselves and create the accounts of their children.',
        'You keep passwords to yourself and tell us when you think that somebody else knows one.',
        'You give true details and are responsible for what happens in your account and in those of your children.',
        'Children under 13 may not register themselves.',
      ],
    },
    {
      heading: 'Your writing belongs to you',
      paragraphs: [
        'Whatever a student writes stays the student’s own. You allow us to store it and to work with it as far as the service needs, and for nothing else.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: ['Please do not:'],
      list: [
        'Upload what is unlawful, hurtful or belongs to somebody else',
        'Try to get into accounts or data that are not yours',
        'Overload the service or take it apart',
        'Hand in text as your own that is not',
      ],
    },
    {
      heading: 'Plans and payments',
      list: [
        'The Free plan costs nothing. Paid plans are charged in advance in Australian dollars and renew until cancelled.',
        'You can cancel at any time; the plan then runs to the end of the paid period.',
        'Within 14 days of the first payment we refund it on request. Your rights under the Australian Consumer Law stay untouched.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'You can delete your account at any time in the settings. We may close accounts that break these rules, and tell you why.',
      ],
    },
    {
      heading: 'Our responsibility',
      paragraphs: [
        'We look after the service with care, but cannot promise that it is always available or free of mistakes. Nothing here limits rights that the law gives you.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'When we change these terms in a way that matters, we tell you by email before. Questions go to legal@inkling.test or through our contact page.',
      ],
    },
  ],
};
