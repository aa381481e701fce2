import type { UnscoredReason } from './feedback-fields.ts';

/** For parents and teachers: what stands where a score would, and why. */
export const unscoredMessages: Record<UnscoredReason, { label: string; why: string }> = {
  poem: {
    label: 'No AI score: a poem',
    why: 'The coach’s scale is made for stories and arguments. A number from it would say nothing true about a poem.',
  },
  other_kind: {
    label: 'No AI score: another kind of text',
    why: 'The task asks for a story or an argument, and this reads as something else. The coach marks the language and leaves the rest to you.',
  },
  too_little: {
    label: 'No AI score: too little to mark',
    why: 'The coach found too little English of the writer’s own. The text may be in another language, copied from the task, or only just begun.',
  },
};
