import { describe, expect, it } from 'vitest';
import { firstNames } from './first-names.ts';

const shown = (...names: string[]): string[] => [
  ...firstNames(names.map((full_name, id) => ({ id, full_name }))).values(),
];

describe('the names of a class', () => {
  it('are first names and nothing else', () => {
    expect(shown('Mia Kapoor', 'Leo van der Berg', '王小明')).toEqual(['Mia', 'Leo', '王小明']);
  });

  it('take as much of the surname as tells two of a name apart', () => {
    expect(shown('Mia Kapoor', 'Mia Chen', 'Leo Kapoor')).toEqual(['Mia K.', 'Mia C.', 'Leo']);
    expect(shown('Mia Kapoor', 'mia Kang', 'Mia Chen')).toEqual(['Mia Kap.', 'mia Kan.', 'Mia Che.']);
  });

  it('are the same only for two who have the same name', () => {
    expect(shown('Mia Chen', 'Mia Chen', 'Mia')).toEqual(['Mia Chen.', 'Mia Chen.', 'Mia']);
  });
});
