import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

describe('a signal to stop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const listen = () => {
    const signals = new EventEmitter();
    const begin = vi.fn();
    const endAtOnce = vi.fn();
    stopOnSignal({ from: signals, begin, endAtOnce });
    return { signals, begin, endAtOnce };
  };

  it('is one wish when npm passes it on', () => {
    const { signals, begin, endAtOnce } = listen();
    signals.emit('SIGINT');
    vi.advanceTimersByTime(900);
    signals.emit('SIGINT');
    expect(begin).toHaveBeenCalledOnce();
    expect(endAtOnce).not.toHaveBeenCalled();
  });

  it('ends at once when somebody asks again', () => {
    const { signals, begin, endAtOnce } = listen();
    signals.emit('SIGTERM');
    vi.advanceTimersByTime(1001);
    signals.emit('SIGINT');
    expect(begin).toHaveBeenCalledOnce();
    expect(endAtOnce).toHaveBeenCalledOnce();
  });
});
