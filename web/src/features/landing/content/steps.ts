export const steps = [
  {
    art: 'idea',
    title: 'Idea builder',
    text: 'A short conversation turns “I don’t know what to write” into three ideas worth telling.',
  },
  {
    art: 'plan',
    title: 'Structure planner',
    text: 'Beginning, middle, end, or claim and reasons: the parts fall into place before the first line.',
  },
  {
    art: 'canvas',
    title: 'Writing canvas',
    text: 'A quiet sheet of paper. Every word is saved while it is typed, and help is one click away.',
  },
  {
    art: 'feedback',
    title: 'Smart feedback',
    text: 'What works, and one thing to try next, criterion by criterion, aligned with NAPLAN.',
  },
] as const;
