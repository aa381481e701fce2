import { beings } from '../data/beings.ts';
import { findProfanity } from '../safety/profanity.ts';
import { answerIntent } from './answer-intent.ts';
import { askedBack } from './asked-back.ts';
import { elementsInOrder } from './choose-element.ts';
import { isDoubt, plainMessage } from './classify-intent.ts';
import { compose, type Ingredients } from './compose.ts';
import { readContext, saidBefore, type TutorContext } from './context.ts';
import type { TutorInput, TutorTurn } from './conversation.ts';
import { elementTalkedAbout, judgesText, movesOf } from './elements.ts';
import { leastHeard } from './least-heard.ts';
import { acknowledgements } from './moves/acknowledgements.ts';
import { type Rung, rungs } from './moves/move.ts';
import { smallAttempts } from './moves/small-attempts.ts';
import { stepOpenings } from './moves/step-openings.ts';
import { shuffled } from './seed.ts';
import { isLoss, valenceOf } from './valence.ts';

const smallAttemptLevel = 4;
const mostAskingsInARow = 2;
const stuckLimit = 3;

const quoted = (lines: string[], quote: string | undefined): string[] =>
  quote === undefined ? [] : lines.map((line) => line.replace('{quote}', quote));

const lastMessageOf = ({ input }: TutorContext): string =>
  input.history.findLast(({ role }) => role === 'user')?.content ?? '';

/** What the child wants changed in the text; an answer that only tells more names nothing. */
const elementNamed = (context: TutorContext, message: string): string | undefined => {
  const { intent } = context.state.reading;
  const isAnswer = intent === 'answer' || intent === 'idea';
  const isTelling = isAnswer && !judgesText(message) && !isDoubt(plainMessage(message));
  return isTelling ? undefined : elementTalkedAbout(message, context.family);
};

const isHard = ({ family }: TutorContext, message: string): boolean =>
  family === 'wellbeing' && valenceOf(message) === 'hard';

/** "my nan", not "the kitchen": of something hard a child tells of people. */
const namesSomeone = (phrase: string): boolean => beings.has(phrase.toLowerCase().split(/\s+/).at(-1) ?? '');

/** How to give back a thing the child named, and how a few whole words where nothing is named. */
const acknowledging = (context: TutorContext, message: string): { idea: string[]; whole: string[] } => {
  if (context.family === 'wellbeing')
    return isHard(context, message)
      ? { idea: acknowledgements.hardFeeling, whole: acknowledgements.hardFeelingMessage }
      : { idea: acknowledgements.wellbeing, whole: acknowledgements.wellbeingMessage };
  if (isLoss(message)) return { idea: acknowledgements.loss, whole: [] };
  if (isDoubt(plainMessage(message))) return { idea: acknowledgements.doubt, whole: [] };
  if (elementNamed(context, message))
    return { idea: acknowledgements.aboutText.slice(0, 2), whole: acknowledgements.aboutText.slice(2) };
  const { idea, plain } = acknowledgements;
  return { idea: [...idea, ...plain], whole: acknowledgements.message };
};

const fewWords = 3;

/** "six" carries little by itself, and is still what the child said. */
const bareWords = ({ state }: TutorContext, message: string): string | undefined => {
  const plain = message.trim();
  const isBare = /^\p{L}{3,12}$/u.test(plain) && findProfanity(plain).length === 0;
  return isBare && !state.said.some((turn) => turn.includes(`“${plain}”`)) ? plain : undefined;
};

/** Answers the message by an idea of it; a whole sentence said back would sound like a parrot. */
const echoesOfMessage = (context: TutorContext): string[] => {
  const { quotes } = context;
  const message = lastMessageOf(context);
  const [whole = bareWords(context, message)] = quotes.message();
  const { idea, whole: said } = acknowledging(context, message);
  if (isLoss(message) && context.family !== 'wellbeing') return leastHeard(acknowledgements.loss, context);
  const isShort = whole !== undefined && whole.split(/\s+/).length <= fewWords;
  if (isShort && message.trim().split(/\s+/).length <= 4 && context.family !== 'wellbeing')
    return quoted(leastHeard(acknowledgements.word, context), whole);
  const [named] = isHard(context, message) ? quotes.named().filter(namesSomeone) : quotes.named();
  const ways = leastHeard(idea, context);
  return [
    ...(named === undefined ? ways.filter((way) => !way.includes('{quote}')) : quoted(ways, named)),
    ...quoted(leastHeard(said, context), whole),
  ];
};

/** Ways to give the child's own words back: of this message first, else of the draft, the plan or before. */
const echoes = (context: TutorContext, isFromMessage: boolean): string[] => {
  const { quotes, input } = context;
  const mine = isFromMessage ? echoesOfMessage(context) : [];
  if (mine.length > 0) return mine;
  const fromDraft = (): string[] => quoted(leastHeard(acknowledgements.draft, context), quotes.draft()[0]);
  const fromPlan = (): string[] => quoted(leastHeard(acknowledgements.plan, context), quotes.plan()[0]);
  const before = (): string[] => quoted(leastHeard(acknowledgements.earlier, context), quotes.ideas()[0]);
  const again = (): string[] => quoted(leastHeard(acknowledgements.earlier, context), saidBefore(context));
  const isDrafting = input.step.type === 'freeWriting' || input.step.type === 'feedback';
  const sources = isDrafting ? [fromDraft, fromPlan, before, again] : [before, fromPlan, fromDraft, again];
  for (const source of sources) {
    const echoed = source();
    if (echoed.length > 0) return echoed;
  }
  return [];
};

