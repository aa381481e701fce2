import { isKnownWord } from '../parse/index.ts';
import type { Respell } from '../understanding/index.ts';
import type { TutorInput } from './conversation.ts';
import type { Family } from './interview/interview.ts';
import { glossary } from './lines/glossary.ts';
import {
  decideYourself,
  factAnswers,
  judging,
  lifeAnswers,
  mayBeSad,
  poemSounds,
  unanswered,
} from './lines/lines.ts';
import { findQuestion } from './questions/find-question.ts';
import type { KnownQuestion } from './questions/question.ts';
import {
  correctAnswer,
  enoughAnswer,
  nextStepAnswer,
  realWordAnswer,
  recapAnswer,
  repeatsAnswer,
  trueAnswer,
} from './questions/work-out-answer.ts';

export interface Answer {
  lines: string[];
  /** The question that was recognised; none where it was not. */
  name?: string;
}

const olderFrom = 7;

/** Answers about a text that are none about life. */
const forTheText = new Set([
  'permission',
  'must it',
  'choose',
  'world',
  'is it good',
  'both sides',
  'answer back',
]);

interface AnswerContext {
  input: TutorInput;
  family: Family;
  noted: boolean;
  /** All that was said with the question. */
  message?: string;
}

/** "is it right? teacher says past tense": what is said around a wide question narrows it. */
function questionIn(question: string, message: string, respell: Respell): KnownQuestion | undefined {
  const found = findQuestion(respell(question));
  if (found && found.name !== 'is it right') return found;
  const around = findQuestion(respell(message));
  return around?.name === 'tense' ? around : found;
}

/** Answers a child's question: by a list of words, by what stands on cards and in the draft, or by its words; else it says that it can't. */
export function answerQuestion(
  question: string,
  { input, family, noted, message = question }: AnswerContext,
  respell: Respell,
): Answer {
  const plain = question.toLowerCase().replaceAll('’', "'");
  const exact = spellingOf(plain, input.suggestSpelling) ?? meaningOf(plain);
  if (exact) return { name: 'word', lines: [exact] };
  const found = questionIn(question, message, respell);
  if (
    family === 'wellbeing' &&
    (!found || /\b(?:i should|should i)\b/.test(plain) || forTheText.has(found.name))
  )
    return { lines: lifeAnswers };
  if (!found) return { lines: /\b(?:i|my|it|this)\b/.test(plain) ? decideYourself : unanswered };
  const { name, answer, older } = found;
  const workedOut: Record<string, () => string[]> = {
    'next step': () => [nextStepAnswer(input, family)],
    enough: () => [enoughAnswer(input, family)],
    recap: () => [recapAnswer(input, family)],
    'on a card': () => [onACard(input, noted, plain)],
    'is it good': () =>
      input.cards.length === 0 && input.draft.trim() === ''
        ? judging.nothing
        : [...judging.quoting, ...judging.plain],
    true: () => [trueAnswer(family)],
    repeats: () => [repeatsAnswer(plain, input)],
    'is it right': () => [
      correctAnswer(message, input),
      'I can follow it. Read it out loud: does it sound right?',
    ],
    'real word': () => [realWordAnswer(question)],
    world: () => factAnswers,
    'more exciting': () => [
      family === 'poem' ? poemSounds : ((input.year >= olderFrom ? older : undefined) ?? answer ?? ''),
    ],
    'too dark': () =>
      family === 'recount' || family === 'wellbeing'
        ? mayBeSad
        : [(input.year >= olderFrom ? older : answer) ?? ''],
  };
  const lines = workedOut[name]?.() ?? [(input.year >= olderFrom ? older : undefined) ?? answer ?? ''];
  return { name, lines };
}

const onACard = ({ cards, step }: TutorInput, noted: boolean, plain: string): string => {
  if (step.type !== 'chat' && step.type !== 'structuredForm')
    return 'In this step it goes in your text: you write it there.';
  if (cards.length === 0) return 'Not yet. Tell me the idea and I put it on a card.';
  if (noted) return 'Yes, it is on a card now.';
  const words = plain.match(/\p{L}{4,}/gu) ?? [];
  const meant = cards.find(({ text }) =>
    words.some((word) => text.toLowerCase().includes(word.replace(/(?:ing|ed|s)$/, ''))),
  );
  return meant ? `Yes. A card says “${meant.text}”.` : `Your last card says “${cards.at(-1)?.text ?? ''}”.`;
};

const spelledOut = (word: string): string => word.split('').join('-');

const askedWord = (plain: string): string | undefined =>
  /(?:spell|spelt|spelled|spelling of|spel)\s+(?:the word\s+)?["'“]?([a-z'-]+)["'”]?/.exec(plain)?.[1] ??
  /\b(?:how is|hows|how's|is)\s+["'“]?([a-z'-]+)["'”]?\s+spel/.exec(plain)?.[1];

const asksSpelling =
  /\bhow (?:do|d|would|can|to|you|is|u)?\b.{0,20}\bspel|\b(?:can|could) (?:you|u) spel|^spell\b|\bspelt\b/;

function spellingOf(plain: string, suggestSpelling: TutorInput['suggestSpelling']): string | undefined {
  if (!asksSpelling.test(plain)) return undefined;
  const word = askedWord(plain);
  if (!word || word.length < 2 || /^(?:it|that|this|right|or)$/.test(word))
    return 'Which word? Write it as it sounds and I will try to spell it.';
  if (isKnownWord(word)) return `“${word}” is spelt ${spelledOut(word)}.`;
  const guess = suggestSpelling?.(word)[0];
  return guess
    ? `I think that is “${guess}”: ${spelledOut(guess)}.`
    : 'Say it slowly and write each sound. It can be checked later.';
}

const asksMeaning =
  /^(?:\W|ok |so |but |wait |um )*(?:what (?:does|do|dose|is|are|'s|even is)?|whats|what's|meaning of|define)\s?(?:an? |the |mean |meaning of |by )*["'“]?([a-z -]{2,25}?)["'”]?(?: means?| mean by that)?[?.! ]*(?:the \w+[?.! ]*)?$/;

/** Of a word about writing that the child asks for, or stumbles over. */
export function meaningOf(plain: string): string | undefined {
  const word = asksMeaning.exec(plain)?.[1];
  return word && word.split(' ').length <= 3 ? definitionIn(word) : undefined;
}

/** The first word of a text that stands in our list of words about writing. */
export function definitionIn(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll('-', ' ');
  const term = Object.keys(glossary)
    .filter((name) => new RegExp(`(?<![a-z])${name}s?(?![a-z])`).test(plain))
    .sort((a, b) => b.length - a.length)[0];
  return term && glossary[term];
}
