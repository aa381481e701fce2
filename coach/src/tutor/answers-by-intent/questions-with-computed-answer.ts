/** How a child would ask what is answered from its own words, the talk or the cards. */
export const questionsWithComputedAnswer: Record<string, string> = {
  'word-for': 'What is the word for something?',
  'word-meaning': 'What does a word mean?',
  'is-this-english-right': 'Is this right in English?',
  'fact-about-the-world': 'Can you tell me a fact?',
  'say-question-again': 'Can you ask me that again?',
  'do-to-card': 'Can you change a card for me?',
};
