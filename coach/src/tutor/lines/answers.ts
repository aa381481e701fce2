/** Questions children ask about writing, and what a good teacher answers; the first that fits counts. */
export const answers: { asks: RegExp; answer: string }[] = [
  {
    asks: /\b(?:where|how|wher)\b.{0,25}\b(?:start|begin|strt)\b|\bfirst sentence\b/i,
    answer: 'Start with the part you can see best. The first line can change later.',
  },
  {
    asks: /\b(?:speech|talking|quotation|quote) marks?\b|\b(?:speech|dialogue) look/i,
    answer: 'Put speech marks around the words someone says. The comma or full stop goes inside them.',
  },
  {
    asks: /\bfull ?stops?\b/i,
    answer: 'A full stop goes where a whole idea ends. Read it out loud: where your voice stops, put one.',
  },
  {
    asks: /\bcapitals?\b|\bbig letters?\b/i,
    answer: 'Capitals go at the start of a sentence and on names of people, places and days.',
  },
  {
    asks: /\bcommas?\b/i,
    answer: 'A comma goes between things in a list, or where a sentence takes a small breath.',
  },
  {
    asks: /\bparagraphs?\b/i,
    answer: 'Start a new paragraph for a new idea, a new place, a new time or a new speaker.',
  },
  { asks: /\bheadings?\b/i, answer: 'Headings help in a report. A story needs none.' },
  { asks: /\btitle\b/i, answer: 'The title can wait. Often it comes at the end.' },
  {
    asks: /\btense\b|\bpast or present\b|\bpresent or past\b/i,
    answer: 'Choose past or present and stay with it. Most stories are told in the past.',
  },
  {
    asks: /\bhow (?:long|many|much)\b|\blong enough\b|\btoo (?:long|short)\b|\bword limit\b|\bpages?\b/i,
    answer: 'As long as it needs. When a reader has all they want to know, it is enough.',
  },
  {
    asks: /\b(?:teacher|miss|sir|mum|mom|dad|parents?|anyone|who|class)\b.{0,25}\b(?:see|read|know|look)\b/i,
    answer: 'Your teacher and your family can read this chat and your text.',
  },
  {
    asks: /\bmarks?\b|\bgraded?\b|\bscore\b|\btest\b/i,
    answer: 'First it is just yours to try. You get feedback when you ask for it.',
  },
  { asks: /\bsave[ds]?\b/i, answer: 'It is saved by itself as you go.' },
  {
    asks: /\bwhat (?:do i|should i|i|to) (?:do )?(?:now|next)\b|\bwhat(?:'s| is|s)? (?:now|next)\b|\bnow what\b|\bwhat do i do\b|\bthen what\b|^(?:ok |so |and )*what else\b/i,
    answer: '{next}',
  },
  {
    asks: /\b(?:is|was|are|does|do|did)\b.{0,30}\b(?:good|ok|okay|right|alright|fine|enough|boring|bad|dumb|stupid|weird|silly|lame|work|make sense|sound|like it)\b|\bwhat do (?:you|u) think\b|\bany good\b/i,
    answer: '{judging}',
  },
  {
    asks: /\btoo (?!long|short)\w+\b|\bpredictable\b|\bclich\S*|\bcopying\b|\bbeen done\b/i,
    answer: 'Ask yourself if you would miss it when it is gone. If yes, keep it and make it your own.',
  },
  {
    asks: /\bhow (?:do |can |to )?(?:you |i |u )?say\b|\bwhat(?:'s| is|s)? the (?:english )?word\b|\bwhat do you call\b/i,
    answer: 'Tell it in easy words first. Your teacher can help you find the best word.',
  },
  { asks: /\b(?:example|exampel)s?\b|\blike what\b/i, answer: '{example}' },
  {
    asks: /\b(?:why|do) (?:do )?(?:i|we) (?:have|need|got) to (?:do|write|talk|answer)\b|\bwhy (?:can'?t|cant) i just\b/i,
    answer: 'A few ideas first make the writing easier. You can go on when you have some.',
  },
  {
    asks: /\bwhy (?:do|are|r|must|should|does)\b.{0,20}\b(?:you|u|i|we|it)\b/i,
    answer: 'I ask so that the words stay yours.',
  },
  {
    asks: /^(?:so |but |and |wait |um )*(?:can|could|may|am i allowed|is it (?:ok|okay|alright)|do i have to|should|would it be|does it (?:have|need)|must|what if|can it|could it)\b/i,
    answer: 'You are the writer, so you can decide. Try it and see if it helps your reader.',
  },
];

export const otherQuestion = {
  /** About the child's own text. */
  ownText: ['You can decide that, it is your text.', 'That is yours to choose.'],
  /** About the world. */
  world: ['I don’t know that one. You could look it up.', 'Good question. A book or your teacher may know.'],
};

/** Said to "is that good?": what works is named, and what would help next. */
export const judging = {
  quoting: [
    '“{quote}” works, because a reader can picture it.',
    'Keep “{quote}”. It is clear and it is yours.',
  ],
  plain: ['It is a real start, and you can make it grow.', 'You have ideas to build on.'],
  nothing: ['There is nothing to judge yet. Let’s find an idea first.'],
};
