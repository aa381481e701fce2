import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const show = async (Part: ReturnType<typeof lazyComponent<{ name: string }>>): Promise<string> => {
  const page = createElement(Suspense, null, createElement(Part, { name: 'Mia' }));
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
};

test('a part that is fetched is shown', async () => {
  expect(
    await show(
      lazyComponent(
        async () =>
          ({ name }) =>
            `Hello ${name}`,
      ),
    ),
  ).toContain('Hello Mia');
});

test('a part that cannot be fetched says so, and is not asked for over and over', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await show(lazyComponent(load))).toContain('This part could not be loaded.');
  expect(load).toHaveBeenCalledTimes(1);
});
