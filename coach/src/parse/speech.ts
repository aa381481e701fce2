import { speechVerbs } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import type { Speech } from './analysis.ts';

const quoted = /["“][^"“”\n]{1,600}["”]/gu;
const singleQuoted =
  /(?<=^|[\s(])[‘'](?=\p{Lu})[^‘’'\n]{1,300}(?:[’'](?=\p{L})[^‘’'\n]{1,300}){0,6}[,.!?…][’'](?=\s|$)/gmu;
/** As many letters on each side as a tag with a name and an adverb takes. */
const tagReach = 45;

const nearWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

const isTagged = (text: string, { start, end }: Span): boolean => {
  const after = /^[^.!?"“\n]*/.exec(text.slice(end, end + tagReach))?.[0] ?? '';
  const before = /[^.!?"”\n]*$/.exec(text.slice(Math.max(0, start - tagReach), start))?.[0] ?? '';
  return nearWords(`${before} ${after}`).some((word) => speechVerbs.has(word));
};

/** Direct speech: quotation marks around words someone says, not around a single term. */
export const findSpeech = (text: string): Speech[] => {
  const spans: Span[] = [];
  for (const pattern of [quoted, singleQuoted]) {
    for (const match of text.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return spans
    .sort((a, b) => a.start - b.start)
    .map((span) => ({ ...span, isTagged: isTagged(text, span) }))
    .filter((span) => span.isTagged || /[.,!?…]["”'’]$/.test(text.slice(span.start, span.end)));
};
