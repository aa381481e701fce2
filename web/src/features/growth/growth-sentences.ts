import { type GrowthPoint, linesOf } from './growth-points.ts';
import { t } from './texts.ts';

const outOf = (mark: number, maximum: number): string => t.markOf(mark, maximum);

const shareOf = ({ first, maximum }: GrowthPoint): number => first / maximum;

const bestOf = (points: GrowthPoint[]): string => {
  const [best] = [...points].sort(
    (one, other) =>
      Math.max(other.first, other.latest) / other.maximum - Math.max(one.first, one.latest) / one.maximum,
  );
  return best ? outOf(Math.max(best.first, best.latest), best.maximum) : '';
};

/** How the newest first attempt stands to the one before it; a lower mark is never called a loss. */
export const trendSentence = (all: GrowthPoint[]): string => {
  // Marks of an earlier coach say nothing of those of this one.
  const points = linesOf(all).at(-1) ?? [];
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last) return '';
  const now = outOf(last.first, last.maximum);
  if (!before) return (last.isNewCoach ? t.aNewLineBeginsAt : t.theLineBeginsAt)(now);
  const step = shareOf(last) - shareOf(before);
  if (step > 0) return t.upFromTo(outOf(before.first, before.maximum), now);
  if (step === 0) return t.steadyAt(now);
  const isNewKind = all.slice(0, -1).every(({ kind }) => kind !== last.kind);
  return (isNewKind ? t.thisTimeANewKind : t.thisTime)(now, bestOf(points));
};

/** What working on drafts brought; nothing where it brought no mark. */
export const gainSentence = (points: GrowthPoint[]): string => {
  const gained = points
    .filter(({ isGainKnown }) => isGainKnown)
    .reduce((sum, { first, latest }) => sum + Math.max(0, latest - first), 0);
  if (gained === 0) return '';
  return t.improvingDraftsHasAdded(gained);
};

/** One piece in words, for those who don't see the drawing. */
export const pointSentence = ({ title, first, latest, maximum, isNewCoach }: GrowthPoint): string => {
  const marks =
    latest === first
      ? t.pieceAndMark(title, outOf(first, maximum))
      : t.atFirstAndAfterChanges(title, outOf(first, maximum), outOf(latest, maximum));
  return isNewCoach ? t.byNewRules(marks) : marks;
};
