import type { Paragraph, Sentence, TextAnalysis } from '../parse/index.ts';

const longestSignature = 5;
const postscript = /^\s*p\.?\s?p?\.?s\b/i;

/** Paragraphs that say something: in a letter, address and date stand before the greeting, a name and a P.S. after the sign-off. */
export function bodyParagraphs({ paragraphs, text, isPoem }: TextAnalysis): Paragraph[] {
  const textOf = ({ start, end }: Paragraph): string => text.slice(start, end);
  const all = paragraphs.filter(({ role }) => role === 'body');
  const [first, second] = paragraphs;
  // A single line over a poem is its title, whatever its letters look like.
  const isTitled = isPoem && second !== undefined && first === all[0];
  const body = isTitled && first && !textOf(first).includes('\n') ? all.slice(1) : all;
  const greeting = paragraphs.findIndex(({ role }) => role === 'greeting');
  if (greeting === -1) return body;
  const signOff = paragraphs.findLastIndex(({ role }, at) => role === 'signoff' && at > greeting);
  const isSignature = (paragraph: Paragraph): boolean =>
    signOff !== -1 &&
    paragraphs.indexOf(paragraph) > signOff &&
    textOf(paragraph).split(/\s+/).length <= longestSignature;
  const afterScript = paragraphs.findIndex((paragraph) => postscript.test(textOf(paragraph)));
  const said = body.filter((paragraph) => {
    const at = paragraphs.indexOf(paragraph);
    return at > greeting && !isSignature(paragraph) && (afterScript === -1 || at < afterScript);
  });
  return said.length > 0 ? said : body;
}

/** The parts in which a letter says hello and goodbye, as they stand in the text. */
export interface LetterParts {
  to: string | null;
  greeting: string | null;
  signOff: string | null;
}

const opensLetter = /^\W*(?:dear|respected|hi|hello|hey|to)\s+(?<to>[^,.!?:;\n]{1,40}?)\s*[,.!?:;]*\s*$/i;
/** Young writers go on in the same line: "Dear Santa, I have been good". */
const opensInLine = /^\W*(?:dear|respected)\s+(?<to>[^,.!?:;\n]{1,40}?)\s*[,!]/i;
/** A diary does not count as a reader, and what is spoken to a class is a speech. */
const noReader = /\b(?:diary|journal|everyone|everybody|class|ladies|students|all)\b/i;

const goodbye =
  /^\W*(?:(?:lots of |much )?love|from|yours|sincerely|(?:kind |best )?regards|best wishes|your (?:friend|son|daughter|grand\w+))\b(?:\W+[\p{L}\p{N}'’-]+){0,6}\W*$/iu;

/** "From Jett", at the end of the last line and without a full stop. */
export const isSignOff = ({ text }: TextAnalysis, { start, end, endMark }: Sentence): boolean =>
  endMark === null && goodbye.test(text.slice(start, end));

const firstLineOf = (text: string): string => text.trim().split('\n')[0] ?? '';

/** How a letter greets and closes; null where nobody is greeted. */
export function letterPartsOf(analysis: TextAnalysis): LetterParts | null {
  const { text, paragraphs, sentences } = analysis;
  const greeted = paragraphs.find(({ role }) => role === 'greeting');
  const line = greeted ? text.slice(greeted.start, greeted.end) : firstLineOf(text);
  const to = (greeted ? opensLetter : opensInLine).exec(line)?.groups?.to?.trim();
  if (!to || noReader.test(to)) return null;
  const closed = paragraphs.findLast(({ role }) => role === 'signoff');
  const last = sentences.at(-1);
  const signed = closed ?? (last && isSignOff(analysis, last) ? last : undefined);
  return {
    to,
    greeting: line.slice(0, line.indexOf(to) + to.length).trim(),
    signOff: signed ? firstLineOf(text.slice(signed.start, signed.end)) : null,
  };
}
