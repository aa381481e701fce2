import { Fragment, type ReactNode } from 'react';

/** `<terms>Terms of Use</terms>`, or `<email/>` where the text has no words for it. */
const place = /<(\w+)(?:\/>|>([^<]*)<\/\1>)/gu;

/** A whole sentence with links or names in it, so that every language may put them where it needs them. */
export const withElements = (
  text: string,
  elements: Record<string, (words: string) => ReactNode>,
): ReactNode[] => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: words = '', index } of text.matchAll(place)) {
    parts.push(text.slice(end, index), <Fragment key={index}>{elements[name]?.(words) ?? words}</Fragment>);
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
};
