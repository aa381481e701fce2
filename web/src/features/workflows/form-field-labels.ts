import type { FieldType } from '@inkling/contract';

export const fieldTypeLabels: Record<FieldType, string> = {
  text: 'Short answer',
  textarea: 'Long answer',
  radio: 'Choose one',
  checkbox: 'Choose any',
  select: 'Pick from a list',
};

/** The options that stand in a box, one on each line. */
export const splitOptionLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
