import type { Span } from '../assessment.ts';
import { endingWords, placeWords, timeWords, troubleWords } from '../data/story-cues.ts';
import type { Sentence, Word } from '../text/index.ts';
import { type Draft, distinct, overlaps, sentenceWords } from './draft.ts';

export interface Part {
  name: 'opening' | 'middle' | 'closing';
  /** 0 to 1: how clearly the part is there. */
  strength: number;
  shown: Span[];
}

const thirds = (draft: Draft): { opening: Sentence[]; middle: Sentence[]; closing: Sentence[] } => {
  const { prose } = draft;
  const edge = Math.max(1, Math.round(prose.length * 0.25));
  return {
    opening: prose.slice(0, edge),
    middle: prose.length > 2 ? prose.slice(edge, Math.max(edge + 1, prose.length - edge)) : [],
    closing: prose.length > 2 ? prose.slice(-edge) : [],
  };
};

const cued = (draft: Draft, sentences: Sentence[], cues: ReadonlySet<string>): Word[] =>
  sentences.flatMap((sentence) => sentenceWords(draft, sentence)).filter((word) => cues.has(word.lower));

const full = (value: number, enough: number): number => Math.min(1, value / enough);

const narrativeParts = (draft: Draft): Part[] => {
  const { opening, middle, closing } = thirds(draft);
  const later = [...middle, ...closing];
  const openingWords = opening.flatMap((sentence) => sentenceWords(draft, sentence));
  const who = openingWords.filter(
    (word) => word.isName || /^(i|he|she|we|they|boy|girl|man|woman)$/.test(word.lower),
  );
  const where = cued(draft, opening, placeWords);
  const when = cued(draft, opening, timeWords);
  const trouble = cued(draft, later, troubleWords);
  const ending = cued(draft, closing, endingWords);
  const kinds = Number(who.length > 0) + Number(where.length > 0) + Number(when.length > 0);
  const distinctTrouble = distinct(trouble.map((word) => word.lemma));
  return [
    { name: 'opening', strength: full(kinds, 2), shown: [...where, ...when, ...who].slice(0, 3) },
    { name: 'middle', strength: full(distinctTrouble, 4), shown: trouble.slice(0, 3) },
    {
      name: 'closing',
      strength: full(distinct(ending.map((word) => word.lemma)), 2),
      shown: ending.slice(0, 2),
    },
  ];
};

const persuasiveParts = (draft: Draft): Part[] => {
  const { analysis } = draft;
  const { opening, closing } = thirds(draft);
  const within = (spans: Span[], sentences: Sentence[]): Span[] =>
    spans.filter((span) => sentences.some((sentence) => overlaps(span, sentence)));
  const stance = analysis.devices.filter((device) =>
    ['opinion', 'modality', 'rhetorical-question', 'call-to-action'].includes(device.kind),
  );
  const reasons = analysis.connectives.filter((link) =>
    ['cause', 'order', 'example', 'condition', 'contrast'].includes(link.kind),
  );
  const wrapUps = [
    ...analysis.connectives.filter((link) => link.kind === 'conclusion'),
    ...analysis.devices.filter((device) => ['call-to-action', 'opinion', 'modality'].includes(device.kind)),
  ];
  const opens = within(stance, opening);
  const gives = within(reasons, draft.prose.slice(1));
  const closes = within(wrapUps, closing);
  const reasonPhrases = distinct(
    gives.map((span) => analysis.text.slice(span.start, span.end).toLowerCase()),
  );
  return [
    {
      name: 'opening',
      strength: opening.length === 0 ? 0 : full(opens.length + 0.5, 1.5),
      shown: opens.slice(0, 2),
    },
    { name: 'middle', strength: full(reasonPhrases, 4), shown: gives.slice(0, 3) },
    {
      name: 'closing',
      strength: closing.length === 0 ? 0 : full(closes.length, 1.5),
      shown: closes.slice(0, 2),
    },
  ];
};

export const findParts = (draft: Draft): Part[] =>
  draft.genre === 'narrative' ? narrativeParts(draft) : persuasiveParts(draft);

/** How evenly the three parts are filled: a closing of three words closes nothing. */
export const sumOfParts = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.strength, 0);
