import { describe, expect, it } from 'vitest';
import { whyReviewIsRefused } from './reviews.policy.ts';

const teacher = { id: 1, role: 'teacher' } as const;
const actions = ['comment', 'score', 'return', 'reviewed', 'approve'] as const;
const allowed = (writing: Pick<Parameters<typeof whyReviewIsRefused>[1], 'status' | 'subject'>) =>
  actions.filter((action) => whyReviewIsRefused(action, { ...writing, student_id: 2 }, teacher) === null);

describe('what a teacher may say of a writing', () => {
  it('is nothing before it is started', () => {
    expect(allowed({ status: 'pending', subject: 'writing' })).toEqual([]);
  });
  it('is a comment while the child writes, and that it may read what the coach said', () => {
    expect(allowed({ status: 'progressing', subject: 'writing' })).toEqual(['comment', 'approve']);
  });
  it('is everything else once it is completed', () => {
    expect(allowed({ status: 'completed', subject: 'writing' })).toEqual(actions.slice(0, -1));
  });
  it('is never a score of wellbeing writing', () => {
    expect(allowed({ status: 'completed', subject: 'wellbeing' })).not.toContain('score');
  });
});
