import { defaultWorkflows, feedbackStep, question, step } from '../../features/workflows/index.ts';
import type { DemoActivityContent } from './activity.ts';
import { wellbeingSteps } from './wellbeing-steps.ts';

/** Every type of step there is; the video's address is filled in when the school is. */
const lighthouseSteps = [
  step({
    id: 'watch',
    title: 'Watch First',
    type: 'videoExplanation',
    instructions: 'Watch how a story is planned in four steps, then come back to yours.',
    video_content:
      'Twelve seconds without sound: four cards appear one after the other. Who? Somebody who wants something. Where? A place we can hear and smell. What goes wrong? A problem in the way. How does it end? Something has changed.',
  }),
  step({
    id: 'brainstorm',
    title: 'Brainstorming',
    type: 'chat',
    instructions: 'What could a lighthouse keeper hide, and from whom?',
    chat_prompt:
      'The story is about a lighthouse keeper with a secret. Help the writer find the secret, why it is kept, and who comes close to finding it out.',
  }),
  step({
    id: 'outline',
    title: 'Expand Your Story',
    type: 'structuredForm',
    instructions: 'Plan it in a few words. You can change your mind while you write.',
    form_fields: [
      question('The keeper’s name', 'A name that fits somebody who lives alone', { type: 'text' }),
      question('The secret', 'What is hidden, and why must nobody know?'),
      question('Who tells the story?', 'Choose one and keep to it', {
        type: 'radio',
        options: ['The keeper', 'Somebody who finds out', 'A voice from outside'],
      }),
      question('What the place is like', 'Choose the senses you will use', {
        type: 'checkbox',
        options: ['Sight', 'Sound', 'Smell', 'Touch', 'Taste'],
      }),
      question('The weather', 'It can help or get in the way', {
        type: 'select',
        options: ['A storm', 'Thick fog', 'A calm night', 'Burning heat'],
      }),
      question('How it ends', 'Is the secret kept, shared or lost?'),
    ],
  }),
  step({
    id: 'draft',
    title: 'Drafting',
    type: 'freeWriting',
    instructions: 'Write your whole story. Let the reader guess the secret before you tell it.',
  }),
  feedbackStep('narrative', 'Choose one thing to make better, and change your draft.'),
];

export const year5Activities = {
  lighthouse: {
    title: "The Lighthouse Keeper's Secret",
    activity_type: 'narrative',
    description: 'A lighthouse keeper has kept a secret for years. Tonight somebody is coming up the stairs.',
    requirements:
      '<p>Write a story of about <strong>300 words</strong>.</p><ul><li>Begin close to the moment when things change.</li><li>Use at least two senses.</li><li>Let the reader guess before you tell.</li></ul>',
    grade_levels: [5, 6],
    skill_list: ['Story Structure', 'Descriptive Language', 'Plot Development'],
    estimated_time: 60,
    due: { days: 18 },
    images: ['lighthouse'],
    courses: ['year5'],
    steps: lighthouseSteps,
  },
  storm: {
    title: 'A Storm Is Coming',
    activity_type: 'descriptive',
    description: 'Describe the ten minutes before a storm so that the reader looks for an umbrella.',
    requirements: '<p>One place, ten minutes, no people talking. Use comparisons of your own.</p>',
    grade_levels: [5],
    skill_list: ['Descriptive Language', 'Figurative Language', 'Vocabulary Enrichment'],
    estimated_time: 45,
    due: { inDays: 4 },
    holds_feedback: true,
    courses: ['year5'],
    steps: defaultWorkflows.descriptive,
  },
  homework: {
    title: 'Should Homework Be Banned?',
    activity_type: 'persuasive',
    description: 'Choose a side and convince your principal.',
    requirements:
      '<p>Give <strong>three reasons</strong>, the strongest last. Answer one thing the other side would say.</p>',
    grade_levels: [5, 6],
    skill_list: ['Persuasive Writing', 'Argument Development', 'Essay Structure'],
    estimated_time: 45,
    due: { inDays: 2 },
    courses: ['year5'],
    steps: defaultWorkflows.persuasive,
  },
  brave: {
    title: 'A Time I Was Brave',
    activity_type: 'wellbeing',
    subject: 'wellbeing',
    description:
      'Brave does not have to be big. Remember a time when you did something although it was hard.',
    requirements: '<p>Write to yourself. Nobody marks this.</p>',
    grade_levels: [3, 4, 5, 6],
    skill_list: ['Emotional Expression', 'Reflection Skills'],
    estimated_time: 30,
    due: { days: 21 },
    courses: ['year5'],
    steps: wellbeingSteps([
      { label: 'What was hard?', placeholder: 'Where were you, and what was in front of you?' },
      { label: 'What did your body do?', placeholder: 'Heart, hands, stomach, voice' },
      { label: 'What helped?', placeholder: 'A person, a thought, a breath' },
    ]),
  },
  gardenDoor: {
    title: 'The Door in the Garden Wall',
    activity_type: 'narrative',
    description: 'It was not there yesterday. Write what happens when somebody opens it.',
    requirements: '<p>About 200 words. Give the story an ending that the beginning has promised.</p>',
    grade_levels: [5],
    skill_list: ['Plot Development', 'Narrative Techniques'],
    estimated_time: 50,
    due: { days: 28 },
    hints_allowed: false,
    courses: ['year5'],
    steps: defaultWorkflows.narrative,
  },
  invention: {
    title: 'The Invention I Use Every Day',
    activity_type: 'expository',
    description: 'Explain how something works that most people never think about.',
    requirements: '<p>Explain it to somebody who has never seen one. Three parts, one paragraph each.</p>',
    grade_levels: [5, 6],
    skill_list: ['Analytical Writing', 'Essay Structure', 'Research Skills'],
    estimated_time: 1,
    estimated_time_unit: 'hour',
    due: { inDays: 9 },
    courses: ['year5'],
    steps: defaultWorkflows.expository,
  },
  futureLetter: {
    title: 'A Letter to the Class of 2050',
    activity_type: 'creative',
    description: 'What should they know about us?',
    requirements: '<p>One page. Tell them one thing to keep and one thing to change.</p>',
    status: 'draft',
    grade_levels: [5],
    skill_list: ['Perspective Taking'],
    estimated_time: 40,
    due: { days: 7 },
    courses: ['year5'],
    steps: defaultWorkflows.creative,
  },
} satisfies Record<string, DemoActivityContent>;
