import type { Span } from '../assessment.ts';
import { endingWords, faintTroubleWords, placeWords, timeWords, troubleWords } from '../data/story-cues.ts';
import type { ConnectiveKind, DeviceKind, Word } from '../text/index.ts';
import { type Draft, distinct } from './draft.ts';
import { correctShare, measureLexis } from './lexis.ts';

export interface Part {
  name: 'opening' | 'middle' | 'closing';
  /** 0 to 1: how clearly the part is there. */
  strength: number;
  shown: Span[];
}

interface Sections {
  opening: Word[];
  /** Everything after the first section. */
  later: Word[];
  closing: Word[];
}

const fewestForParts = 12;

/** By words, not sentences: a story without full stops has its parts all the same. */
const sectionsOf = ({ words }: Draft): Sections => {
  const edge = Math.max(4, Math.round(words.length * 0.25));
  const isShort = words.length < fewestForParts;
  return {
    opening: words.slice(0, edge),
    later: isShort ? [] : words.slice(edge),
    closing: isShort ? [] : words.slice(-edge),
  };
};

const cued = (words: Word[], cues: ReadonlySet<string>): Word[] =>
  words.filter((word) => cues.has(word.lower));

const within = (spans: Span[], words: Word[]): Span[] => {
  const from = words[0]?.start ?? 0;
  const to = words.at(-1)?.end ?? 0;
  return spans.filter((span) => span.start < to && span.end > from);
};

const full = (value: number, enough: number): number => Math.min(1, value / enough);

/** A snowball fight is fun. */
const isPlayFight = ({ analysis }: Draft, { lower, index }: Word): boolean =>
  /^f(ight|ought)$/.test(lower) &&
  /^(snow|snowball|pillow|water|food|play|ball)$/.test(analysis.words[index - 1]?.lower ?? '');

/** A story told in exact words shows its trouble without naming it. */
const impliedByWords = (draft: Draft): number =>
  Math.min(2, Math.max(0, measureLexis(draft).exactWords.length - 10) / 15);

/** Enough for a scene: about what a page holds. */
const sceneWords = 130;

/** So does a quiet one that is staged: sound sentences, paragraphs that pace it, people who speak. */
const impliedByCraft = (draft: Draft): number => {
  const body = draft.analysis.paragraphs.filter((paragraph) => paragraph.role === 'body');
  if (draft.words.length < sceneWords || body.length < 4 || correctShare(draft) < 0.8) return 0;
  const exact = full(measureLexis(draft).exactWords.length, 20);
  const control = full(correctShare(draft) - 0.8, 0.2);
  return 0.6 * exact + 0.6 * control + 1.2 * full(draft.analysis.speech.length, 3);
};

const narrativeParts = (draft: Draft): Part[] => {
  const { opening, later, closing } = sectionsOf(draft);
  const who = opening.filter(
    (word) => word.isName || /^(i|he|she|we|they|boy|girl|man|woman)$/.test(word.lower),
  );
  const where = cued(opening, placeWords);
  const when = cued(opening, timeWords);
  const trouble = cued(later, troubleWords).filter((word) => !isPlayFight(draft, word));
  const faint = cued(later, faintTroubleWords);
  const ending = cued(closing, endingWords);
  const kinds = Number(who.length > 0) + Number(where.length > 0) + Number(when.length > 0);
  const implied = Math.max(impliedByWords(draft), impliedByCraft(draft));
  const troubles =
    distinct(trouble.map((word) => word.lemma)) + distinct(faint.map((word) => word.lemma)) / 4 + implied;
  const endings = distinct(ending.map((word) => word.lemma));
  return [
    { name: 'opening', strength: full(kinds, 2), shown: [...where, ...when, ...who].slice(0, 3) },
    { name: 'middle', strength: full(troubles, 4), shown: [...trouble, ...faint].slice(0, 3) },
    { name: 'closing', strength: full(endings, 2), shown: ending.slice(0, 2) },
  ];
};

const persuasiveParts = (draft: Draft): Part[] => {
  const { connectives, devices, text } = draft.analysis;
  const { opening, closing } = sectionsOf(draft);
  const devicesOf = (...kinds: DeviceKind[]): Span[] =>
    devices.filter((device) => kinds.includes(device.kind));
  const linksOf = (...kinds: ConnectiveKind[]): Span[] =>
    connectives.filter((link) => kinds.includes(link.kind));
  const opens = within(devicesOf('opinion', 'modality', 'rhetorical-question', 'call-to-action'), opening);
  const gives = within(linksOf('cause', 'order', 'example', 'condition', 'contrast'), draft.words.slice(4));
  const closes = within(
    [...linksOf('conclusion'), ...devicesOf('call-to-action', 'opinion', 'modality')],
    closing,
  );
  const reasons = distinct(gives.map((span) => text.slice(span.start, span.end).toLowerCase()));
  return [
    {
      name: 'opening',
      strength: opening.length === 0 ? 0 : full(opens.length + 0.5, 1.5),
      shown: opens.slice(0, 2),
    },
    { name: 'middle', strength: full(reasons, 4), shown: gives.slice(0, 3) },
    { name: 'closing', strength: full(closes.length, 1.5), shown: closes.slice(0, 2) },
  ];
};

export const findParts = (draft: Draft): Part[] =>
  draft.genre === 'narrative' ? narrativeParts(draft) : persuasiveParts(draft);

/** How evenly the three parts are filled: a closing of three words closes nothing. */
export const sumOfParts = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.strength, 0);