const ingredientsFor = (
  context: TutorContext,
  leads: string[],
): Omit<Ingredients, 'questions' | 'goals'> => ({
  leads,
  slots: context.slots,
  year: context.input.year,
  said: context.state.said,
  // Whoever would rather not talk about something must not get it quoted back.
  childWords: context.state.reading.intent === 'declines' ? new Set() : context.facts.words,
  seed: context.seed,
});

interface Attempt {
  element: string;
  rung: Rung;
}

/** The wished rung of the wished element first, then what else this text could be asked. */
const attemptsFrom = (context: TutorContext, first: Attempt): Attempt[] => {
  const start = rungs.indexOf(first.rung);
  const [wished, ...otherRungs] = [...rungs.slice(start), ...rungs.slice(0, start)].map((rung) => ({
    element: first.element,
    rung,
  }));
  const others = elementsInOrder(context).filter((element) => element !== first.element);
  const asking = (rung: Rung): Attempt[] => others.map((element) => ({ element, rung }));
  const rest = otherRungs.slice(0, 2);
  const inOrder = first.rung === 'ask' ? [...asking('ask'), ...rest] : [...rest, ...asking('ask')];
  return [...(wished ? [wished] : []), ...inOrder, ...asking('narrow'), ...asking('choose')];
};

const senses = [/\b(hear|heard|sounds?|loud)/i, /\b(smell|smelt)/i, /\b(see|saw|looks?)\b/i];

/** Whoever wants to add what was heard is not asked about smells. */
const aboutNamedSense = (questions: string[], message: string): string[] => {
  const named = judgesText(message) ? senses.find((sense) => sense.test(message)) : undefined;
  const fitting = named ? questions.filter((question) => named.test(question)) : [];
  return fitting.length > 0 ? fitting : questions;
};

const composeMove = (
  context: TutorContext,
  first: Attempt,
  leads: string[],
): { text: string; rung: Rung } | undefined => {
  const base = ingredientsFor(context, leads);
  for (let year = base.year; year <= 13; year += 2) {
    for (const { element, rung } of attemptsFrom(context, first)) {
      const moves = movesOf(context.family, element);
      if (!moves) continue;
      const text = compose({
        ...base,
        year,
        goals: rung === 'ask' ? moves.goal : [],
        questions: aboutNamedSense(moves[rung], lastMessageOf(context)),
      });
      if (text) return { text, rung };
    }
  }
  return undefined;
};

const composeSmallAttempt = (context: TutorContext, leads: string[]): string | undefined => {
  const base = ingredientsFor(context, leads);
  if (context.facts.characters.length === 0) base.slots = { ...base.slots, who: undefined, whose: undefined };
  for (let year = base.year; year <= 13; year += 2) {
    const text =
      compose({ ...base, year, goals: [], questions: smallAttempts.known }) ??
      compose({ ...base, year, goals: [], questions: smallAttempts.any });
    if (text) return text;
  }
  return undefined;
};

/** Said when a very long conversation has used up everything else; the number of the turn keeps it new. */
const lastResort = ({ state, facts }: TutorContext): string => {
  const word = [...facts.words][state.said.length % Math.max(1, facts.words.size)];
  const about = word === undefined ? 'your idea' : `“${word}”`;
  return `Try number ${state.said.length + 1}: take ${about} and change one thing. What do you get?`;
};

/** Without these a text is not yet whole. */
const structural = new Set(['who', 'where', 'problem', 'ending', 'position', 'reason', 'event', 'fact']);

const nextRung = (context: TutorContext, element: string): Rung => {
  const times = context.state.timesAsked.get(element) ?? 0;
  return rungs[Math.min(times, 2)] ?? 'ask';
};

