import { describe, expect, it } from 'vitest';
import { importedStudentIds, loginCardsPageState } from './login-cards-page-state.ts';

describe('the cards after an import', () => {
  it('are for those who were made, and for nobody who had an account', () => {
    const rows = [{ student_id: 7 }, { student_id: null }, { student_id: 9 }];
    expect(importedStudentIds(loginCardsPageState(rows))).toEqual([7, 9]);
  });

  it.each([null, undefined, 'made', {}, { made: 'all' }, { made: ['7'] }])(
    'are for nobody when the page is opened with %j',
    (state) => {
      expect(importedStudentIds(state)).toEqual([]);
    },
  );
});
