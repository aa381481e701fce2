import { type ownWritingTypes, ownWritingYears } from '@inkling/contract';

interface WritingTypeChoice {
  value: (typeof ownWritingTypes)[number];
  label: string;
  text: string;
}

export const yearChoices = ownWritingYears.map((year) => ({ value: String(year), label: `Year ${year}` }));

export const writingTypeChoices: WritingTypeChoice[] = [
  { value: 'narrative', label: 'Narrative Story', text: 'Something happens to somebody' },
  { value: 'persuasive', label: 'Persuasive Essay', text: 'Win a reader over to your side' },
  { value: 'descriptive', label: 'Descriptive Writing', text: 'Paint a place or a moment in words' },
  { value: 'expository', label: 'Expository Essay', text: 'Explain how or why something is so' },
  { value: 'creative', label: 'Creative Writing', text: 'Anything you can imagine' },
];
