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

/** What stands behind "what does … mean": a word of the child's own reading, or of the coach. */
const wordsAsked = (text: string): string[] =>
  (
    /\bwhat (?:does|do|is|are)(?: it)?(?: the word)?(?: mean| means)? ["“']?(\p{L}{4,})["”']?(?: means?)?\W*$/iu.exec(
      text.toLowerCase(),
    ) ?? []
  )
    .slice(1)
    .filter((word) => !/^(?:mean|that|this|your|question)$/.test(word));

/** The coach's own question in easier words, or the word that was not known. */
export function explain(situation: Situation): string[] {
  const { family, asked, parts, input } = situation;
  const unclear = partsThat(situation, 'confused', 'asks')
    .map(({ text }) => text)
    .join(' ');
  const own = asked === undefined ? undefined : questionsFor(family, asked)?.means;
  const isOfWord =
    parts.some(({ about }) => about === 'meaning') || /\bmean|what(?:'s| is|s)\b/i.test(unclear);
  const defined = isOfWord ? definitionIn(unclear) : undefined;
  const coach = input.history.findLast(({ role }) => role === 'assistant')?.content.toLowerCase() ?? '';
  const isOther = isOfWord && !defined && wordsAsked(unclear).some((word) => !coach.includes(word));
  if (isOther) return lines.unknownWord;
  const explained = defined ?? own;
  return explained ? [explained, `Sorry. ${explained}`] : lines.confusion;
}
