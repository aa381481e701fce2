import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { BorrowedScaleNote } from './borrowed-scale-note.tsx';

test('says by which rules a description is marked, and nothing beside a story', async () => {
  await renderPart(
    <>
      <BorrowedScaleNote type="descriptive" />
      <BorrowedScaleNote type="narrative" />
    </>,
  );
  expect(screen.getAllByText(/are given by the rules for/)).toHaveLength(1);
  expect(screen.getByText(/no NAPLAN marks for descriptions.*rules for stories/)).toBeTruthy();
});
