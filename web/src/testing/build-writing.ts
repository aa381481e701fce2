import type { AiFeedback, ChatMessage, Review, Step, Writing, WritingCard } from '@inkling/contract';
import { buildRow } from './build-people.ts';

/** A writing in a list; a test names only what it is about. */
export const buildWritingCard = (values: Partial<WritingCard> = {}): WritingCard => ({
  ...buildRow(),
  title: 'The lamp that waited',
  subject: 'writing',
  writing_type: 'narrative',
  grade_level: 5,
  status: 'progressing',
  due_date: null,
  usual_due_date: null,
  completed_at: null,
  returned_at: null,
  reviewed_at: null,
  commented_at: null,
  student: {
    id: 900,
    screen_name: 'zara',
    full_name: 'Zara Okafor',
    avatar: null,
    role: 'student',
    cn: null,
    tn: null,
  },
  activity: null,
  course: null,
  challenge: null,
  ai_scoring: null,
  unscored: null,
  scored_by_teacher: false,
  feedback_held: false,
  held_criteria: [],
  teacher_name: null,
  reviewer_name: null,
  word_count: 0,
  ...values,
});

/** The same with everything the workspace and the review drawer show. */
export const buildWriting = (values: Partial<Writing> = {}): Writing => ({
  ...buildWritingCard(),
  version: 1,
  steps: [],
  data: [],
  content: '',
  requirements: '',
  images: [],
  hints_allowed: true,
  keyboard_help: false,
  chat: { id: 77 },
  ai_feedback: null,
  teacher_marks: [],
  feedback: null,
  activityLog: [],
  chatHistory: [],
  timeSpent: { brainstorming: 0, outlining: 0, drafting: 0, revising: 0, total: 0 },
  permissions: { write: true, review: false, rename: false },
  ...values,
});

export const buildStep = (values: Pick<Step, 'id' | 'title' | 'type'> & Partial<Step>): Step => ({
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
  ...values,
});

export const buildReview = (values: Partial<Review> = {}): Review => ({
  ...buildRow(),
  writing_id: 1,
  action: 'comment',
  reviewer: { id: 800, full_name: 'Ms Lind' },
  comment: 'I can feel it.',
  passage: null,
  score: null,
  reason: null,
  permissions: { edit: false, remove: false },
  ...values,
});

export const buildMessage = (values: Partial<ChatMessage> = {}): ChatMessage => ({
  ...buildRow(),
  role: 'assistant',
  content: 'What does the keeper hide?',
  extra: {},
  ...values,
});

export const buildFeedback = (values: Partial<AiFeedback> = {}): AiFeedback => ({
  ...buildRow(),
  writing_id: 1,
  generated_status: {},
  output: {},
  results: {},
  next_step: null,
  not_counted: [],
  held: [],
  left_out: [],
  draft_version: 1,
  answered_by: { coach: 'built-in', model: null },
  ...values,
});
