/** Words that sound alike, and how to tell them apart. */
const explanations: [words: string[], explanation: string][] = [
  [
    ['there', 'their', "they're", 'theyre'],
    '“Their” is for what belongs to them, “there” is a place, and “they’re” means “they are”.',
  ],
  [['your', "you're", 'youre'], '“Your” is for what belongs to you. “You’re” means “you are”.'],
  [['its', "it's"], '“Its” is for what belongs to it. “It’s” means “it is”.'],
  [
    ['to', 'too', 'two'],
    '“Two” is the number, “too” means “also” or “more than enough”, and “to” is the rest.',
  ],
  [['where', 'wear', 'were'], '“Where” asks for a place, you “wear” clothes, and “were” tells what was.'],
  [['then', 'than'], '“Then” tells what comes next. “Than” compares: bigger than you.'],
  [['of', 'off'], '“Off” is the opposite of “on”. “Of” is the one in “a cup of tea”.'],
  [['hear', 'here'], 'You “hear” with your ear. “Here” is a place.'],
  [['know', 'no'], '“Know” is in your head. “No” is the opposite of “yes”.'],
  [['new', 'knew'], '“New” is the opposite of “old”. “Knew” is what you had in your head.'],
  [['which', 'witch'], 'A “witch” has a broom. “Which” asks what one.'],
  [['whose', "who's"], '“Whose” asks who owns it. “Who’s” means “who is”.'],
  [['weather', 'whether'], '“Weather” is sun and rain. “Whether” means “if”.'],
  [['quiet', 'quite'], '“Quiet” is not loud. “Quite” means “fairly”.'],
  [['loose', 'lose'], '“Loose” is not tight. You “lose” a thing or a game.'],
  [['affect', 'effect'], 'To “affect” is to change something. The “effect” is the change.'],
  [['practice', 'practise'], 'In Australia the noun is “practice” and the verb is “practise”.'],
];

export const explainHomophones = (one: string, other: string): string | undefined =>
  explanations.find(([words]) => words.includes(one) && words.includes(other))?.[1];
