import { isKnownWord } from '../text/index.ts';
import { classifyIntent, plainMessage } from './classify-intent.ts';
import { saidBefore, type TutorContext } from './context.ts';
import type { Intent } from './conversation.ts';
import { glossary } from './moves/glossary.ts';
import { intentLines } from './moves/intent-lines.ts';
import { stepExplanations } from './moves/step-explanations.ts';
import { quotesFrom } from './quotes.ts';

/** First sentences for a turn, with what to fill into them. */
export interface Answer {
  lines: string[];
  slots: Record<string, string>;
}

const spelledOut = (word: string): string => word.split('').join('-');

const askedWord = (message: string): string | undefined =>
  /(?:spell|spelt|spelled|spelling of|write)\s+(?:the word\s+)?["'“]?([a-z'-]+)["'”]?\s*(?:please|pls|plz)?[?.! ]*$/.exec(
    message,
  )?.[1] ?? /\b(?:how is|hows|how's|is)\s+["'“]?([a-z'-]+)["'”]?\s+spel/.exec(message)?.[1];

const answerSpelling = ({ input }: TutorContext, message: string): Answer => {
  const word = askedWord(message);
  if (!word || word.length < 2) return { lines: intentLines.spellingUnsure, slots: { word: 'it' } };
  if (isKnownWord(word))
    return { lines: intentLines.spellingKnown, slots: { word, letters: spelledOut(word) } };
  const guess = input.suggestSpelling?.(word)[0];
  if (guess) return { lines: intentLines.spellingGuess, slots: { word: guess, letters: spelledOut(guess) } };
  return { lines: intentLines.spellingUnsure, slots: { word } };
};

const termIn = (message: string): string =>
  (
    /what (?:does|do|dose) (?:the word )?["'“]?(.{1,40}?)["'”]? mean/.exec(message)?.[1] ??
    /what (?:is |are |does |do )?mean(?:ing|s)? (?:the )?(.{1,40}?)[?.!]*$/.exec(message)?.[1] ??
    /meaning of ["'“]?(.{1,40}?)["'”]?[?.!]*$/.exec(message)?.[1] ??
    /what ["'“]?(.{1,40}?)["'”]? means?/.exec(message)?.[1] ??
    /(?:what(?:'s| is| are|s)?|define) (?:an? |the )?["'“]?(.{1,40}?)["'”]?[?.!]*$/.exec(message)?.[1] ??
    ''
  )
    .replace(/^(an?|the) /, '')
    .replace(/^(good|great|strong|nice|proper) /, '')
    .replace(/ (then|again|anyway|pls|please)$/, '')
    .trim();

/** "How say when heart go fast": the words to say it with are there already. */
const wantedWords = (message: string): string | undefined =>
  /^how (?:do |can |could |to )?(?:i |you |we )?(?:say|call) (?:it )?(?:when |that |if )?(.{3,60}?)[?.!]*$/.exec(
    message,
  )?.[1];

const wornWord = (message: string): string | undefined =>
  /\b(?:better|stronger|another|different|other) word (?:for|than|instead of) (?:the word )?["'“]?([\p{L}'-]+)/u.exec(
    message,
  )?.[1];

const answerMeaning = (message: string): Answer => {
  const worn = wornWord(message);
  if (worn) return { lines: intentLines.betterWord, slots: { word: worn } };
  const wanted = wantedWords(message);
  if (wanted) return { lines: intentLines.sayIt, slots: { word: wanted } };
  const term = termIn(message);
  const known = [term, term.replace(/s$/, ''), term.replace(/-/g, ' ')].find(
    (key) => glossary[key] !== undefined,
  );
  if (known) return { lines: [glossary[known] ?? ''], slots: {} };
  return { lines: intentLines.meaningUnknown, slots: { word: term === '' ? 'it' : term } };
};

const plainLines: Partial<Record<Intent, string[]>> = {
  stuck: intentLines.stuck,
  asks_to_write: intentLines.asksToWrite,
  asks_example: intentLines.asksExample,
  off_topic: intentLines.offTopic,
  greeting: intentLines.greeting,
  thanks: intentLines.thanks,
  asks_choice: intentLines.asksChoice,
  disagrees: intentLines.disagrees,
  declines: intentLines.declines,
  jailbreak: intentLines.jailbreak,
  rude: intentLines.rude,
  personal: intentLines.personal,
  gibberish: intentLines.gibberish,
  not_english: intentLines.notEnglish,
};

const shortened = (message: string): string => {
  const words = message
    .replaceAll(/["“”?!.]/g, '')
    .trim()
    .split(/\s+/);
  return words.slice(0, 5).join(' ').slice(0, 30).trim();
};

const asksToRecall = /\bwhat (was|were|did) (my|i)\b/;

/** What the child told before anything else, also where it was dropped since. */
const firstIdea = ({ input }: TutorContext): string | undefined => {
  const told = input.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const idea = told.find((message) => /^(answer|idea)$/.test(classifyIntent(message, true).intent));
  return idea === undefined ? undefined : quotesFrom(idea)[0];
};

/** What is said to a message that is not an idea, before the question. */
export const answerIntent = (context: TutorContext, message: string): Answer => {
  const { state, input } = context;
  const { intent, agreement } = state.reading;
  const plain = plainMessage(message);
  if (intent === 'asks_spelling') return answerSpelling(context, plain);
  if (intent === 'asks_meaning') return answerMeaning(plain);
  if (intent === 'personal' && /\bsorry\b/.test(plain)) return { lines: intentLines.sorry, slots: {} };
  if (intent === 'finished' && /\bcan i\b.*\b(write|start)/.test(plain))
    return { lines: intentLines.goAhead, slots: {} };
  if (intent === 'personal' && /\bwhy\b.*\bask/.test(plain)) return { lines: intentLines.whyAsk, slots: {} };
  if (intent === 'asks_task' && /^(but |ok |and )?why\b/.test(plain))
    return { lines: intentLines.whyWrite, slots: {} };
  // Facts and reasons are found, not made up.
  if (intent === 'asks_choice' && (context.family === 'expository' || context.family === 'persuasive'))
    return { lines: intentLines.asksChoiceOfFacts, slots: {} };
  const first = intent === 'asks_feedback' && asksToRecall.test(plain) ? firstIdea(context) : undefined;
  if (first) return { lines: intentLines.recall, slots: { idea: first } };
  if (intent === 'asks_task') return { lines: stepExplanations[input.step.type] ?? [], slots: {} };
  if (intent === 'short') {
    const lines =
      agreement === 'yes' ? intentLines.yes : agreement === 'no' ? intentLines.no : intentLines.tooShort;
    return { lines, slots: {} };
  }
  if (intent === 'asks_feedback' || intent === 'finished') {
    const { draft, ideas, plan } = context.quotes;
    const work = draft()[0] ?? ideas()[0] ?? plan()[0] ?? saidBefore(context);
    if (work === undefined) return { lines: intentLines.nothingYet, slots: {} };
    const judging =
      context.family === 'wellbeing' ? intentLines.asksFeedbackWellbeing : intentLines.asksFeedback;
    // Before there is a draft, nothing stands that could be read again.
    const done = input.draft.trim() === '' ? intentLines.finishedTalking : intentLines.finished;
    return { lines: intent === 'finished' ? done : judging, slots: { work } };
  }
  if (state.carried !== undefined) {
    const [idea] = quotesFrom(state.carried);
    const ways = intentLines.asksToWrite.map(
      (line, index) => `${line} ${intentLines.carriedIdea[index % 3] ?? ''}`,
    );
    if (idea !== undefined) return { lines: ways, slots: { idea } };
  }
  if (intent === 'stuck' && /\bcares?\b/.test(plain)) return { lines: intentLines.noCare, slots: {} };
  if (intent === 'stuck' && state.stuckRun >= 3) return { lines: intentLines.smallAttempt, slots: {} };
  return { lines: plainLines[intent] ?? [], slots: { quote: shortened(message) } };
};
