import { isKnownWord } from '../parse/index.ts';
import { answers, otherQuestion } from './lines/answers.ts';
import { glossary } from './lines/glossary.ts';

export interface Answer {
  lines: string[];
  /** The answer is a question of the coach's own: what to do next, an example, a judgement. */
  wants?: 'next' | 'example' | 'judging';
}

type SuggestSpelling = ((word: string) => string[]) | undefined;

/** A question about writing, answered as a teacher would. */
export function answerQuestion(plain: string, suggestSpelling: SuggestSpelling): Answer {
  const exact = spellingOf(plain, suggestSpelling) ?? meaningOf(plain);
  if (exact) return { lines: [exact] };
  const found = answers.find(({ asks }) => asks.test(plain))?.answer;
  if (found === '{next}') return { lines: [], wants: 'next' };
  if (found === '{example}') return { lines: [], wants: 'example' };
  if (found === '{judging}') return { lines: [], wants: 'judging' };
  if (found) return { lines: [found] };
  return {
    lines:
      aboutTheText.test(plain) && !/\btrue\b|\breal(?:ly)?\b/.test(plain)
        ? otherQuestion.ownText
        : otherQuestion.world,
  };
}

const aboutTheText =
  /\b(?:i|my|me|it|this|should|put|use|end\w*|start|story|text|character|reader|paragraph|sentence|word)\b/;

const spelledOut = (word: string): string => word.split('').join('-');

const askedWord = (plain: string): string | undefined =>
  /(?:spell|spelt|spelled|spelling of|write|spel)\s+(?:the word\s+)?["'“]?([a-z'-]+)["'”]?\s*(?:please|pls|plz)?[?.! ]*$/.exec(
    plain,
  )?.[1] ?? /\b(?:how is|hows|how's|is)\s+["'“]?([a-z'-]+)["'”]?\s+spel/.exec(plain)?.[1];

function spellingOf(plain: string, suggestSpelling: SuggestSpelling): string | undefined {
  if (!/\bspel/.test(plain)) return undefined;
  const word = askedWord(plain);
  if (!word || word.length < 2 || /^(?:it|that|this)$/.test(word))
    return 'Which word? Write it as it sounds and I will try to spell it.';
  if (isKnownWord(word)) return `“${word}” is spelt ${spelledOut(word)}.`;
  const guess = suggestSpelling?.(word)[0];
  return guess
    ? `I think that is “${guess}”: ${spelledOut(guess)}.`
    : 'Say it slowly and write each sound. It can be checked later.';
}

const asksMeaning =
  /\bwhat (?:does|do|dose|is|are|'s)?\s?(?:an? |the |mean |meaning of )*["'“]?([a-z -]{2,25}?)["'”]?(?: means?)?[?.! ]*$|\b(?:meaning of|define) ([a-z -]{2,25})/;

/** Of a word about writing that the child asks for, or stumbles over. */
export function meaningOf(plain: string): string | undefined {
  const match = asksMeaning.exec(plain);
  return match ? definitionIn(match[1] ?? match[2] ?? '') : undefined;
}

/** The first word of a text that stands in our list of words about writing. */
export function definitionIn(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll('-', ' ');
  const term = Object.keys(glossary)
    .filter((name) => new RegExp(`(?<![a-z])${name}s?(?![a-z])`).test(plain))
    .sort((a, b) => b.length - a.length)[0];
  return term && glossary[term];
}
