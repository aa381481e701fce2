import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishTour, forgetTour, isTourFinished } from './finished-tours.ts';

const storage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

describe('finished tours', () => {
  let browser = storage();
  beforeEach(() => {
    browser = storage();
    vi.stubGlobal('localStorage', browser);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are kept by their ids, each once', () => {
    finishTour('guide-writing');
    finishTour('student-home/4');
    finishTour('guide-writing');
    expect(browser.entries.get('inkling:tours')).toBe('["guide-writing","student-home/4"]');
    expect(isTourFinished('student-home/4')).toBe(true);
    expect(isTourFinished('student-home/5')).toBe(false);
  });

  it('are forgotten one by one', () => {
    finishTour('a');
    finishTour('b');
    forgetTour('a');
    expect([isTourFinished('a'), isTourFinished('b')]).toEqual([false, true]);
  });

  it('begin empty where something else was stored', () => {
    for (const text of ['not json', '{"a":1}', '[1]']) {
      browser.entries.set('inkling:tours', text);
      expect(isTourFinished('a')).toBe(false);
    }
  });

  it('do no harm where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(() => finishTour('a')).not.toThrow();
    expect(isTourFinished('a')).toBe(false);
  });
});
