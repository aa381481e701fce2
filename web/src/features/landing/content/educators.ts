import { screens } from '@inkling/contract';

export const audiences = [
  {
    title: 'Schools and teachers',
    text: 'A whole class writes at once, and nobody waits with a raised hand.',
  },
  { title: 'Tutors', text: 'Between two lessons the coach goes on asking the questions you would ask.' },
  {
    title: 'Authors and creators',
    text: 'Turn your book or workshop into activities that children work through.',
  },
];

export const keyFeatures = [
  {
    icon: 'blocks',
    title: 'Activities of your own',
    text: 'Put together watching, brainstorming, outlining, drafting and feedback in the order you teach.',
  },
  {
    icon: 'people',
    title: 'Classes by code',
    text: 'Children join with eight characters, or you bring the list and print login cards.',
  },
  {
    icon: 'trophy',
    title: 'Challenges with a date',
    text: 'One theme, one deadline, everybody’s work in one place.',
  },
  {
    icon: 'ladder',
    title: 'Ten criteria, marked the same way',
    text: 'Each mark shows the words it rests on, so you can agree or overrule it.',
  },
  {
    icon: 'chart',
    title: 'The class at a glance',
    text: 'Who is under way, who is stuck, which criterion the class should talk about on Monday.',
  },
  {
    icon: 'shield',
    title: 'Care built in',
    text: 'Worrying words reach a grown-up at once, with a record of who looked at them.',
  },
] as const;

export const classroomScenarios = [
  {
    when: 'Monday, 9:10',
    title: 'A persuasive letter in one lesson',
    text: 'The class brainstorms with the coach, plans, and writes. You walk around and talk to the four who need you.',
  },
  {
    when: 'Wednesday, after school',
    title: 'Tutoring between the sessions',
    text: 'A student revises alone. On Thursday you open the draft and see what changed and why.',
  },
  {
    when: 'The holidays',
    title: 'A ten-day writing camp',
    text: 'One challenge a day, badges for the brave, and a certificate at the end.',
  },
];

export const educatorReasons = [
  'It asks before it tells: the thinking stays with the student.',
  'It explains itself: every mark names its evidence.',
  'It works without any outside model, and no text leaves your school unless you allow it.',
  'It fits your way: your activities, your words, your order.',
];

export const educatorsSections = [
  { label: 'What it is', href: '#what-is' },
  { label: 'Who it is for', href: '#who-is-it-for' },
  { label: 'Key features', href: '#key-features' },
  { label: 'Use cases', href: '#use-cases' },
  { label: 'Why Inkling', href: '#why-choose-us' },
];

export const forFamilies = { label: 'For families', href: screens.landing.path };

export const educatorsDescription =
  'Inkling for schools, tutors, authors and creators: build writing activities, let the coach guide every student, and see where each of them stands.';

export const demoRequestEmail = {
  label: 'Book a Demo',
  subject: 'Book a demo of Inkling',
  lines: [
    'Hello Inkling team,',
    '',
    'I would like to see Inkling with my students.',
    '',
    'School or organisation:',
    'Year levels and number of students:',
    'Days and times that suit me:',
    '',
  ],
};

export const questionEmail = {
  label: 'Talk to Us',
  subject: 'A question about Inkling',
  lines: ['Hello Inkling team,', '', 'I teach writing and have a question:', ''],
};