/** Which question comes next, from what the child just did. */
const firstAttempt = (context: TutorContext, message: string): Attempt => {
  const { state } = context;
  const next = elementsInOrder(context)[0] ?? 'ready';
  const { intent } = state.reading;
  const current =
    state.lastAsked && !state.answered.has(state.lastAsked.element) ? state.lastAsked.element : next;
  if (isLoss(message) && context.family === 'persuasive') return { element: 'audience', rung: 'ask' };
  if (isLoss(message) && context.family === 'narrative')
    return { element: 'memory', rung: nextRung(context, 'memory') };
  const talkedAbout = elementNamed(context, message);
  if (talkedAbout && movesOf(context.family, talkedAbout)) {
    // An opening that stands already is not asked for as if it were still to come.
    const isThere = talkedAbout === 'opening' && context.input.draft.trim() !== '';
    return { element: talkedAbout, rung: intent === 'stuck' || isThere ? 'narrow' : 'ask' };
  }
  if (intent === 'finished' && !elementsInOrder(context).some((element) => structural.has(element))) {
    return { element: context.input.draft.trim() === '' ? 'ready' : 'review', rung: 'ask' };
  }
  if (intent === 'declines' && context.family === 'wellbeing') return { element: 'helped', rung: 'ask' };
  // "Why does that matter?" would lead straight back to what is better left.
  if (intent === 'declines' && state.ideas.some(isLoss)) return { element: 'memory', rung: 'choose' };
  // What was told instead of an answer is taken up; the question comes again, a little narrower, but not for ever.
  if ((intent === 'answer' || intent === 'idea') && state.lastAsked?.element === next) {
    const isWornOut = (state.timesAsked.get(next) ?? 0) >= mostAskingsInARow;
    const other = isWornOut ? elementsInOrder(context)[1] : undefined;
    return other ? { element: other, rung: 'ask' } : { element: next, rung: nextRung(context, next) };
  }
  if (['answer', 'idea', 'asks_feedback', 'finished', 'declines'].includes(intent))
    return { element: next, rung: 'ask' };
  if (intent === 'stuck') return { element: current, rung: state.stuckRun >= 2 ? 'choose' : 'narrow' };
  if (intent === 'asks_example') return { element: current, rung: 'example' };
  return { element: current, rung: nextRung(context, current) };
};

const leadsFor = (context: TutorContext, message: string): string[] => {
  const { intent } = context.state.reading;
  if (intent === 'answer' || intent === 'idea') return echoes(context, true);
  const { lines, slots } = answerIntent(context, message);
  const filled = leastHeard(lines, context).map((line) =>
    line.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot),
  );
  const some = echoes(context, false);
  const withEcho = filled.flatMap((line) => some.slice(0, 3).map((echo) => `${line} ${echo}`));
  if (/^(declines|disagrees)$/.test(intent) || lines.some((line) => /\{(work|idea)\}/.test(line)))
    return filled;
  if (intent === 'asks_example')
    return [...some.flatMap((echo) => filled.map((line) => `${echo} ${line}`)), ...filled];
  return intent === 'asks_to_write'
    ? [...withEcho, ...filled]
    : [...filled.slice(0, 2), ...withEcho, ...filled.slice(2)];
};

/** Answers the last message of the history: one short turn about the child's own words, with one question. */
export const reply = (input: TutorInput): TutorTurn => {
  const context = readContext(input);
  const { intent } = context.state.reading;
  const message = lastMessageOf(context);
  const leads = leadsFor(context, message);
  const back = intent === 'asks_choice' ? askedBack(context, message) : undefined;
  if (back) return { text: back, intent, ladderLevel: 0 };
  if (intent === 'stuck' && context.state.stuckRun >= stuckLimit) {
    const text = composeSmallAttempt(context, leads);
    if (text) return { text, intent, ladderLevel: smallAttemptLevel };
  }
  const made = composeMove(context, firstAttempt(context, message), leads);
  if (!made) return { text: lastResort(context), intent };
  return { text: made.text, intent, ladderLevel: rungs.indexOf(made.rung) };
};

const openingLines = ({ input, family }: TutorContext): string[] => {
  if (family === 'wellbeing') return stepOpenings.wellbeing;
  const { type } = input.step;
  if (type === 'completed' || (type === 'freeWriting' && input.draft.trim() !== ''))
    return stepOpenings.feedback;
  return stepOpenings[type];
};

const openingLeads = (context: TutorContext): string[] => {
  const label = context.emptyField?.label ?? '{field}';
  const filled = shuffled(openingLines(context), context.seed).map((line) => line.replace('{field}', label));
  const some = echoes(context, false).slice(0, 3);
  return [...filled.flatMap((line) => some.map((echo) => `${line} ${echo}`)), ...some, ...filled];
};

/** A teacher's own question opens the step when it is short, single and easy enough. */
const teachersQuestion = ({ input, state }: TutorContext): string | undefined => {
  const prompt = (input.step.chat_prompt ?? '').trim();
  return /^[^?\n]{8,160}\?$/.test(prompt) && state.said.length === 0 && /\byour?\b/i.test(prompt)
    ? prompt
    : undefined;
};

/** The first question of a step, before the child has said anything in it. */
export const open = (input: TutorInput): TutorTurn => {
  const context = readContext(input);
  const leads = openingLeads(context);
  const own = teachersQuestion(context);
  if (own) {
    const text = compose({ ...ingredientsFor(context, leads), goals: [], questions: [own] });
    if (text) return { text, intent: 'opening', ladderLevel: 0 };
  }
  const element = elementsInOrder(context)[0] ?? 'ready';
  const made = composeMove(context, { element, rung: 'ask' }, leads);
  return made
    ? { text: made.text, intent: 'opening', ladderLevel: rungs.indexOf(made.rung) }
    : { text: lastResort(context), intent: 'opening' };
};
