import { criteriaOfActivityType, criterionQuestions, type Step } from '@inkling/contract';

const blank = {
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
};

/** The plan of a persuasive piece, with what the child answered. */
export const samplePlan: { label: string; placeholder: string; answer: string }[] = [
  {
    label: 'My opinion',
    placeholder: 'What do you want your reader to believe or do?',
    answer: 'Every school should have a vegetable garden.',
  },
  {
    label: 'My reader',
    placeholder: 'Who decides about it, and what do they care about?',
    answer: 'The principal and the parents. They want us to be healthy and to learn a lot.',
  },
  {
    label: 'Reason 1 and its proof',
    placeholder: 'A reason, and something you have seen yourself.',
    answer: 'You eat what you grow. Our carrots in buckets, and Oscar who asked for more spinach!',
  },
  {
    label: 'Reason 2 and its proof',
    placeholder: 'A reason, and something you have seen yourself.',
    answer:
      'It is a good place to learn: maths (measure the beds) and science (worms). Digging beats a book.',
  },
  {
    label: 'What others might say',
    placeholder: 'Why might somebody disagree, and what do you answer?',
    answer: 'It costs money and who waters it? Seeds are cheap and families can take turns.',
  },
  {
    label: 'My last line',
    placeholder: 'What should your reader do now?',
    answer: 'Get a spade and let us start digging.',
  },
];

/** The ten criteria of a persuasive piece, as a teacher would set them. */
const criteria = criteriaOfActivityType.persuasive.map((type) => ({
  type,
  description: criterionQuestions[type],
  prompt: '',
  placeholder: '',
}));

export const sampleSteps: Step[] = [
  {
    ...blank,
    id: 'brainstorming',
    title: 'Brainstorming',
    type: 'chat',
    instructions: 'Talk your ideas over with the assistant. It asks; the ideas are yours.',
  },
  {
    ...blank,
    id: 'outlining',
    title: 'Outlining',
    type: 'structuredForm',
    instructions: 'Turn your ideas into a plan: one card for each part of the piece.',
    form_fields: samplePlan.map(({ label, placeholder }) => ({
      label,
      placeholder,
      type: 'textarea',
      options: [],
      multiple: false,
    })),
  },
  {
    ...blank,
    id: 'drafting',
    title: 'Drafting',
    type: 'freeWriting',
    instructions: 'Write the whole piece in your own words, with your plan beside you.',
  },
  {
    ...blank,
    id: 'feedback',
    title: 'Revising & Feedback',
    type: 'feedback',
    instructions: 'Read what the assistant noticed, and decide what you want to change.',
    feedback_criteria: criteria,
  },
];
