import { expect, test } from 'vitest';
import type { RiskReading } from '../understanding/index.ts';
import { joinRisks } from './join-risks.ts';
import type { Risk } from './risk.ts';

const span = { start: 0, end: 9 };
const sure: RiskReading = { level: 'sure', kind: 'neglect', span, score: 6 };
const look: RiskReading = { level: 'look', kind: 'neglect', span, score: 2 };
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
