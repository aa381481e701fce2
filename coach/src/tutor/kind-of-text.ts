import type { MessagePart } from '../understanding/index.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import { type InterviewKind, labelOf } from './interview/interview.ts';
import { isTrueStory } from './true-story.ts';

/** Here “you” is anyone: “it helps you remember”. */
export const argumentTextKinds = new Set<InterviewKind>(['persuasive', 'report', 'explanation']);
export const factualTextKinds = new Set<InterviewKind>(['report', 'explanation']);

/** How children call the kinds of text. */
const kinds: [InterviewKind, RegExp][] = [
  ['poem', /\b(?:poems?|poetry|haikus?|limericks?|acrostic|raps?|songs?)\b/i],
  ['report', /\b(?:reports?|information text|fact ?files?)\b/i],
  ['explanation', /\bexplanations?\b/i],
  ['recount', /\b(?:recounts?|diary|journal|true story)\b/i],
  ['persuasive', /\b(?:persuasives?|arguments?|opinion piece|debates?|speech)\b/i],
  ['descriptive', /\bdescri(?:ptions?|ptive)\b/i],
  ['narrative', /\b(?:story|stories|narratives?|fairy ?tale)\b/i],
];

/** "it's a report", "this is supposed to be a poem": what it is, and not what it isn't. */
const saysKind =
  /\b(?:it'?s|it is|this is|mine is|i'?m (?:doing|writing)|i want to (?:do|write)|can it be)\s+(?!not\b)(?:\p{L}+ ){0,4}?/iu;

/** The kind of text that a correction or an objection asks for. */
export function textKindNamed({ act, text, change }: MessagePart): InterviewKind | undefined {
  const without = text.replaceAll(/\b(?:not|isn'?t|no|don'?t want to (?:do|write)) (?:an? )?\p{L}+/giu, ' ');
  const isSaid = without !== text || act === 'objects';
  if (change?.what !== 'kind' && !(isSaid && saysKind.test(without))) return undefined;
  if (act === 'asks') return undefined;
  return kinds.find(([, words]) => words.test(without))?.[0];
}

/** "can i do a poem instead": another kind of text than the task. */
export const isOtherTextKindNamed = (text: string, interview: InterviewKind): boolean =>
  /\b(?:instead|do|make it|write)\b/i.test(text) &&
  kinds.some(([name, words]) => words.test(text) && name !== interview) &&
  !kinds.some(([name, words]) => words.test(text) && name === interview);

const kindOfTask = ({ activity, step, genre }: TutorInput): InterviewKind => {
  const task = [activity.title, activity.description ?? '', step.instructions ?? ''].join('\n');
  if (/\b(?:poems?|poetry|haikus?|limericks?)\b/i.test(task) && !/persuasive|expository/.test(genre))
    return 'poem';
  const named = kinds.find(([interview]) => interview === genre)?.[0];
  if (named && named !== 'narrative') return named;
  if (genre !== 'expository') return 'narrative';
  return /^(?:how|why|what happens|what makes|what causes)\b|\bexplain/i.test(task)
    ? 'explanation'
    : 'report';
};

/** What the child said last about the kind of text; before that the task decides, and whether it is the child's own life. */
export function chooseInterviewKind(input: TutorInput): InterviewKind {
  const said = input.history.map(({ heard }) => /^kind (.*)$/.exec(heard ?? '')?.[1]).findLast(Boolean);
  const named = kinds.find(([interview]) => interview === said)?.[0];
  if (named) return named;
  if (input.subject === 'wellbeing' || input.genre === 'wellbeing') return 'wellbeing';
  const interview = kindOfTask(input);
  return interview === 'narrative' && isTrueStory(input) ? 'recount' : interview;
}

const slotsInRecount: Partial<Record<string, string>> = {
  wants: 'small thing',
  trouble: 'event',
  tries: 'event',
  detail: 'small thing',
};

/** What was noted for a made-up story, once it is known that it happened. */
export const cardsOfTrueStory = (cards: IdeaCard[]): IdeaCard[] =>
  cards.map((card) => {
    const slot = slotsInRecount[card.slot];
    return slot ? { ...card, slot, label: labelOf('recount', slot) } : card;
  });
