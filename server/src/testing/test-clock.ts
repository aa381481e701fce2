import type { Clock } from '../services/clock/clock.ts';

/** A clock that stands until a test moves it. */
export class TestClock implements Clock {
  private current = new Date();

  now(): Date {
    return new Date(this.current);
  }

  set(moment: string): void {
    this.current = new Date(moment);
  }

  advance(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration;
    this.current = new Date(
      this.current.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000,
    );
  }
}
