import type { Rubric } from '../../marking/rubric.ts';

export type PunctuationMeasure = 'ends' | 'endsShare' | 'kinds' | 'clean' | 'others' | 'tidy' | 'mostlyRight';

export const punctuationRubric: Rubric<PunctuationMeasure> = {
  criterion: 'punctuation',
  genres: ['narrative', 'persuasive'],
  // Sentence marks alone, however right, stay at the third mark; so do other marks beside comma splices.
  gates: ['ends', 'endsShare', 'others', 'tidy', 'mostlyRight'],
  gateTolerance: 0.4,
  weights: { ends: 0.7, endsShare: 2, kinds: 1, clean: 1.5, others: 0, tidy: 0, mostlyRight: 0 },
  levels: [
    {
      mark: 0,
      child: 'Start a sentence with a capital letter, or end it with a full stop.',
      adult: 'No correct punctuation.',
      toParent: 'A sentence starts with a capital letter and ends with a full stop.',
      needs: {},
    },
    {
      mark: 1,
      child: 'You use some capital letters or full stops.',
      adult: 'Some capitals or end marks.',
      toParent: '{child} uses some capital letters or full stops.',
      needs: { ends: 0.5, endsShare: 0.1, kinds: 0, clean: 0.2, others: 0, tidy: 0, mostlyRight: 0 },
    },
    {
      mark: 2,
      child: 'Some of your sentences have a capital letter at the start and a mark at the end.',
      adult: 'Some sentences right at both ends.',
      toParent: 'Some sentences have a capital letter at the start and a mark at the end.',
      needs: { ends: 2, endsShare: 0.45, kinds: 1, clean: 0.5, others: 0, tidy: 0 },
    },
    {
      mark: 3,
      child: 'Most of your sentences have a capital letter at the start and the right mark at the end.',
      adult:
        'Sentence marks mostly right (80 % of at least five) and two or more other kinds, or all sentence marks right.',
      toParent: 'Most sentences have a capital letter at the start and the right mark at the end.',
      needs: { ends: 4, endsShare: 0.8, kinds: 2, clean: 0.75, others: 0, tidy: 0 },
    },
    {
      mark: 4,
      child: 'Your sentences have both ends right, and your other marks are mostly right.',
      adult: 'All sentence marks right; other marks mostly right.',
      toParent: 'The sentences have both ends right, and the other marks are mostly right.',
      needs: { ends: 8, endsShare: 0.95, kinds: 3, clean: 0.92, others: 1, tidy: 0.75, mostlyRight: 0.75 },
    },
    {
      mark: 5,
      child: 'Nearly every mark your writing needs is there and right.',
      adult: 'All punctuation that applies is right.',
      toParent: 'Nearly every mark the writing needs is there and right.',
      needs: { ends: 28, endsShare: 0.985, kinds: 5, clean: 0.985, others: 3, tidy: 0.95, mostlyRight: 0.93 },
    },
  ],
};
