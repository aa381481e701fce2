import type { Paragraph, TextAnalysis } from '../parse/index.ts';

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
