import { expect, test } from 'vitest';
import type { RiskPrediction } from '../understanding/index.ts';
import { isFoundByOneDetectorOnly, joinRisks } from './join-risks.ts';
import type { Risk } from './risk.ts';

const span = { start: 0, end: 9 };
const sure: RiskPrediction = { level: 'sure', kind: 'neglect', span, score: 6 };
const look: RiskPrediction = { level: 'look', kind: 'neglect', span, score: 2 };
const matched: Risk = { severity: 'medium', category: 'abuse', spans: [span] };

test('what is only worth a look is low, what is sure is not', () => {
  expect(joinRisks(look, null)).toEqual({
    severity: 'low',
    category: 'neglect',
    spans: [span],
    certainty: 2,
  });
  expect(joinRisks(sure, null)?.severity).toBe('medium');
  expect(joinRisks({ ...sure, kind: 'self-harm' }, null)?.severity).toBe('high');
});

test('the more severe of reader and patterns counts', () => {
  expect(joinRisks(look, matched)).toBe(matched);
  expect(joinRisks(sure, { ...matched, severity: 'low' })?.category).toBe('neglect');
});

test('patterns are heard where the reader hears nothing, and silence stays silence', () => {
  expect(joinRisks(null, matched)).toBe(matched);
  expect(joinRisks(null, null)).toBeNull();
});

const matchedAs = (severity: Risk['severity']): Risk => ({ ...matched, severity });

test.each<[string, RiskPrediction | null, Risk | null, boolean]>([
  ['the reader, not beyond doubt', { ...sure, score: 4 }, null, true],
  ['the reader, beyond doubt', sure, null, false],
  ['a pattern, where the reader hears nothing', null, matchedAs('high'), true],
  ['both', { ...sure, score: 4 }, matchedAs('high'), false],
  ['a pattern, and the reader a little', look, matchedAs('high'), false],
  ['what is only worth a look', look, null, false],
  ['a pattern that is only worth a look', null, matchedAs('low'), false],
  ['nothing', null, null, false],
])('heard by one net alone: %s', (_, heard, pattern, isAlone) => {
  expect(isFoundByOneDetectorOnly(heard, pattern)).toBe(isAlone);
});
