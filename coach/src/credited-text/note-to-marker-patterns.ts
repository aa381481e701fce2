/** Sentences written to the marker rather than to the reader; written for Inkling. */
export const noteToMarkerPatterns: RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(rubric|instructions?|prompts?|rules|criteria|guidelines|ladder|above|previous)\b/i,
  /\b(give|award|assign|grant|grade|rate|mark|score)\b.{0,30}\b(full|top|maximum|max|perfect|highest|high|best|100|10\/10|six|five)\b.{0,20}\b(marks?|scores?|points?|grades?|percent|out of|%)/i,
  /\b(this|my) (essay|text|story|writing|piece|answer|response|work) (deserves|should (get|receive|be given|score)|must (get|receive|be given)|is worth|gets|receives|earns|has earned)\b.{0,40}\b(marks?|scores?|points?|grades?|band|level|percent|%|full|top|a\+|perfect|highest)/i,
  /\b(full|top|maximum|perfect|highest) (marks?|scores?|points?|grades?) (for|on|in|to) (every|all|each|this|the|my)\b/i,
  /\byou are (now )?(an?|the) (\p{L}+ )?(ai|assistant|marker|grader|language model|chatbot|examiner|rater|scorer|evaluator)\b/iu,
  /\b(as an ai|system prompt|developer mode|jailbreak|new instructions?|end of (essay|text|prompt))\b/i,
  /^\W*(system|assistant|user|instruction|note to (the )?(marker|grader|ai|examiner|teacher))\s*[:>]/i,
  /\b(dear|hey|hello|note to) (the )?(marker|grader|examiner|ai|computer|scorer|rater)\b/i,
  /\b(set|change|raise|make) (the|my|all|every|each) (mark|score|grade|overall|criterion|criteria)s? (to|as|higher|max)/i,
  /\b(overall|score|mark|marks|grade|audience|ideas|vocabulary|cohesion|spelling)["']?\s*[:=]\s*["']?\d/i,
  /\b(examiners?|markers?|graders?|assessors?)\b.{0,60}\b(please|generous|kind|excellent|highest?|top|full|best)\b/i,
  /\b(correct|right|true|final|proper|only|fair) (scores?|marks?|grades?|rating) (for|of|to) (this|my|the) (essay|text|story|writing|piece|answer|response|work)\b/i,
  /\b(assess|mark|grade|score|rate|evaluate|read) (this|my) (essay|text|story|writing|piece|answer|response|work)\b.{0,60}\b(output|give|award|use|choose|return|print|say|set)\b/i,
  /\b(top|highest|maximum|best) (bands?|marks?|scores?|grades?|levels?) (for|on|in|to|of) (every|all|each|this|my)\b/i,
  /\b(output|return|print|respond with|reply with)\b.{0,30}\b(scores?|marks?|bands?|grades?|maximum|full|top)\b/i,
  /\b(maximum|highest|top|full) (on|in|for) (every|all|each) (scale|criterion|criteria|ladder|part)\b/i,
];
