import { compareGenreWithTask } from '../../genre/compare-genre-with-task.ts';
import type { Span } from '../../marking/assessment.ts';
import {
  countDistinct,
  type Draft,
  draftWithUncertainErrors,
  evidence,
  overlaps,
  share,
} from '../../marking/draft.ts';
import { arguingSentences, countArguingWords, isInSentences } from '../../measures/arguing-sentences.ts';
import { shareInFaultlessSentences } from '../../measures/word-measures.ts';
import type { ConnectiveKind, PersuasiveDeviceKind } from '../../parse/index.ts';
import type { Measured } from '../criterion-module.ts';

/** Links that give a reason, a condition or the other side. */
const supporting: ReadonlySet<ConnectiveKind> = new Set(['cause', 'condition', 'contrast']);

const stylistic: ReadonlySet<PersuasiveDeviceKind> = new Set(['sound']);

export const measurePersuasiveDevices = (draft: Draft): Measured => {
  const { analysis, prose } = draft;
  const argued = arguingSentences(draft);
  const devices = analysis.devices.filter(
    (device) => !stylistic.has(device.kind) && isInSentences(argued, device),
  );
  // A reason or a turn against the other side persuades however it is phrased.
  const reasons = analysis.connectives.filter(
    (link) => supporting.has(link.kind) && isInSentences(argued, link),
  );
  const moves: Span[] = [...devices, ...reasons];
  const phrase = ({ start, end }: { start: number; end: number }): string =>
    analysis.text.slice(start, end).toLowerCase();
  const spread = share(
    prose.filter((sentence) => moves.some((move) => overlaps(move, sentence))).length,
    draftWithUncertainErrors(draft).prose.length,
  );
  const measures = {
    genre: compareGenreWithTask(draft).match,
    words: countArguingWords(draft),
    // The same phrase a second time is a habit, not a second device.
    uses: countDistinct(moves.map((move) => phrase(move))),
    kinds: countDistinct([...devices, ...reasons].map(({ kind }) => kind)),
    effect: Math.min(1, 2 * spread) * (0.6 + 0.4 * shareInFaultlessSentences(draft)),
  };
  const firsts = [
    ...new Map([...devices].reverse().map((device) => [device.kind, device] as const)).values(),
  ].reverse();
  return {
    measures,
    evidence: firsts.slice(0, 6).flatMap((device) => evidence([device], device.kind.replaceAll('-', ' '))),
  };
};
