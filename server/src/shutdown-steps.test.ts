import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShutdownSteps } from './shutdown-steps.ts';

describe('closing what was started', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes backwards, and gives each its time and no more', async () => {
    const closed: string[] = [];
    const shutdownSteps = createShutdownSteps();
    shutdownSteps.add(5000, async () => void closed.push('database'));
    shutdownSteps.add(3000, () => new Promise(() => void closed.push('a job that never ends')));
    const closing = shutdownSteps.closeAll();
    await vi.advanceTimersByTimeAsync(2999);
    expect(closed).toEqual(['a job that never ends']);
    await vi.advanceTimersByTimeAsync(1);
    await closing;
    expect(closed).toEqual(['a job that never ends', 'database']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('closes the rest behind one that fails, and says what failed', async () => {
    const closed: string[] = [];
    const shutdownSteps = createShutdownSteps();
    shutdownSteps.add(5000, async () => void closed.push('database'));
    shutdownSteps.add(5000, () => Promise.reject(new Error('the coach would not')));
    await expect(shutdownSteps.closeAll()).rejects.toThrow('the coach would not');
    expect(closed).toEqual(['database']);
  });
});
