import type { TalkPart } from '../understanding/index.ts';
import type { TutorInput } from './conversation.ts';
import type { Family } from './interview/interview.ts';
import { isOwnLife } from './who-it-is-about.ts';

/** How children call the kinds of text. */
const kinds: [Family, RegExp][] = [
  ['poem', /\b(?:poems?|poetry|haikus?|limericks?|acrostic|raps?|songs?)\b/i],
  ['report', /\b(?:reports?|information text|fact ?files?)\b/i],
  ['explanation', /\bexplanations?\b/i],
  ['recount', /\b(?:recounts?|diary|journal|true story)\b/i],
  ['persuasive', /\b(?:persuasives?|arguments?|opinion piece|debates?|speech)\b/i],
  ['descriptive', /\bdescri(?:ptions?|ptive)\b/i],
  ['narrative', /\b(?:story|stories|narratives?|fairy ?tale)\b/i],
];

/** The kind of text that a correction asks for. */
export function kindNamed({ act, text, change }: TalkPart): Family | undefined {
  if (act !== 'corrects' || change?.what !== 'kind') return undefined;
  const wanted = change.to ?? text.replace(/\bnot an? .*$/i, '');
  return kinds.find(([, words]) => words.test(wanted))?.[0];
}

const kindOfTask = ({ activity, step, genre }: TutorInput): Family => {
  const task = [activity.title, activity.description ?? '', step.instructions ?? ''].join('\n');
  if (/\b(?:poems?|poetry|haikus?|limericks?)\b/i.test(task) && !/persuasive|expository/.test(genre))
    return 'poem';
  const named = kinds.find(([family]) => family === genre)?.[0];
  if (named && named !== 'narrative') return named;
  if (genre !== 'expository') return 'narrative';
  return /^(?:how|why|what happens|what makes|what causes)\b|\bexplain/i.test(task)
    ? 'explanation'
    : 'report';
};

/** What the child said last about the kind of text; before that the task decides, and whether it is the child's own life. */
export function familyFor(input: TutorInput): Family {
  const said = input.history.map(({ heard }) => /^kind (.*)$/.exec(heard ?? '')?.[1]).findLast(Boolean);
  const named = kinds.find(([family]) => family === said)?.[0];
  if (named) return named;
  if (input.subject === 'wellbeing' || input.genre === 'wellbeing') return 'wellbeing';
  const family = kindOfTask(input);
  return family === 'narrative' && isOwnLife(input) ? 'recount' : family;
}
