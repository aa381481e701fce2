import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

interface Visit {
  speaks?: string;
  stored?: Record<string, string>;
  /** Storage that can be read and not written, as a full one. */
  isFull?: boolean;
}

/** What the scripts of the landing page do to an address before anything is shown. */
const open = (url: string, { speaks = 'en-AU', stored = {}, isFull = false }: Visit = {}) => {
  const kept = new Map(Object.entries(stored));
  const location = Object.assign(new URL(url, 'https://write.example'), {
    replace: (to: string) => {
      sentTo = to;
    },
  });
  let sentTo: string | null = null;
  const page = {
    URL,
    location,
    navigator: { language: speaks },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('full');
        kept.set(key, value);
      },
    },
    history: {
      state: null,
      replaceState: (_state: null, _title: string, address: URL) => {
        location.href = String(address);
      },
    },
    document: { documentElement: { dataset: {}, style: {} }, querySelector: () => null },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    MutationObserver: class {
      observe() {}
    },
  };
  for (const name of ['theme.js', 'redirect-from-landing.js'])
    runInNewContext(readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8'), page);
  return {
    sentTo,
    language: kept.get('inkling:language') ?? null,
    path: location.pathname + location.search,
  };
};

test('the language of a link is kept on the device and leaves the address', () => {
  expect(open('/register?plan=free&lang=zh')).toEqual({
    sentTo: null,
    language: 'zh',
    path: '/register?plan=free',
  });
  expect(open('/login?lang=fr').language).toBeNull();
});

test('whoever chose Chinese or whose browser speaks it is sent to the Chinese page', () => {
  expect(open('/', { speaks: 'zh-CN' }).sentTo).toBe('/zh');
  expect(open('/#pricing', { stored: { 'inkling:language': 'zh' } }).sentTo).toBe('/zh#pricing');
  expect(open('/').sentTo).toBeNull();
  expect(open('/', { speaks: 'zh-TW' }).sentTo).toBeNull();
  expect(open('/zh', { speaks: 'zh-CN' }).sentTo).toBeNull();
});

test('the link to English is stronger than the browser, also where nothing can be kept', () => {
  expect(open('/?lang=en', { speaks: 'zh-CN' })).toEqual({ sentTo: null, language: 'en', path: '/' });
  expect(open('/', { speaks: 'zh-CN', stored: { 'inkling:language': 'en' } }).sentTo).toBeNull();
  expect(open('/?lang=en', { speaks: 'zh-CN', isFull: true }).sentTo).toBeNull();
});

test('someone signed in goes to their dashboard from both pages', () => {
  const stored = { 'inkling:web-user:access-token': 'token' };
  expect(open('/', { stored }).sentTo).toBe('/home');
  expect(open('/zh', { stored }).sentTo).toBe('/home');
});
