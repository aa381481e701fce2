import { describe, expect, it } from 'vitest';
import { mayReadNote } from './alerts.policy.ts';

const teacher = { id: 1, role: 'teacher' } as const;
const colleague = { id: 2, role: 'teacher' } as const;
const parent = { id: 3, role: 'parent' } as const;
const readersOf = (by: typeof teacher | typeof parent | null, is_note_for_teachers = true) =>
  [teacher, colleague, parent].filter((who) => mayReadNote({ by, is_note_for_teachers }, who));

describe('a note on an alert', () => {
  it('of a teacher is read by all who teach the child, and by no parent', () => {
    expect(readersOf(teacher)).toEqual([teacher, colleague]);
  });
  it('of a parent is read by the parent and by who teaches the child', () => {
    expect(readersOf(parent)).toEqual([teacher, colleague, parent]);
  });
  it('of somebody whose account is gone is read by who teaches the child', () => {
    expect(readersOf(null)).toEqual([teacher, colleague]);
  });
  it('from before notes were shared stays with its writer', () => {
    expect(readersOf(teacher, false)).toEqual([teacher]);
    expect(readersOf(parent, false)).toEqual([parent]);
  });
});
