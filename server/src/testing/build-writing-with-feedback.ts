import type { Criterion } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  feedbackAdvice,
  feedbackRounds,
  subscriptions,
} from '../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from './build-courses-and-writings.ts';
import { buildStudent, buildUser } from './build-user.ts';

/** Where words of the coach stand: `advice` is what it asked for in the first draft. */
export type PlaceOfWords = 'comment' | 'praise' | 'wish' | 'rule' | 'advice';

export interface CoachFeedback {
  /** Stand in every place that holds what the coach said on a criterion. */
  words: (criterion: Criterion, place: PlaceOfWords) => string;
  mark: (criterion: Criterion) => number;
  overall: number;
  /** Of the first draft. */
  first: number;
}

export interface Hold {
  holds_feedback?: boolean;
  held_criteria?: Criterion[];
}

export const criteriaWithFeedback: Criterion[] = ['ideas', 'spelling'];
const content = 'The owl sat on the lighthouse.';

const addFeedback = async (db: Db, writing_id: number, { words, mark, overall, first }: CoachFeedback) => {
  const next_step = { criterion: 'spelling' as const, text: words('spelling', 'wish') };
  const [feedback] = await db.insert(aiFeedbacks).values({ writing_id, next_step }).returning();
  const part = (criterion: Criterion, place: PlaceOfWords) => ({
    score: mark(criterion),
    content: [words(criterion, place)],
  });
  const evidence = [{ start: 4, end: 7, label: 'A strong word', speaks: 'for' as const }];
  await db.insert(aiFeedbackItems).values(
    criteriaWithFeedback.map((criterion) => ({
      feedback_id: feedback?.id ?? 0,
      criterion,
      status: 'generated' as const,
      made_from_version: 2,
      output: {
        comment: words(criterion, 'comment'),
        what_you_did_well: part(criterion, 'praise'),
        suggestions: part(criterion, 'wish'),
        example_to_learn_from: '',
      },
      result: {
        criterion,
        mark: mark(criterion),
        maximum: 5,
        evidence,
        met: words(criterion, 'rule'),
        next: null,
      },
    })),
  );
  const marks = criteriaWithFeedback.map((criterion) => ({ criterion, mark: mark(criterion), maximum: 5 }));
  const round = { writing_id, content, words: 6, marks, coach_version: 'one' };
  const rounds = await db
    .insert(feedbackRounds)
    .values([
      { ...round, number: 1, version: 1, overall: first },
      { ...round, number: 2, version: 2, marks_before: marks, overall },
    ])
    .returning();
  const advice = await db
    .insert(feedbackAdvice)
    .values(
      rounds.flatMap(({ id: round_id, number }) =>
        criteriaWithFeedback.map((criterion) => ({
          round_id,
          criterion,
          rule: `${criterion}.rule`,
          text: words(criterion, number === 1 ? 'advice' : 'wish'),
          words: [],
        })),
      ),
    )
    .returning();
  return { feedback_id: feedback?.id ?? 0, advice, round_id: rounds.at(-1)?.id ?? 0 };
};

/** A child of a paying parent whose piece the coach has read twice, in a class where the teacher may read first. */
export const buildWritingWithFeedback = async (
  db: Db,
  { hold, said, at = new Date(), tag = 'one' }: { hold: Hold; said: CoachFeedback; at?: Date; tag?: string },
) => {
  const named = (role: 'parent' | 'teacher') => ({
    role,
    full_name: `A ${role}`,
    screen_name: `${role}_${tag}`,
    email: `${role}_${tag}@example.test`,
  });
  const parent = await buildUser(db, named('parent'));
  await db.insert(subscriptions).values({ parent_id: parent.id, status: 'active' });
  const student = await buildStudent(db, {
    parent_id: parent.id,
    full_name: 'Robin Rivers',
    screen_name: `robin_${tag}`,
  });
  const teacher = await buildUser(db, named('teacher'));
  const course = await buildCourse(db, {
    teacher_id: teacher.id,
    title: 'Year 5',
    code: `class ${tag}`,
    held_criteria: hold.held_criteria ?? [],
  });
  const activity = await buildActivity(db, {
    teacher_id: teacher.id,
    title: 'The lighthouse',
    course_id: course.id,
    holds_feedback: hold.holds_feedback ?? false,
  });
  const writing = await buildWriting(db, {
    student_id: student.id,
    activity_id: activity.id,
    course_id: course.id,
    title: 'The lighthouse',
    data: [{ id: 'draft', type: 'freeWriting', title: 'Draft', content }],
    content,
    word_count: 6,
    status: 'completed',
    started_at: at,
    completed_at: at,
    updated_at: at,
    version: 2,
    ai_scoring: said.overall,
    first_scoring: said.first,
  });
  return {
    parent,
    student,
    teacher,
    course,
    activity,
    writing,
    ...(await addFeedback(db, writing.id, said)),
  };
};
export type WritingWithFeedback = Awaited<ReturnType<typeof buildWritingWithFeedback>>;
