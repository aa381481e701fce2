/** From the two drafts further down the page. */
export const heroScene = {
  criterion: 'vocabulary',
  title: 'Tom and the light',
  before: 'He walked to the mill and he saw a light.',
  was: 'He was scared.',
  question: 'How could a reader tell that Tom is scared, without the word?',
  now: '“Who’s there?” he whispered, although his voice trembled like a loose window.',
} as const;
