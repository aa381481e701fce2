/** What each plan includes, as the cards list it. */
export const planFeatures = {
  free: [
    '4 AI writing challenges per month',
    'Up to 2 child accounts',
    'Basic AI feedback',
    'Basic progress tracking',
    'All finished writing of your children to read, with what teachers said',
  ],
  paid: [
    'Unlimited AI writing challenges',
    'Up to 5 child accounts',
    'Enhanced AI feedback',
    'Advanced progress tracking',
    'Custom writing prompts',
    'Priority support',
  ],
};

/** A row of the comparison: its name, then Free Plan and Unlimited AI. */
export const compareRows: [name: string, free: string | null, paid: string | null][] = [
  ['Writing Challenges', '4 per month', 'Unlimited'],
  ['AI Feedback', 'Basic', 'Enhanced'],
  ['Child Accounts', 'Up to 2', 'Up to 5'],
  ['Progress Tracking', 'Basic', 'Advanced'],
  ['Reading finished writing', 'Always', 'Always'],
  ['Drafts, chats and what the coach said', null, 'Included'],
  ['Teacher Review', null, null],
  ['1-on-1 Consultations', null, null],
  ['Personalized Learning Path', null, null],
  ['Customer Support', 'Standard', 'Priority'],
];

/** Totals of the order summary in cents, where the payment provider names none; the teacher plan is not sold yet. */
export const orderTotals = {
  free: { month: 0, year: 0 },
  unlimited: { month: 4900, year: 46_800 },
  teacher: { month: 9900, year: 94_800 },
};

export const annualBenefits = [
  {
    title: '100 writing opportunities a year',
    text: 'A steady rhythm of practice, from quick starts to whole pieces.',
  },
  {
    title: '4 holiday writing camps',
    text: '10 days each: 40 tasks with teacher feedback and a certificate.',
  },
  {
    title: 'Unlimited AI practice',
    text: '60+ sessions with the coach, whenever your child wants to write.',
  },
  { title: 'Monthly progress check-ins', text: 'You see what has grown, and what comes next.' },
];
