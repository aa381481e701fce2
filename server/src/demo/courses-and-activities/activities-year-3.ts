import { defaultWorkflows } from '../../features/workflows/index.ts';
import type { DemoActivityContent } from './activity.ts';
import { wellbeingSteps } from './wellbeing-steps.ts';

export const year3Activities = {
  lostPet: {
    title: 'The Lost Pet',
    activity_type: 'narrative',
    description: 'A pet is gone. Who looks for it, where, and how does it come back?',
    requirements:
      '<p>Write a beginning, a problem and an ending. Start each sentence with a capital letter.</p>',
    grade_levels: [3],
    skill_list: ['Story Structure', 'Sentence Variety'],
    estimated_time: 40,
    due: { days: 14 },
    courses: ['year3'],
    steps: defaultWorkflows.narrative,
  },
  classPet: {
    title: 'Why Our Class Needs a Pet',
    activity_type: 'persuasive',
    description: 'Tell Ms Nguyen why our class should have a pet, and which one.',
    requirements: '<p>Give two reasons. Use the word <em>because</em>.</p>',
    grade_levels: [3, 4],
    skill_list: ['Persuasive Writing'],
    estimated_time: 30,
    due: { inDays: 3 },
    keyboard_help: true,
    courses: ['year3'],
    steps: defaultWorkflows.persuasive,
  },
  lunchbox: {
    title: 'How to Pack a Perfect Lunchbox',
    activity_type: 'expository',
    description: 'Explain it step by step, so that a little brother or sister could do it.',
    requirements: '<p>At least four steps in the right order.</p>',
    grade_levels: [3],
    skill_list: ['Analytical Writing'],
    estimated_time: 30,
    due: { inDays: 8 },
    courses: ['year3'],
    steps: defaultWorkflows.expository,
  },
  worryJar: {
    title: 'My Worry Jar',
    activity_type: 'wellbeing',
    subject: 'wellbeing',
    description: 'Put a worry into a jar by writing it down, and close the lid.',
    requirements: '<p>Write to yourself. Nobody marks this.</p>',
    grade_levels: [2, 3, 4],
    skill_list: ['Emotional Expression', 'Reflection Skills'],
    estimated_time: 20,
    due: { days: 21 },
    courses: ['year3'],
    steps: wellbeingSteps([
      { label: 'What is the worry?', placeholder: 'Big or small, both count' },
      { label: 'What does it look like?', placeholder: 'If it were an animal or a colour' },
      { label: 'What can you do with it?', placeholder: 'Tell somebody, draw it, wait, try' },
    ]),
  },
} satisfies Record<string, DemoActivityContent>;
