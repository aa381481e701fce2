import { activities, courses, progress, writings } from '@inkling/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildWritingCard } from '../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('those who have not started are reminded, one by one or all in sight', async () => {
  const pending = { status: 'pending', title: 'The owl' } as const;
  const items = [buildWritingCard(pending), buildWritingCard(pending), buildWritingCard()];
  const ids = items.slice(0, 2).map(({ id }) => id);
  for (const options of [activities.activityOptions, courses.courseOptions])
    respond(options, () => pageOf([]));
  respond(progress.listStudentProgress, () => pageOf([]));
  respond(writings.listWritings, () => pageOf(items));
  respond(writings.remindOfUnstartedWork, ({ body }) => ({ reminded_count: body.writing_ids.length }));
  const { user } = await renderScreen('teacher-assignments', { as: buildUser({ role: 'teacher' }) });
  const [first] = await screen.findAllByRole('button', { name: 'Remind Zara Okafor of The owl' });
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Remind all 2 not started here' }));
  await waitFor(() =>
    expect(requestsTo(writings.remindOfUnstartedWork).map(({ body }) => body.writing_ids)).toEqual([
      [ids[0]],
      ids,
    ]),
  );
});
