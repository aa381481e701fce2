import type { StepEntry } from '@inkling/contract';
import { asLabel } from '../../../shared/steps/as-label.ts';
import { isSame } from './merge-drafts.ts';

export interface ConflictPassage {
  text: string;
  /** The other version does not have it. */
  isOnlyHere: boolean;
}

const linesOf = (entries: StepEntry[]): string[] =>
  entries
    .flatMap(({ content }) =>
      typeof content === 'string'
        ? content.split('\n')
        : content.map((answer) => `${asLabel(answer.title)} ${[answer.content].flat().join(', ')}`),
    )
    .filter((line) => line.trim() !== '');

const passages = (entries: StepEntry[], others: StepEntry[]): ConflictPassage[] => {
  const elsewhere = linesOf(others);
  return linesOf(entries).map((text) => {
    const twin = elsewhere.indexOf(text);
    // Each line stands for one of its like: a line written twice is one too many.
    if (twin >= 0) elsewhere.splice(twin, 1);
    return { text, isOnlyHere: twin < 0 };
  });
};

/** The parts of the piece that differ, to read side by side; what is the same in both helps nobody choose. */
export const conflictingPassages = (
  mine: StepEntry[],
  theirs: StepEntry[],
): { mine: ConflictPassage[]; theirs: ConflictPassage[] } => {
  const differs = ({ id }: StepEntry): boolean =>
    !isSame(
      mine.filter((entry) => entry.id === id),
      theirs.filter((entry) => entry.id === id),
    );
  const [ours, others] = [mine.filter(differs), theirs.filter(differs)];
  return { mine: passages(ours, others), theirs: passages(others, ours) };
};
