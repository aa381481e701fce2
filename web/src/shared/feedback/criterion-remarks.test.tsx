import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { CriterionRemarks } from './criterion-remarks.tsx';

const output = (comment: string, suggestions: string[]) => ({
  comment,
  what_you_did_well: { score: 0, content: [] },
  suggestions: { score: 0, content: suggestions },
  example_to_learn_from: '',
});

test('says that there is no feedback only where there is none', async () => {
  await renderPart(<CriterionRemarks output={output('', ['Say why.'])} result={undefined} />);
  expect(screen.getByText('Say why.')).toBeTruthy();
  expect(screen.queryByText('No feedback available.')).toBeNull();
  expect(screen.getByRole('heading', { name: 'What you did well' })).toBeTruthy();
});

test('says so for each part of empty feedback', async () => {
  await renderPart(<CriterionRemarks output={output('', [])} result={undefined} />);
  expect(screen.getAllByText('No feedback available.')).toHaveLength(2);
});

test('speaks to a parent about the child', async () => {
  await renderPart(<CriterionRemarks output={output('', ['Say why.'])} result={undefined} child="Mia" />);
  expect(screen.getByRole('heading', { name: 'What Mia did well' })).toBeTruthy();
});
