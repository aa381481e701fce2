import { jumpClocks } from './chaos/clock-jumps.ts';
import { endSessions } from './chaos/ended-sessions.ts';
import { fillDisks } from './chaos/full-disk.ts';
import { interruptStarts } from './chaos/interrupted-starts.ts';
import { killProcesses } from './chaos/kills.ts';
import { failModels } from './chaos/model-faults.ts';
import { cutNetworks } from './chaos/network-cuts.ts';
import { type Outcome, printOutcome } from './chaos/outcome.ts';
import { repeatPaymentEvents } from './chaos/payment-events.ts';
import { killReaders } from './chaos/takeovers.ts';

/** Each with the rounds it has when nobody says how many. */
const faults: Record<string, { run: (rounds: number) => Promise<Outcome>; rounds: number }> = {
  kills: { run: killProcesses, rounds: 30 },
  takeovers: { run: killReaders, rounds: 10 },
  'network-cuts': { run: cutNetworks, rounds: 4 },
  'full-disk': { run: fillDisks, rounds: 2 },
  'clock-jumps': { run: jumpClocks, rounds: 6 },
  'model-faults': { run: failModels, rounds: 30 },
  'payment-events': { run: repeatPaymentEvents, rounds: 20 },
  'ended-sessions': { run: endSessions, rounds: 12 },
  'interrupted-starts': { run: interruptStarts, rounds: 10 },
};

/** Every fault in turn, or the one that is named. */
export const benchChaos = async ([name, rounds]: string[]): Promise<void> => {
  if (name !== undefined && !faults[name])
    throw new Error(`unknown fault ${name}; choose one of ${Object.keys(faults).join(', ')}`);
  const totals = { acknowledged: 0, lost: 0, problems: 0 };
  for (const [fault, { run, rounds: usual }] of Object.entries(faults)) {
    if (name !== undefined && name !== fault) continue;
    const outcome = await run(Number(rounds ?? usual));
    printOutcome(fault, outcome);
    totals.acknowledged += outcome.acknowledged;
    totals.lost += outcome.lost;
    totals.problems += outcome.problems.length;
  }
  process.stdout.write(
    `all: ${totals.acknowledged} saves acknowledged, ${totals.lost} lost, ${totals.problems} problems\n`,
  );
  if (totals.lost > 0 || totals.problems > 0) process.exitCode = 1;
};
