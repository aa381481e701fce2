import { roles } from '@inkling/contract';
import { expect, test } from 'vitest';
import { redirectFor } from './redirect-rules.ts';

const wanted = '/wanted?page=2';

test('guests are sent to login with the wanted path, on screens that need sign-in only', () => {
  expect(redirectFor({ access: 'signed-in', role: null, wanted: '/profile' })).toBe(
    '/login?redirect=/profile',
  );
  expect(redirectFor({ access: ['parent'], role: null, wanted })).toBe('/login?redirect=/wanted%3Fpage%3D2');
  expect(redirectFor({ access: 'public', role: null, wanted })).toBeNull();
  expect(redirectFor({ access: 'guest', role: null, wanted })).toBeNull();
});

test.each(roles)('a %s stays on public and own screens and leaves guest and foreign ones', (role) => {
  const others = roles.filter((other) => other !== role);
  const own = role === 'student' ? '/students/dashboard' : `/${role}/dashboard`;
  expect(redirectFor({ access: 'public', role, wanted })).toBeNull();
  expect(redirectFor({ access: 'signed-in', role, wanted })).toBeNull();
  expect(redirectFor({ access: [role], role, wanted })).toBeNull();
  expect(redirectFor({ access: 'guest', role, wanted })).toBe(own);
  expect(redirectFor({ access: others, role, wanted })).toBe(own);
});
