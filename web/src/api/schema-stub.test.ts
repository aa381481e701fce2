import { expect, test, vi } from 'vitest';

vi.mock('zod', () => import('./schema-stub.ts'));

test('every declaration of the contract can be read without zod', async () => {
  const { contract } = await import('@inkling/contract');
  const declared = Object.values(contract).flatMap((group) => Object.values(group));
  expect(declared.length).toBeGreaterThan(20);
  for (const { method, path, response } of declared) {
    expect(method).toMatch(/^(GET|POST|PUT|DELETE)$/);
    expect(path).toMatch(/^\//);
    expect(response.kind).toMatch(/^(json|list|stream|document|nothing)$/);
  }
});

test('checking a value in the browser fails loudly', async () => {
  const { user } = await import('@inkling/contract');
  expect(() => user.parse({})).toThrow('the server checks them');
});
