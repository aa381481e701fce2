import type { FeedbackContext } from '../../feedback/feedback-context.ts';
import type { Connective, Word } from '../../parse/index.ts';

/** Words before "if" that make it mean "whether". */
const asksBefore = /\b(?:ask\w*|wonder\w*|know\w*|see|check\w*|sure|find out|decide\w*)(?: \w+)? $/i;
const clauseOpens = /^(?:i|you|he|she|it|we|they|this|that|there|the|my|his|her|our|their|your|a|an)$/;

const clauseOpensSurely = /^(?:i|you|he|she|it|we|they|that|this)$/i;

interface Place {
  before?: Word | undefined;
  after?: Word | undefined;
  link: Connective;
  text: string;
}

/** By linking word: where it does the work of a link, and not another one. */
const works: Record<string, (place: Place) => boolean> = {
  // "as yellow as old teeth", "count as a sport"
  as: ({ text, link, after }) =>
    !/\bas \p{L}+ as\b/iu.test(text.slice(Math.max(0, link.start - 15), link.end + 20)) &&
    (link.opensSentence || /^(?:i|he|she|it|we|they|you)$/.test(after?.lower ?? '')),
  // "look after our beaches", "after a goal"
  after: ({ before, after, link }) =>
    !/^(?:one|look|looks|looking|looked|take|takes|took)$/.test(before?.lower ?? '') &&
    (link.opensSentence || clauseOpensSurely.test(after?.lower ?? '')),
  // "But it had also a camera": it joins sentences only from the head of one.
  also: ({ link }) => link.opensSentence,
  // "since childhood" and "since the 1940s" tell when; "ever since her father's stroke" too.
  since: ({ after, link, text }) =>
    clauseOpens.test(after?.lower ?? '') && !/^\s+(?:the|last) (?:\w+ )?[\d]/.test(text.slice(link.end)),
  'ever since': () => true,
  // "had not yet decided"
  yet: ({ link, text }) => link.opensSentence || /[,;]\s*$/.test(text.slice(0, link.start)),
  if: ({ link, text }) => !asksBefore.test(text.slice(Math.max(0, link.start - 30), link.start)),
  // "for a while", "for one week"
  while: ({ before }) => before?.lower !== 'a',
  'for one': ({ link, text }) => text[link.end] === ',',
  // It lets others speak; nothing is joined by it.
  'some people': () => false,
  // "Sometimes it rains" says how often.
  sometimes: () => false,
  // "looking after all twelve machines"
  'after all': ({ link, text }) =>
    link.opensSentence || text[link.end] === ',' || /,\s*$/.test(text.slice(0, link.start)),
  // "above all the heads"
  'above all': ({ link, text }) => text[link.end] === ',',
  // "cross and happy at the same time"
  'at the same time': ({ link }) => link.opensSentence,
  // "during six years": what follows is a time, and nothing is joined.
  during: () => false,
  // "more than ninety per cent" and "for less than a pizza" count, and "the same as always" is a habit.
  'more than': () => false,
  'less than': () => false,
  'the same as': () => false,
  // "Peace at last"
  'at last': ({ link }) => link.opensSentence,
  // "before the race" and "I never saw it before": only what happens first is joined to what follows.
  before: ({ after, link, text }) =>
    /^(?:i|you|he|she|it|we|they)$/.test(after?.lower ?? '') && !/^\s*[.!?,]/.test(text.slice(link.end)),
  // It asks the reader to think; nothing is joined by it.
  'imagine if': () => false,
  // "So that is why": the link is "so", and "So." joins nothing.
  'so that': ({ after }) => !/^(?:is|was|['’]s)$/.test(after?.lower ?? ''),
  // "It is so fun": what it joins begins with who does it.
  so: ({ link, text, after }) =>
    !link.opensSentence && !/^\s*[.!?]/.test(text.slice(link.end)) && clauseOpens.test(after?.lower ?? ''),
  // "even if we try" grants something; nothing depends on it.
  'even if': () => false,
  // "10 o'clock instead of 8:40"
  instead: ({ after }) => after?.lower !== 'of',
  'instead of': ({ after }) => after?.lower.endsWith('ing') ?? false,
  whether: () => false,
  'this will': () => false,
};

export function isRealConnective(
  { analysis, text }: Pick<FeedbackContext, 'analysis' | 'text'>,
  link: Connective,
): boolean {
  const before = analysis.words.findLast((word) => word.end <= link.start);
  const after = analysis.words.find((word) => word.start >= link.end);
  const written = text.slice(link.start, link.end);
  // On a sign in capitals the words belong to the sign.
  if (written.length > 1 && written === written.toUpperCase()) return false;
  // "Then why did it stop?" draws an end; it tells no time.
  if (link.phrase === 'then' && /^(?:why|what|how|who|where)$/.test(after?.lower ?? '')) return false;
  return works[link.phrase]?.({ before, after, link, text }) ?? true;
}
