import { splitSentences } from '@inkling/contract';
import type { Span } from '../../marking/assessment.ts';
import type { Respell } from '../respell.ts';
import { textWindowsOf } from '../text-windows.ts';
import { type FloatTransformer, readTokens } from './float/float-transformer.ts';
import type { NoteToMarkerSet } from './note-to-marker-sets.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import { type TrainingExample, yesNoTarget } from './training-example.ts';

const NOTE_WEIGHT = 2;
/** How much of a draft stands around a passage. */
const MOST_SENTENCES = 6;
const MOSTLY = 0.5;

/** Each passage alone, and inside some draft: at its start, in its middle or at its end. */
export function buildNoteToMarkerExamples(
  { notes, lookAlikes }: NoteToMarkerSet,
  drafts: string[],
  transformer: FloatTransformer,
  respell: Respell,
): TrainingExample[] {
  const passages = [
    ...notes.map((text) => ({ text, isNote: true })),
    ...lookAlikes.map((text) => ({ text, isNote: false })),
  ];
  return passages.flatMap(({ text, isNote }, index) => {
    const draft = drafts[(index * 7) % drafts.length] ?? '';
    return [{ text, passage: { start: 0, end: text.length } }, placedIn(draft, text, index)].flatMap(
      (placed) =>
        textWindowsOf(placed.text, transformer.tokenize, respell).map(({ units, tokens }) => ({
          states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
          targets: units.map(({ span, tokens: range }) =>
            yesNoTarget('note', range, isNote && liesIn(span, placed.passage), NOTE_WEIGHT),
          ),
          share: 1,
        })),
    );
  });
}

const liesIn = (unit: Span, passage: Span): boolean =>
  Math.min(unit.end, passage.end) - Math.max(unit.start, passage.start) >= MOSTLY * (unit.end - unit.start);

function placedIn(draft: string, text: string, index: number): { text: string; passage: Span } {
  const sentences = splitSentences(draft, { start: 0, end: draft.length })
    .slice(0, MOST_SENTENCES)
    .map(({ start, end }) => draft.slice(start, end));
  const at = [0, Math.floor(sentences.length / 2), sentences.length][index % 3] ?? 0;
  const gap = index % 2 === 0 ? ' ' : '\n';
  const before = sentences.slice(0, at).join(' ') + (at > 0 ? gap : '');
  const after = sentences.slice(at).join(' ');
  return {
    text: `${before}${text}${gap}${after}`,
    passage: { start: before.length, end: before.length + text.length },
  };
}
