import { criterionLabels } from '@inkling/contract';

/** What the landing page says. It is a document for each language, so these are not filled in but chosen. */
export const en = {
  title: 'Writing coach for school children',
  description:
    'Inkling is a writing coach for school children: it asks, the child writes. Plan, draft and improve with kind feedback and marks that explain themselves.',
  pictureAlt: 'Blot, the drop of ink, beside the words: Big stories start as a drop of ink.',
  skipToContent: 'Skip to content',
  toTheStart: 'Inkling, to the start',
  main: 'Main',
  menu: 'Menu',
  darkTheme: 'Dark theme',
  signIn: 'Sign in',
  startFree: 'Start free',
  forEducators: 'For Educators',
  sections: {
    features: 'Features',
    'how-it-works': 'How it works',
    'writing-challenges': 'Challenges',
    testimonials: 'Voices',
    pricing: 'Plans',
    faq: 'Questions',
  },
  hero: {
    eyebrow: 'A writing coach for school children',
    title: 'Big stories start as a drop of ink.',
    lead: 'Inkling asks the right question at the right moment, from the first idea to the last full stop. Your child writes every word.',
    startForFree: 'Start for free',
    trySample: 'Try a sample writing',
    note: 'Free plan with 4 AI writing challenges per month. No card needed.',
  },
  demo: {
    caption: 'A child’s draft, the question of the coach, and the next draft',
    saved: 'Auto saved',
    youDidIt: 'You did it:',
    gain: (criterion: string, from: string, to: string) => `${criterion} ${from}, now ${to}`,
    again: 'Show it again',
  },
  markOf: (mark: number, maximum: number) => `${mark} of ${maximum}`,
  trust: {
    label: 'What you can rely on',
    readers: {
      title: 'You see who reads it',
      text: 'Your child, you and the teachers of their classes. My Children lists who opened what, and when.',
      link: 'Privacy policy',
    },
    training: {
      title: 'It trains no model',
      text: 'Children’s writing trains no language model, and none outside reads it unless you agree.',
      link: 'Privacy policy',
    },
    care: {
      title: 'A grown-up is told',
      text: 'If a child writes that they are hurt or afraid, the answer is kind, and you or their teacher read: “Please check on your child”.',
      link: 'Questions and answers',
    },
    deletion: {
      title: 'One button deletes it',
      text: 'Delete, one yes, and the account is gone with every word in it. A copy to keep is one button too.',
      link: 'Terms',
    },
  },
  features: {
    eyebrow: 'Features',
    title: 'Help that leaves the pen in the child’s hand',
    chat: {
      alt: 'The chat of a child’s writing: the coach asks, the child answers, and an idea is kept on a card',
      title: 'Questions, not answers',
      text: 'The coach asks until the idea is there. It never writes the sentence: every word stays your child’s own.',
      link: 'Walk through a piece',
    },
    marks: {
      alt: 'Feedback on a draft: one strength, one next step, and the sentence it is about',
      title: 'Marks with reasons',
      text: 'One strength and one thing to do next. Behind them ten criteria, each with the words that earned the mark.',
      link: 'See two drafts marked',
    },
    growth: {
      alt: 'A parent’s page: what a child finished this month, a sentence of theirs, and one thing to try at home',
      title: 'Progress you can read',
      text: 'What grew this month in plain words, a sentence your child wrote, and one thing to try at home.',
      link: 'See the plans',
    },
  },
  steps: {
    eyebrow: 'How it works',
    title: 'Four steps, one finished piece',
    text: 'The way a good teacher would go, with time for every child.',
    idea: {
      title: 'Idea builder',
      text: 'A short conversation turns “I don’t know what to write” into three ideas worth telling.',
    },
    plan: {
      title: 'Structure planner',
      text: 'Beginning, middle, end, or claim and reasons: the parts fall into place before the first line.',
    },
    canvas: {
      title: 'Writing canvas',
      text: 'A quiet sheet of paper. Every word is saved while it is typed, and help is one click away.',
    },
    feedback: {
      title: 'Smart feedback',
      text: 'What works, and one thing to try next, criterion by criterion, aligned with NAPLAN.',
    },
    stuck: 'Stuck all the same?',
    teachers: ' Live teacher help sessions are there as an option, for the days when a person helps most.',
  },
  sample: {
    eyebrow: 'See it at work',
    title: 'One story, two drafts, marks with reasons',
    text: 'We wrote two drafts of a Year 5 story. The marks, the marked words and the questions are what Inkling’s coach really said about them.',
    draft: 'Draft',
    criterion: 'Criterion',
    drafts: { first: 'First draft', second: 'Second draft' },
    criteria: {
      vocabulary: criterionLabels.vocabulary,
      sentence_structure: criterionLabels.sentence_structure,
      cohesion: criterionLabels.cohesion,
      ideas: criterionLabels.ideas,
    },
    view: (draft: string, criterion: string) => `${draft}: ${criterion}`,
    outOf: (maximum: number) => ` of ${maximum}`,
    why: 'Why this mark',
    whatWorks: 'What works',
    whatEarnsTheNext: 'What earns the next one',
  },
  challenges: {
    eyebrow: 'Writing challenges',
    title: 'A reason to write, every week',
    text: 'Short challenges with a theme and a date. Finish one, and a badge is waiting; write again next week, and the streak grows.',
    join: 'Join a challenge',
    badges: 'Six of the badges to earn',
    narrative: { kind: 'Narrative', title: 'The door that was not there yesterday', due: '3 days to go' },
    persuasive: { kind: 'Persuasive', title: 'Should every school have a garden?', due: '5 days to go' },
    wellbeing: { kind: 'Wellbeing', title: 'A letter to my future self', due: 'Next week' },
  },
  voices: {
    eyebrow: 'Voices',
    title: 'What happens when someone asks',
    samples: 'Sample voices and figures of a demonstration site.',
  },
  plans: {
    eyebrow: 'Plans',
    title: 'Begin for nothing, stay for the stories',
    best: 'Most writing for the money',
    free: {
      name: 'Free',
      per: 'for as long as you like',
      text: 'Enough to find out whether writing can be fun.',
      benefits: ['4 AI writing challenges per month', 'Basic feedback', 'Up to 2 child accounts'],
      action: 'Start for free',
    },
    unlimited: {
      name: 'Unlimited AI',
      per: 'per month',
      text: 'For children who write every week.',
      benefits: [
        'Unlimited AI feedback',
        'Unlimited writing challenges',
        'Progress dashboard',
        'Up to 5 child accounts',
      ],
      action: 'Choose Unlimited AI',
    },
    annual: {
      name: 'Annual program',
      per: 'per year',
      text: 'A whole year of writing, with teachers in the holidays.',
      benefits: [
        '100 writing opportunities a year',
        '4 holiday writing camps with teacher feedback',
        'Unlimited AI practice',
        'Monthly progress check-ins',
      ],
      action: 'See the annual program',
    },
    promises: ['14-day free trial', 'No card needed', '14-day money back', 'Cancel anytime'],
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Asked by parents, answered plainly',
    questions: [
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
    ],
  },
  invitation: {
    title: 'Ready for the first sentence?',
    text: 'Create a parent account, add your child, and write the first page today.',
    create: 'Create your account',
    plans: 'See the plans',
  },
  footer: {
    motto: 'The writing coach that asks. Your child writes.',
    product: 'Inkling',
    howItWorks: 'How it works',
    plans: 'Plans',
    sample: 'Try a sample writing',
    account: 'Account',
    create: 'Create an account',
    privacy: 'Privacy',
    terms: 'Terms',
    talkToUs: 'Talk to us',
  },
  codes: {
    wechat: 'WeChat',
    wechatHint: 'Scan with WeChat to talk to us there.',
    whatsapp: 'WhatsApp Business',
    whatsappHint: (number: string) => `Scan with your phone, or write to ${number}.`,
    label: (name: string) => `QR code for ${name}`,
    close: 'Close',
  },
};

/** Every language has all of them: a page of two languages is none. */
export type SiteTexts = typeof en;
