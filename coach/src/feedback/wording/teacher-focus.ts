/** How teachers say in a prompt what counts this time. */
export const focusCue =
  /\b(?:focus(?:es|ing)? on|look(?:ing)? (?:out )?(?:for|at)|pay(?:ing)? attention to|concentrat(?:e|ing) on|check(?:ing)? (?:for|that)|especially|think about|remember to use|try to use)\s+(?<focus>\p{L}.{2,})/iu;

/** Words that only make sense to the person who gives the feedback. */
export const wordsNotForStudents =
  /\b(student|students|learner|child|children|pupil|their|they|rubric|criteri\w+|score|mark|marks|feedback|json)\b/i;

export const focusLine = 'Your teacher wants you to look at this: {focus}.';
export const focusLineToParent = 'The teacher wants {child} to look at this: {focus}.';
