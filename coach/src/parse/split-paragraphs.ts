import type { Span } from '../marking/assessment.ts';
import type { ParagraphRole } from './analysis.ts';
import { isPoem } from './poem.ts';
import { type Line, linesOf } from './text-lines.ts';

export interface ParagraphSpan extends Span {
  role: ParagraphRole;
}

/** Text pasted with a fixed line width: only blank lines separate its paragraphs. */
const isHardWrapped = (lines: Line[]): boolean => {
  if (lines.length < 4) return false;
  const inner = lines.filter((_, index) => lines[index + 1]?.followsBlank === false);
  const lengths = inner.map((line) => line.text.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const longest = lengths.at(-1) ?? 0;
  const unfinished = inner.filter((line) => !/[.!?…]["'”’)]*$/.test(line.text)).length;
  return median >= 45 && longest <= 110 && unfinished > inner.length / 2;
};

const signoff =
  /^(the end|from|yours|sincerely|regards|kind regards|best wishes|love|thank you|thanks|by|to be continued)\b.{0,40}$/i;
const greeting = /^(dear|respected|hi|hello|hey|to)\b.{0,60}[,:!]?$/i;

/** Lines that belong together. */
interface Block extends Line {
  lastLine: string;
}

/** Also in a poem, whose lines may all begin with a capital. */
const continuesSentence = (previous: Block, line: Line): boolean =>
  !line.followsBlank &&
  ((!/[.!?…:]["'”’)]*$/.test(previous.lastLine) && /^[a-z]/.test(line.text)) ||
    (/[,;]$/.test(previous.lastLine) && !greeting.test(previous.text) && !signoff.test(previous.text)));

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** "i like cats" or "We went to the park": a first sentence without its full stop, not a title. */
const readsOn = (text: string): boolean => {
  const words = text.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const opensAsSentence =
    /^(i|we|he|she|they|it|there|one|once|my|on|when|last|today|yesterday)$/i.test(words[0] ?? '') ||
    /^\p{Ll}/u.test(text);
  return words.length >= 3 && opensAsSentence && capitals < words.length / 2;
};

const roleOf = (text: string, position: { isFirst: boolean; isLast: boolean }): ParagraphRole => {
  const words = wordCount(text);
  if (words <= 8 && greeting.test(text) && !/[.?]$/.test(text)) return 'greeting';
  if (!position.isFirst && words <= 6 && signoff.test(text)) return 'signoff';
  // What somebody says is where a story starts: "Wake up!" whispered Dad.
  const isSpoken = /^["“]/.test(text) && /[.!?,]["”]/.test(text);
  if (position.isFirst && !position.isLast && !isSpoken && words <= 12 && !/[.,;]$/.test(text)) {
    const isLong = words > 7 && /[!?]["'”’)]*$/.test(text);
    return isLong || readsOn(text) ? 'body' : 'title';
  }
  if (position.isLast && !position.isFirst && words <= 4 && /^\p{Lu}/u.test(text) && !/[.!?,]$/.test(text)) {
    return 'signoff';
  }
  return 'body';
};

const longestHeading = 6;
const shortestSection = 9;
const fewestHeadings = 2;

/** The short lines of a report that stand over its sections: "What they eat". One alone may be a line of its own. */
const headingsAmong = (blocks: Line[]): Set<number> => {
  const found = blocks.flatMap(({ text, followsBlank }, index) => {
    const next = blocks[index + 1];
    const section = next?.text ?? '';
    // Right over its section and apart from the one before, even "They cost too much" is a heading.
    const isSetOver = followsBlank && next?.followsBlank === false;
    const isHeading =
      index > 0 &&
      wordCount(text) <= longestHeading &&
      /^[\p{Lu}\d]/u.test(text) &&
      !/[.!,;…"”]$/.test(text) &&
      (isSetOver || !readsOn(text));
    return isHeading && wordCount(section) >= shortestSection && /[.!?]["”)]*$/.test(section) ? [index] : [];
  });
  return new Set(found.length >= fewestHeadings ? found : []);
};

const longestSignature = 5;

const longestTitle = 8;
const longestLine = 15;

/** "The Trolly that went fast", and under it "one day me and my dad …": a title, whatever the next letter looks like. */
const isTitleOver = (first: Line, next: Line): boolean =>
  // Counted no further than needed: the first block may grow to the whole text, line by line.
  first.text.split(/\s+/, longestTitle + 1).length <= longestTitle &&
  /^\p{Lu}.*[^.!?,;:]$/u.test(first.text) &&
  !readsOn(first.text) &&
  wordCount(next.text) > longestLine &&
  /^(?:one|once|there|it was|i|my|we|on|when|last|today|yesterday)\b/i.test(next.text);

export const splitParagraphs = (text: string): ParagraphSpan[] => {
  const lines = linesOf(text);
  // The lines of a stanza belong together as those of a paragraph do.
  const isWrapped = isHardWrapped(lines) || isPoem(text);
  const blocks: Block[] = [];
  for (const line of lines) {
    const previous = blocks.at(-1);
    const isTitled = blocks.length === 1 && previous !== undefined && isTitleOver(previous, line);
    if (previous && !isTitled && (continuesSentence(previous, line) || (isWrapped && !line.followsBlank))) {
      previous.end = line.end;
      previous.text = text.slice(previous.start, line.end);
      previous.lastLine = line.text;
    } else {
      blocks.push({ ...line, lastLine: line.text });
    }
  }
  let hasSignedOff = false;
  const headings = headingsAmong(blocks);
  return blocks.map(({ start, end, text: block }, index) => {
    const role = headings.has(index)
      ? 'title'
      : roleOf(block, { isFirst: index === 0, isLast: index === blocks.length - 1 });
    // Under "Yours sincerely," stand a name and perhaps a class, a line each.
    const isSigned = hasSignedOff && wordCount(block) <= longestSignature && !/[.!?]$/.test(block);
    hasSignedOff = role === 'signoff' || isSigned;
    return { start, end, role: isSigned ? 'signoff' : role };
  });
};
