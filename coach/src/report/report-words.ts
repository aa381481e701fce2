import type { Criterion, UnscoredReason } from '@inkling/contract';

export const criterionNames: Record<Criterion, string> = {
  audience: 'Audience',
  text_structure: 'Text structure',
  ideas: 'Ideas',
  character_and_setting: 'Character and setting',
  persuasive_devices: 'Persuasive devices',
  vocabulary: 'Vocabulary',
  cohesion: 'Cohesion',
  paragraphing: 'Paragraphing',
  sentence_structure: 'Sentence structure',
  punctuation: 'Punctuation',
  spelling: 'Spelling',
};

/** One thing an adult can do about a criterion, in five minutes and without a red pen. */
export const adultSteps: Record<Criterion, string> = {
  audience:
    'Read a piece aloud together and stop where a listener would want to know more. Those are the places to work on.',
  text_structure:
    'Before writing, tell the piece in three sentences: how it begins, what goes wrong or what the reasons are, how it ends.',
  ideas:
    'Pick one bare sentence of a draft and ask two questions about it: what could you see or hear, and why did it happen?',
  character_and_setting:
    'Ask how a reader could tell that a character is brave, cross or shy without the word being used.',
  persuasive_devices:
    'Take the other side for two minutes. Answering real objections leads to stronger reasons.',
  vocabulary: 'Choose one tired word, such as “went” or “nice”, and hunt together for three that say more.',
  cohesion:
    'Read two neighbouring sentences and ask which word shows how they belong together: because, but, after that, instead?',
  paragraphing:
    'Mark with a pencil where the time, the place or the idea changes. A new paragraph belongs at each mark.',
  sentence_structure:
    'Read the draft aloud. Where the voice stops, there is a full stop; where two short sentences bore, join them.',
  punctuation:
    'Proofread for one mark at a time: once for full stops and capitals, once for commas, once for speech marks.',
  spelling: 'Collect five misspelt words on a card and practise them: look, cover, write, check.',
};

export const reportNotes = {
  estimate:
    'Marks are this program’s own estimates on the NAPLAN writing criteria; they do not come from ACARA. One scale serves all years, so a young writer sits low on it, and a single piece can fall a mark either way for many reasons.',
  none: 'No piece was finished in this period, so there is no growth to report. That says nothing about ability.',
  noneStep: 'Start with one short piece on something that matters to the writer: ten minutes are enough.',
  one: 'One finished piece shows where things stand. It is a snapshot: growth can be told from the second piece on.',
  reflections: 'Reflections carry no marks: they are for thinking, not for marking.',
  /** After the number of pieces. */
  awaited: 'could not be marked yet, because the feedback was not ready. Make the report again once it is.',
  /** After the number of pieces. */
  unscored: {
    poem: 'read as poetry, which the scale is not made for: only audience, ideas, vocabulary and spelling are marked in it.',
    too_little: 'had too little English of the writer’s own to be marked.',
  } satisfies Record<UnscoredReason, string>,
  steady: 'Marks held steady between the first and the latest piece.',
};
