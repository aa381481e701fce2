import { beforeEach, expect, it, vi } from 'vitest';
import { finishTour } from '../tour-player/finished-tours.ts';
import { findProductTour, tourIdFor } from './find-product-tour.ts';
import { tourStops } from './product-tour-stops.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});

it('each screen that has a tour offers its own', () => {
  expect(findProductTour('/students/dashboard', 1)?.id).toBe('student-home');
  expect(findProductTour('/parent/dashboard', 1)?.id).toBe('parent-dashboard');
  expect(findProductTour('/settings', 1)).toBeUndefined();
});

it('is offered once to each person, also on a shared device', () => {
  const tour = findProductTour('/students/dashboard', 1);
  if (!tour) throw new Error('no tour');
  finishTour(tourIdFor(tour, 1));
  expect(findProductTour('/students/dashboard', 1)).toBeUndefined();
  expect(findProductTour('/students/dashboard', 2)?.id).toBe('student-home');
});

it('is short: three to five stops', () => {
  for (const stops of Object.values(tourStops)) {
    expect(stops.length).toBeGreaterThanOrEqual(3);
    expect(stops.length).toBeLessThanOrEqual(5);
  }
});
