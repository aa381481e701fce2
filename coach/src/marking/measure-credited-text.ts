import { type Criterion, criteriaOfGenre, type Genre } from '@inkling/contract';
import type { EditedDraft } from '../credited-text/apply-first-suggestions.ts';
import type { CreditedText } from '../credited-text/credit-text.ts';
import { findOffTopic, withoutParagraphs } from '../credited-text/off-topic.ts';
import type { Measured } from '../criteria/criterion-module.ts';
import { criteria } from '../criteria/index.ts';
import { compareGenreWithTask } from '../genre/compare-genre-with-task.ts';
import type { DetectedGenre } from '../genre/detected-genre.ts';
import { analyseText } from '../parse/index.ts';
import type { Span } from './assessment.ts';
import { buildDraft, type Draft, draftWithUncertainErrors } from './draft.ts';

/** What has nothing to do with the rest can't be part of its ideas, its structure or what it does for the reader. */
const onTopicOnly: ReadonlySet<Criterion> = new Set(['audience', 'text_structure', 'ideas']);

export interface MeasuredText {
  written: DetectedGenre;
  /** Nothing of the text earns anything. */
  isEmpty: boolean;
  measured: ReadonlyMap<Criterion, Measured>;
  toOriginal: (span: Span) => Span;
}

/** One reading of the text: what each criterion makes of the words that are credited in it. */
export const measureCreditedText = (
  { credited, withDoubtful, strayMisspellings }: CreditedText,
  { genre, prompt, isAnyKind }: { genre: Genre; prompt: string; isAnyKind: boolean },
): MeasuredText => {
  const isUnreadable = withDoubtful.analysis.gibberish.isGibberish;
  const build = ({ analysis, findings }: EditedDraft, doubtful: Draft | null = null): Draft =>
    buildDraft(
      { genre, isAnyKind, analysis: isUnreadable ? analyseText('') : analysis, findings, strayMisspellings },
      doubtful,
    );
  const draft = build(credited, credited === withDoubtful ? null : build(withDoubtful));
  const offTopic = findOffTopic(draft.analysis, { genre, prompt });
  const onTopic =
    offTopic.length === 0
      ? draft
      : buildDraft(
          { ...draft, analysis: withoutParagraphs(draft.analysis, offTopic) },
          draftWithUncertainErrors(draft),
        );
  return {
    written: compareGenreWithTask(draft).written,
    isEmpty: credited.analysis.words.length === 0,
    measured: new Map(
      criteriaOfGenre(genre).map((criterion) => [
        criterion,
        criteria[criterion].measure(onTopicOnly.has(criterion) ? onTopic : draft),
      ]),
    ),
    toOriginal: credited.toOriginal,
  };
};
