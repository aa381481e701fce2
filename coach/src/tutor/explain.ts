import { questionsFor } from './interview/interview.ts';
import { glossary } from './lines/glossary.ts';
import { lines } from './lines/lines.ts';
import { partsThat, type Situation } from './situation.ts';

/** Of a word about writing: the longest one in the text that stands in our list. */
export function definitionIn(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll('-', ' ');
  const term = Object.keys(glossary)
    .filter((name) => new RegExp(`(?<![a-z])${name}s?(?![a-z])`).test(plain))
    .sort((a, b) => b.length - a.length)[0];
  return term && glossary[term];
}

/** The coach's own question in easier words, or the word that was not known. */
export function explain(situation: Situation): string[] {
  const { family, asked, parts } = situation;
  const unclear = partsThat(situation, 'confused', 'asks')
    .map(({ text }) => text)
    .join(' ');
  const own = asked === undefined ? undefined : questionsFor(family, asked)?.means;
  const isOfWord =
    parts.some(({ about }) => about === 'meaning') || /\bmean|what(?:'s| is|s)\b/i.test(unclear);
  const explained = (isOfWord ? definitionIn(unclear) : undefined) ?? own;
  return explained ? [explained, `Sorry. ${explained}`] : lines.confusion;
}
