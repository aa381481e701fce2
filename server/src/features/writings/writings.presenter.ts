import type { AiFeedback, TimeLog, Writing, WritingCard } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import {
  type ApprovalState,
  criteriaAwaitingApproval,
  mayReadUnapproved,
} from '../feedback-awaiting-approval/index.ts';
import { fileUrl } from '../files/index.ts';
import type { WritingCardRow } from './list-writings.queries.ts';
import type { TimeLogJson, WritingDetail } from './writing-detail.queries.ts';
import { presentFeedback, summariseFeedback } from './writing-feedback.presenter.ts';
import { mayRenameWriting, writingPermissions } from './writings.policy.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const isoText = (moment: string | Date): string => new Date(moment).toISOString();

const holdOf = ({ writing, held_criteria }: WritingCardRow): ApprovalState => ({
  held_criteria,
  approved_version: writing.approved_version,
  shown_versions: writing.shown_versions,
});

type Scored = Pick<
  WritingCard,
  'ai_scoring' | 'unscored' | 'scored_by_teacher' | 'feedback_held' | 'held_criteria'
>;

const presentScore = (row: WritingCardRow, caller: Pick<Caller, 'role'>): Scored => {
  const { teacher_scoring, ai_scoring, unscored, status, version } = row.writing;
  const held_criteria = status === 'pending' ? [] : criteriaAwaitingApproval(holdOf(row), version);
  // The overall rests on every criterion: with one of them held, it would give that one away.
  const feedback_held = held_criteria.length > 0;
  if (teacher_scoring !== null)
    return {
      ai_scoring: teacher_scoring,
      unscored: null,
      scored_by_teacher: true,
      feedback_held,
      held_criteria,
    };
  const isShown = !feedback_held || mayReadUnapproved(caller);
  return {
    ai_scoring: isShown ? ai_scoring : null,
    unscored: isShown ? unscored : null,
    scored_by_teacher: false,
    feedback_held,
    held_criteria,
  };
};

export const presentWritingCard = (row: WritingCardRow, caller: Pick<Caller, 'role'>): WritingCard => {
  const { writing } = row;
  return {
    id: writing.id,
    created_at: writing.created_at.toISOString(),
    updated_at: writing.updated_at.toISOString(),
    title: writing.title,
    subject: writing.subject,
    writing_type: writing.writing_type,
    grade_level: writing.grade_level,
    status: writing.status,
    due_date: writing.due_date,
    usual_due_date: writing.usual_due_date,
    completed_at: iso(writing.completed_at),
    returned_at: iso(writing.returned_at),
    reviewed_at: iso(writing.reviewed_at),
    commented_at: iso(writing.commented_at),
    student: {
      ...row.student,
      avatar: row.avatar && { url: fileUrl(row.avatar), filename: row.avatar.filename },
      cn: null,
      tn: null,
    },
    activity: row.activity && {
      id: row.activity.id,
      title: row.activity.title,
      description: row.activity.description,
      activity_type: row.activity.activity_type,
      due_date: row.activity.due_date,
    },
    course: row.course,
    challenge: row.challenge,
    ...presentScore(row, caller),
    teacher_name: row.teacher_name,
    reviewer_name: row.reviewer_name,
    word_count: writing.word_count,
  };
};

export const presentTimeLog = (log: TimeLogJson | TimeLogRow): TimeLog => ({
  id: log.id,
  created_at: isoText(log.created_at),
  updated_at: isoText(log.updated_at),
  writing_id: log.writing_id,
  step: log.step,
  started_at: isoText(log.started_at),
  spent_time: log.spent_time,
  data: log.data,
});
type TimeLogRow = {
  [K in keyof TimeLogJson]: TimeLogJson[K] | (K extends `${string}_at` ? Date : never);
};

const presentTimeSpent = (seconds: Record<string, number> | null): Writing['timeSpent'] => {
  const of = (type: string) => seconds?.[type] ?? 0;
  const parts = {
    brainstorming: of('videoExplanation') + of('chat'),
    outlining: of('structuredForm'),
    drafting: of('freeWriting'),
    revising: of('feedback'),
  };
  return { ...parts, total: Object.values(seconds ?? {}).reduce((sum, one) => sum + one, 0) };
};

export const presentWriting = (row: WritingDetail, caller: Caller): Writing => {
  const { writing } = row;
  const card = presentWritingCard(row, caller);
  const feedback: AiFeedback | null = presentFeedback(row, caller);
  return {
    ...card,
    version: writing.version,
    steps: (writing.own_steps ?? row.activity?.steps ?? []).filter(({ type }) => type !== 'completed'),
    data: writing.data,
    content: writing.content,
    requirements: row.activity?.requirements ?? '',
    images: row.images.map((image) => ({ id: image.id, url: fileUrl(image), filename: image.filename })),
    hints_allowed: row.activity?.hints_allowed ?? true,
    keyboard_help: row.activity?.keyboard_help ?? false,
    chat: row.chat,
    ai_feedback: feedback,
    teacher_marks: row.marksByTeachers.map((mark) => ({ ...mark, updated_at: isoText(mark.updated_at) })),
    feedback: feedback && {
      score: card.ai_scoring,
      ...summariseFeedback(feedback.output),
    },
    activityLog: row.logs.map(presentTimeLog),
    chatHistory: row.messages.map((message) => ({ ...message, created_at: isoText(message.created_at) })),
    timeSpent: presentTimeSpent(row.secondsByType),
    permissions: { ...writingPermissions(writing, caller), rename: mayRenameWriting(writing, caller) },
  };
};
