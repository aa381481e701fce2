import type { FeedbackParts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { teacherFocusIn, withTeacherFocus } from './teacher-focus.ts';

describe('the focus in a teacher’s prompt', () => {
  it.each([
    ['Focus on strong verbs.', 'strong verbs'],
    ['Be kind. Look for similes and sounds!', 'similes and sounds'],
    ['Comment on vocabulary, especially words for weather', 'words for weather'],
  ])('of %j is %j', (prompt, focus) => {
    expect(teacherFocusIn(prompt)).toBe(focus);
  });

  it.each(['', 'Be kind and short.', 'Focus on the student’s use of the rubric.', 'Look at their marks.'])(
    'is not found in %j',
    (prompt) => {
      expect(teacherFocusIn(prompt)).toBeNull();
    },
  );

  it('stands before the comment and changes nothing else', () => {
    const output: FeedbackParts = {
      comment: 'You choose exact words.',
      what_you_did_well: { score: 3, content: ['a'] },
      suggestions: { score: 4, content: ['b'] },
      example_to_learn_from: 'c',
    };
    expect(withTeacherFocus(output, 'Focus on strong verbs.')).toEqual({
      ...output,
      comment: 'Your teacher wants you to look at this: strong verbs. You choose exact words.',
    });
    expect(withTeacherFocus(output, undefined)).toBe(output);
  });
});
