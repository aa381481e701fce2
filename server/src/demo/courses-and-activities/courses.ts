import type { courses } from '../../db/schema/index.ts';

export type CourseContent = Omit<typeof courses.$inferInsert, 'teacher_id'>;

export const demoCourses = {
  year5: {
    title: 'Year 5 Story Makers',
    description: 'One big piece each fortnight: we plan together, write alone, and mend what we wrote.',
    subject: 'writing',
    learning_goal: 'Write stories and opinions that keep a reader to the last line.',
    grade_levels: [5],
    skills: ['Story Structure', 'Descriptive Language', 'Persuasive Writing', 'Revision Strategies'],
    estimated_time: 10,
    estimated_time_unit: 'weeks',
    code: '52418830',
    status: 'active',
    badge_and_reward: 'Story Creator',
  },
  year3: {
    title: 'Year 3 First Drafts',
    description: 'Short pieces with a clear beginning, middle and end.',
    subject: 'writing',
    learning_goal: 'Write in whole sentences and finish every piece.',
    grade_levels: [3],
    skills: ['Sentence Variety', 'Story Structure', 'Grammar Mastery'],
    estimated_time: 8,
    estimated_time_unit: 'weeks',
    code: '31907746',
    status: 'active',
    badge_and_reward: null,
    held_criteria: ['paragraphing'],
  },
  lastYear: {
    title: 'Year 4 Writers, last year',
    description: 'Finished.',
    subject: 'writing',
    learning_goal: 'Write every week.',
    grade_levels: [4],
    skills: ['Narrative Techniques'],
    estimated_time: 10,
    estimated_time_unit: 'weeks',
    code: '70215594',
    status: 'past',
    badge_and_reward: null,
  },
} satisfies Record<string, CourseContent>;
export type DemoCourse = keyof typeof demoCourses;
