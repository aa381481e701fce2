import { describe, expect, it } from 'vitest';
import { criteriaOfGenre, maximumMark } from './criteria.ts';
import { overallScoreByTeacher } from './overall-score.ts';

const scale = {
  exponent: 0.8,
  criteria: criteriaOfGenre('narrative').map((criterion) => ({
    criterion,
    maximum: maximumMark(criterion, 'narrative') ?? 0,
    weight: 1,
  })),
};
const marks = scale.criteria.map(({ criterion }) => ({ criterion, mark: 2 }));
const coach = { marks, overall: 59.3 };

describe('the overall by a teacher', () => {
  it('is the coach’s where they agree, and moves with each mark', () => {
    expect(overallScoreByTeacher({ marks: [], coach, scale })).toBe(59.3);
    const of = (mark: number) =>
      overallScoreByTeacher({ marks: [{ criterion: 'ideas', mark }], coach, scale });
    const rising = [0, 1, 2, 3, 4, 5].map((mark) => of(mark) ?? 0);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(new Set(rising).size).toBe(6);
    expect(rising[2]).toBe(59.3);
  });

  it('is 100 for all marks and 0 for none', () => {
    const ends = (pick: (maximum: number) => number) =>
      overallScoreByTeacher({
        marks: scale.criteria.map(({ criterion, maximum }) => ({ criterion, mark: pick(maximum) })),
        coach,
        scale,
      });
    expect([ends(() => 0), ends((maximum) => maximum)]).toEqual([0, 100]);
  });

  it('waits for every criterion where the coach gave no marks', () => {
    const alone = { marks: [], overall: null };
    expect(overallScoreByTeacher({ marks: marks.slice(1), coach: alone, scale })).toBeNull();
    expect(overallScoreByTeacher({ marks, coach: alone, scale })).toBeGreaterThan(0);
  });
});
