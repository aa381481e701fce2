import {
  type Activity,
  type AiFeedback,
  countWords,
  type Step,
  type StepEntry,
  type TimeLog,
  type Writing,
} from '@inkling/contract';
import reviewed from './reviewed-draft.json' with { type: 'json' };
import { samplePlan, sampleSteps } from './sample-steps.ts';

const begun = '2026-05-11T09:00:00.000+10:00';
const record = { created_at: begun, updated_at: begun };
const [title = '', description = ''] = reviewed.request.prompt.split('\n');
const { text } = reviewed.request;

const requirements =
  '<ul><li>Say what you think in your opening</li><li>Give at least two reasons with proof</li><li>Answer somebody who disagrees</li></ul>';

/** What the visitor's class was given. */
export const sampleActivity = {
  title,
  description,
  requirements,
  activity_type: 'persuasive',
  subject: 'writing',
  status: 'published',
  estimated_time: 45,
  estimated_time_unit: 'minute',
  grade_levels: [4, 5, 6, 7],
  steps: sampleSteps,
} satisfies Partial<Activity>;

const picture = (id: number, name: string, filename: string) => ({
  id,
  url: `/sample-writing/${name}.svg`,
  filename,
});

// JSON has no literal types; a test recomputes the file with the coach, in the shape of the contract.
const { output, results, next_step } = reviewed as unknown as Pick<
  AiFeedback,
  'output' | 'results' | 'next_step'
>;

const feedback: AiFeedback = {
  ...record,
  id: 1,
  writing_id: 1,
  generated_status: Object.fromEntries(Object.keys(output).map((criterion) => [criterion, 'generated'])),
  output,
  results,
  next_step,
  not_counted: [],
  draft_version: 1,
  held: [],
  left_out: [],
  answered_by: { coach: 'built-in', model: null },
};

const contentOf = ({ type }: Step): StepEntry['content'] => {
  if (type === 'freeWriting') return text;
  if (type !== 'structuredForm') return '';
  return samplePlan.map(({ label, placeholder, answer }) => ({
    field: label,
    title: label,
    placeholder,
    content: answer,
  }));
};

const minutesAt = [9, 8, 20, 8];

const logs: TimeLog[] = sampleSteps.map(({ id, type, title: step }, index) => ({
  ...record,
  id: index + 1,
  writing_id: 1,
  step,
  started_at: begun,
  spent_time: (minutesAt[index] ?? 0) * 60,
  data: { id, type, title: step },
}));

/** A whole writing of a Year 5 child, as the server would send it. */
export const sampleWriting: Writing = {
  ...record,
  id: 1,
  title,
  subject: 'writing',
  writing_type: 'persuasive',
  grade_level: 5,
  status: 'progressing',
  due_date: null,
  usual_due_date: null,
  completed_at: null,
  returned_at: null,
  reviewed_at: null,
  commented_at: null,
  teacher_marks: [],
  student: {
    id: 1,
    screen_name: 'Nina',
    full_name: 'Nina',
    avatar: null,
    role: 'student',
    cn: null,
    tn: null,
  },
  activity: { id: 1, title, description, activity_type: 'persuasive', due_date: null },
  course: null,
  challenge: null,
  ai_scoring: reviewed.score,
  unscored: null,
  scored_by_teacher: false,
  feedback_held: false,
  held_criteria: [],
  teacher_name: null,
  reviewer_name: null,
  word_count: countWords(text),
  version: 1,
  steps: sampleSteps,
  data: sampleSteps.map((step) => ({
    id: step.id,
    title: step.title,
    type: step.type,
    content: contentOf(step),
  })),
  content: text,
  requirements,
  images: [
    picture(1, 'vegetable-garden', 'A vegetable garden beside a school'),
    picture(2, 'carrot-buckets', 'Carrots growing in old buckets'),
  ],
  hints_allowed: false,
  keyboard_help: false,
  chat: { id: 1 },
  ai_feedback: feedback,
  feedback: null,
  activityLog: logs,
  chatHistory: [],
  timeSpent: { brainstorming: 540, outlining: 480, drafting: 1200, revising: 480, total: 2700 },
  permissions: { write: false, review: false, rename: false },
};
