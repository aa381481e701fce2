import { type Draft, distinct, draftForRatios, evidence, overlaps, share } from '../../marking/draft.ts';
import { arguedIn, isArgued, wordsArgued } from '../../measures/argued.ts';
import { correctShare, spellingAccuracy } from '../../measures/lexis.ts';
import type { DeviceKind } from '../../parse/index.ts';
import type { Measured } from '../criterion-module.ts';

const stylistic: ReadonlySet<DeviceKind> = new Set(['sound']);

export const measurePersuasiveDevices = (draft: Draft): Measured => {
  const { analysis, prose } = draft;
  const argued = arguedIn(draft);
  const devices = analysis.devices.filter(
    (device) => !stylistic.has(device.kind) && isArgued(argued, device),
  );
  const phrase = ({ start, end }: { start: number; end: number }): string =>
    analysis.text.slice(start, end).toLowerCase();
  const spread = share(
    prose.filter((sentence) => devices.some((device) => overlaps(device, sentence))).length,
    draftForRatios(draft).prose.length,
  );
  const measures = {
    words: wordsArgued(draft),
    // The same phrase a second time is a habit, not a second device.
    uses: distinct(devices.map((device) => phrase(device))),
    kinds: distinct(devices.map((device) => device.kind)),
    effect: Math.min(1, 2 * spread) * (0.4 + 0.3 * correctShare(draft) + 0.3 * spellingAccuracy(draft)),
  };
  const firsts = [
    ...new Map([...devices].reverse().map((device) => [device.kind, device] as const)).values(),
  ].reverse();
  return {
    measures,
    evidence: firsts.slice(0, 6).flatMap((device) => evidence([device], device.kind.replaceAll('-', ' '))),
  };
};
