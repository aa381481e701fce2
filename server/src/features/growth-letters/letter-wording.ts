import type { Criterion } from '@inkling/contract';

/** One small thing for a family, in ten minutes and without a screen. */
export const homeIdeas: Record<Criterion, string> = {
  audience:
    'read the first two lines of a favourite book aloud together and say what makes you want to go on',
  text_structure: 'retell a film you both know in three sentences: how it began, what happened, how it ended',
  ideas: 'ask “and then what?” three times when your child tells you about the day',
  character_and_setting:
    'choose a person on the bus or in the shop and describe them together in five details',
  persuasive_devices: 'let your child argue for tonight’s dinner with three reasons',
  vocabulary: 'find three other words for “good” or “went” at the dinner table',
  cohesion:
    'tell a story in turns, and begin each turn with a word such as “because”, “meanwhile” or “after that”',
  paragraphing: 'take a page of a book and say in one word what each paragraph is about',
  sentence_structure: 'say one long sentence and then one short one about the same thing',
  punctuation: 'read a page aloud together and stop at every full stop and comma',
  spelling: 'write the shopping list together and look up one word that neither of you is sure of',
};

export const reassurances = {
  slow: 'A quiet month is part of learning to write.',
  falling: 'Single pieces go up and down; what counts is many of them.',
  wellbeing: 'What your child writes for their own wellbeing is not marked and not quoted here.',
} as const;
