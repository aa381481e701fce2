import type { FeedbackParts } from '@inkling/contract';
import { findProfanity } from '../safety/profanity.ts';
import { focusCue, focusLine, wordsNotForStudents } from './wording/teacher-focus.ts';

const longestFocus = 16;

/** What a teacher's prompt asks the child to mind: "look for strong verbs" gives "strong verbs". */
export function teacherFocusIn(prompt: string): string | null {
  for (const sentence of prompt.split(/(?<=[.!?])\s+|\n+/)) {
    const focus = focusCue
      .exec(sentence)
      ?.groups?.focus?.trim()
      .replace(/[.!?,;:\s]+$/, '');
    if (!focus || focus.split(/\s+/).length > longestFocus) continue;
    if (wordsNotForStudents.test(focus) || findProfanity(focus).length > 0) continue;
    return focus;
  }
  return null;
}

/** The built-in coach can't follow a prompt as a model can, but it names what the teacher wants looked at. */
export function withTeacherFocus(output: FeedbackParts, prompt: string | undefined): FeedbackParts {
  const focus = teacherFocusIn(prompt ?? '');
  return focus ? { ...output, comment: `${focusLine.replace('{focus}', focus)} ${output.comment}` } : output;
}
