// Loaded before a server: its clock can be put forward and back while it runs, by a number in a file and SIGUSR2.
import { readFileSync } from 'node:fs';

const TrueDate = Date;
let shiftMs = 0;

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return TrueDate.now() + shiftMs;
  }
};

process.on('SIGUSR2', () => {
  shiftMs = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'));
});
