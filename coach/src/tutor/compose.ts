import { readingGrade } from '../text/index.ts';
import { shuffled } from './seed.ts';
import { fill, type Slots, slotCount } from './slots.ts';

export interface Ingredients {
  /** First sentences, best first within their order; an empty one means none. */
  leads: string[];
  goals: string[];
  questions: string[];
  slots: Slots;
  year: number;
  /** Turns of this conversation that must not come again. */
  said: string[];
  /** The child's words: one of them must be in the turn, where there are any. */
  childWords: Set<string>;
  seed: number;
}

export const maximumWords = 45;
const comfortableWords = 36;

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A child in Year 4 reads grade 4.9 but not 5. */
export const isReadable = (text: string, year: number): boolean => readingGrade(text) < year + 1;

const lastSentence = (text: string): string => (/[^.!?]*\?\s*$/.exec(text)?.[0] ?? text).trim().toLowerCase();

const usesChildWord = (text: string, childWords: Set<string>): boolean =>
  childWords.size === 0 ||
  (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).some((word) =>
    childWords.has(word.replace(/['’]s?$/, '')),
  );

/** Questions that name someone or something of this very story come first. */
const favouringSlots = (questions: string[]): string[] =>
  questions
    .map((question, index) => ({
      question,
      order: index / questions.length + (slotCount(question) === 0 ? 1 : 0),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ question }) => question);

/** The same words between quotation marks twice would sound like an echo. */
const repeatsQuote = (text: string): boolean => {
  const quotes = [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1]?.toLowerCase());
  return new Set(quotes).size < quotes.length;
};

interface Candidate {
  text: string;
  question: string;
}

const build = (ingredients: Ingredients): Candidate[] => {
  const { slots, seed } = ingredients;
  const leads = ingredients.leads.flatMap((lead) => fill(lead, slots) ?? []);
  const goals = shuffled(ingredients.goals, seed + 1).filter(
    (goal) => !ingredients.said.some((turn) => turn.includes(goal)),
  );
  const questions = favouringSlots(shuffled(ingredients.questions, seed + 2)).flatMap(
    (question) => fill(question, slots) ?? [],
  );
  const candidates: Candidate[] = [];
  for (const question of questions) {
    for (const lead of leads.length > 0 ? leads : ['']) {
      for (const goal of [...goals, '']) {
        candidates.push({ text: [lead, goal, question].filter(Boolean).join(' '), question });
      }
    }
  }
  return candidates;
};

const isSound = ({ text }: Candidate, most: number): boolean =>
  countWords(text) <= most &&
  !repeatsQuote(text) &&
  [...text.matchAll(/\?/g)].length === 1 &&
  text.endsWith('?');

/** The first turn that a child of the year can read, that is about the child's words and that was never said. */
export const compose = (ingredients: Ingredients): string | undefined => {
  const { said, year, childWords } = ingredients;
  const saidTexts = new Set(said.map((turn) => turn.toLowerCase()));
  const saidQuestions = new Set(said.map(lastSentence));
  const fresh = build(ingredients).filter(
    ({ text, question }) => !saidTexts.has(text.toLowerCase()) && !saidQuestions.has(lastSentence(question)),
  );
  const about = fresh.filter((candidate) => usesChildWord(candidate.text, childWords));
  for (const most of [comfortableWords, maximumWords]) {
    const found = about.find((candidate) => isSound(candidate, most) && isReadable(candidate.text, year));
    if (found) return found.text;
  }
  const readable = fresh.find(
    (candidate) => isSound(candidate, maximumWords) && isReadable(candidate.text, year),
  );
  return readable?.text;
};
