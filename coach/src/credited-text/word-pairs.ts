import { readFileSync } from 'node:fs';
import type { PartOfSpeech } from '../parse/analysis.ts';
import { pastForms } from '../word-lists/verb-forms.ts';

interface Placed {
  lower: string;
  pos: PartOfSpeech;
}

const verbForms: [ending: RegExp, form: string][] = [
  [/ing$/, 'VERBing'],
  [/ed$/, 'VERBed'],
  [/s$/, 'VERBs'],
];

/** What a word is by its part of speech and its ending: "VERBing", "NOUNs", "ADJ". */
export const grammaticalForm = ({ lower, pos }: Placed): string => {
  if (lower.endsWith("n't")) return "n't";
  if (pos === 'NOUN' || pos === 'PROPN') return lower.endsWith('s') ? 'NOUNs' : 'NOUN';
  if (pos === 'ADV') return lower.endsWith('ly') ? 'ADVly' : 'ADV';
  if (pos !== 'VERB' && pos !== 'AUX') return pos;
  return pastForms.has(lower) ? 'VERBed' : (verbForms.find(([ending]) => ending.test(lower))?.[1] ?? 'VERB');
};

interface Row {
  /** The form a common word mostly has; a form's own name else. */
  form: string;
  /** What other kinds are worth behind it, beyond what their forms are worth behind its form. */
  next: Map<string, number>;
}

const readRow = (line: string): [kind: string, row: Row] => {
  const [head = '', ...groups] = line.split(';');
  const [kind = '', form = ''] = head.split(' ');
  const next = new Map<string, number>();
  for (const group of groups) {
    const [worth, ...kinds] = group.split(' ');
    for (const each of kinds) next.set(each, Number(worth));
  }
  return [kind, { form, next }];
};

let rows: Map<string, Row> | undefined;

/**
 * A row for each kind of word: how much oftener than by chance others follow it, in half steps of the natural
 * logarithm, as counted by scripts/count-word-pairs.ts. Read on first use: an import must cost nothing.
 */
const getRows = (): Map<string, Row> => {
  rows ??= new Map(
    readFileSync(new URL('../word-lists/word-pairs.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(readRow),
  );
  return rows;
};

interface Kinds {
  form: string;
  /** The word itself, where it is common; null else. */
  own: string | null;
}

const kindsOf = (word: Placed): Kinds => {
  const row = getRows().get(word.lower);
  return row ? { form: row.form, own: word.lower } : { form: grammaticalForm(word), own: null };
};

const furthest = 6;

const worthOf = (left: Kinds, right: Kinds): number => {
  let worth = 0;
  for (const a of [left.form, left.own]) {
    const row = a === null ? undefined : getRows().get(a);
    for (const b of [right.form, right.own]) worth += (b !== null && row?.next.get(b)) || 0;
  }
  return Math.max(-furthest, Math.min(furthest, worth));
};

const opening: Kinds = { form: '<', own: null };
const closing: Kinds = { form: '>', own: null };

/** How well one word follows another, from 6 ("to go") down to -6 ("the of"). */
export const pairScore = (word: Placed, next: Placed): number => worthOf(kindsOf(word), kindsOf(next));

/** How well a word begins a sentence. */
export const sentenceOpeningScore = (word: Placed): number => worthOf(opening, kindsOf(word));

/** How well a word ends a sentence. */
export const sentenceClosingScore = (word: Placed): number => worthOf(kindsOf(word), closing);
