import type { TutorInput } from './conversation.ts';
import type { Family } from './interview/interview.ts';
import { isOwnLife } from './who-it-is-about.ts';

const kinds: [Family, string][] = [
  ['poem', 'poems?|poetry|haikus?|limericks?|acrostic|ballad|ode|raps?|songs?|lyrics'],
  ['report', '(?:information |info |animal |news )?reports?|information text|fact ?files?|info text'],
  ['explanation', 'explanations?'],
  ['recount', 'recounts?|diary|diary entry|journal|memoir'],
  [
    'persuasive',
    'persuasives?|persuasive \\p{L}+|arguments?|opinion(?: piece| text)?|debates?|speech|review',
  ],
  ['descriptive', 'descriptions?|descriptive \\p{L}+'],
  ['narrative', 'story|stories|narratives?|tale|fairy ?tale|comic|play script|fantasy'],
];

const anyKind = kinds.map(([, words]) => words).join('|');

/** "its a poem", "i want to write a report", "can i do it like a persuasive": which kind the child means. */
const saysKind = new RegExp(
  String.raw`(?:\b(?:it'?s|it is|this is|that'?s)(?: for| just| meant to be| supposed to be| going to be| gonna be| actually| more like)*|\b(?:write|writing|do|doing|make|making|turn|be|want|need|have)(?: it| this| one| that)?(?: to be| into| in to| like| as)?|\bcan it be|\bmy (?:text|piece|thing) is)\s+(?:an? |my |some )?(?:(?:short|little|funny|sad|scary|free|long) )?(${anyKind})(?!\p{L})(?! (?:of the|book|card|is wrong))`,
  'iu',
);
/** "why X is better than Y" is argued. */
const argues =
  /\b(?:write|do|tell) (?:about )?why .{2,60}\b(?:is|are) (?:so much |way |much )?(?:better|worse|the best)\b|\b(?:write|do) about why .{2,60}\bshould\b/i;

/** The kind of text a message asks for; none where it says nothing about that. */
export function kindSaidIn(message: string): Family | undefined {
  const plain = message.replaceAll('’', "'");
  const word = saysKind.exec(plain)?.[1];
  if (word) return kinds.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0];
  return argues.test(plain) ? 'persuasive' : undefined;
}

const kindOfTask = ({ activity, step, genre }: TutorInput): Family => {
  const task = [activity.title, activity.description ?? '', step.instructions ?? ''].join('\n');
  if (/\b(?:poems?|poetry|haikus?|limericks?)\b/i.test(task) && !/persuasive|expository/.test(genre))
    return 'poem';
  if (genre === 'persuasive' || genre === 'descriptive' || genre === 'recount' || genre === 'poem')
    return genre;
  if (genre !== 'expository') return 'narrative';
  return /^(?:how|why|what happens|what makes|what causes)\b|\bexplain/i.test(task)
    ? 'explanation'
    : 'report';
};

/** What the child said last about the kind of text; before that the task and what is told decide. */
export function familyFor(input: TutorInput): Family {
  const said = input.history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => kindSaidIn(content))
    .findLast((kind) => kind !== undefined);
  const isWellbeing = input.subject === 'wellbeing' || input.genre === 'wellbeing';
  if (said && !(said === 'narrative' && !isWellbeing)) return said;
  if (isWellbeing && !said) return 'wellbeing';
  const family = said ?? kindOfTask(input);
  return family === 'narrative' && said === undefined && isOwnLife(input) ? 'recount' : family;
}
