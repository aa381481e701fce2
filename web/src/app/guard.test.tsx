import { accounts, roles } from '@inkling/contract';
import { createStaticHandler } from 'react-router';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { clearSession } from '../api/session.ts';
import { readToken, storeToken } from '../api/token.ts';
import { buildUser } from '../testing/build-people.ts';
import { ErrorResponse } from '../testing/error-response.ts';
import { respond } from '../testing/fake-server.ts';
import { type Toast, toasts } from '../ui/toast.ts';
import { goHome, guard } from './guard.ts';
import { queryClient } from './query-client.ts';

afterEach(() => clearSession(queryClient));

const { query } = createStaticHandler([
  ...roles.map((role) => ({ path: `/of-a-${role}`, loader: guard([role]) })),
  { path: '*', loader: goHome },
]);

/** Where someone ends up who asks for this page. */
const targetOf = async (path: string) => {
  const answer = await query(new Request(`http://localhost${path}`));
  return answer instanceof Response ? answer.headers.get('location') : path;
};

test.each([
  ['student', '/students/dashboard'],
  ['parent', '/parent/dashboard'],
  ['teacher', '/teacher/dashboard'],
] as const)('a %s stays on the own pages and lands on %s from any other', async (role, home) => {
  storeToken('of-this-person');
  respond(accounts.readMine, () => buildUser({ role }));
  for (const other of roles)
    expect(await targetOf(`/of-a-${other}`)).toBe(other === role ? `/of-a-${role}` : home);
  expect(await targetOf('/no-such-page')).toBe(home);
});

test('a child whose lesson is over is led back to the letters, not to a password', async () => {
  storeToken('of-a-lesson', 'lesson');
  respond(accounts.readMine, () => {
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  });
  expect(await targetOf('/of-a-student')).toBe('/class');
  expect(readToken()).toBeNull();
});

test('a session that has ended leads to login with the way back, without a toast', async () => {
  const shown: Toast[] = [];
  onTestFinished(toasts.listen((toast) => shown.push(toast)));
  storeToken('of-an-ended-session');
  respond(accounts.readMine, () => {
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  });
  expect(await targetOf('/of-a-parent')).toBe('/login?redirect=/of-a-parent');
  expect(readToken()).toBeNull();
  expect(shown).toEqual([]);
});
