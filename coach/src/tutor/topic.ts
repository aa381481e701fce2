import { beings } from '../language/beings.ts';
import { isKnownWord } from '../parse/index.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import { placeNouns } from './story-lexicon.ts';

/** What a report is about, in words that fit into a question. */
export interface Topic {
  words: string;
  isPlural: boolean;
  kind: 'animal' | 'force' | 'event' | 'history' | 'place' | 'thing';
}

const events =
  /\b(?:festivals?|new year|christmas|easter|diwali|eid|ramadan|tet|holi|hanukkah|day|olympics|cup|carnival|show|race|birthday|wedding|celebrations?|party|camp|excursion|fair|market|match|game|concert)\b/i;
const forces =
  /\b(?:earthquakes?|tsunamis?|cyclones?|storms?|floods?|droughts?|bushfires?|tornado(?:es)?|hurricanes?|lightning|thunderstorms?)$/i;
const pastEvents =
  /\b(?:fleet|wars?|battle|gold rush|revolution|rebellion|stockade|sinking|landing|federation|empire|plague|titanic|anzacs?|gallipoli|great depression)\b/i;
/** Words that name the task, and nothing to report on. */
const taskWords =
  /\b(?:reports?|information|text|writing|task|project|assignment|topic|choice|favourite|anything|research|facts?|explain\w*|describe|write|how|why|what|all|about|should|is|are|can|i)\b/i;
/** "My Pet" says what kind of thing it is, and not which. */
const leavesOpen =
  /\b(?:pet|friend|place|hero|toy|person|animal|food|sport|thing|object|choice|verse|(?:a|my) memory|something|someone|best|free)$|^(?:the )?best\b|^free\b/i;
const mostWords = 4;

const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=(?:s|x|ch|sh))es$|(?<!s)s$/, '');

function topicOf(text: string): Topic | undefined {
  const bare = text
    .replaceAll(/["“”.!?]/g, '')
    .replace(
      /^(?:all about|about|(?:an? )?(?:\p{L}+ )?(?:report|poem|haiku|description|text) (?:on|about|of)|the life of|life of)\s+/iu,
      '',
    )
    .trim();
  const words = bare.split(/\s+/);
  if (bare === '' || words.length > mostWords || taskWords.test(bare) || leavesOpen.test(bare))
    return undefined;
  // "Sharks" in the middle of a question is "sharks"; "Vietnamese New Year" keeps its capitals.
  const isCommon = words.every((word) =>
    [word.toLowerCase(), singular(word.toLowerCase())].some((form) => isKnownWord(form) || beings.has(form)),
  );
  const head = words.at(-1)?.toLowerCase() ?? '';
  const isAnimal =
    [head, singular(head)].some((word) => beings.has(word)) || /(?:saur(?:us)?|bird|fish|bee)s?$/.test(head);
  const kind = forces.test(bare)
    ? 'force'
    : pastEvents.test(bare)
      ? 'history'
      : events.test(bare)
        ? 'event'
        : isAnimal
          ? 'animal'
          : placeNouns.has(head)
            ? 'place'
            : 'thing';
  // "The Great Barrier Reef" is a name; "Sea turtles" is not.
  const isName = /^The(?: \p{Lu}\p{L}+){2,}$/u.test(bare);
  const own = (
    isName ? bare.replace(/^The/, 'the') : isCommon && kind !== 'event' ? bare.toLowerCase() : bare
  )
    .replace(/^my\b/i, 'your')
    .replace(/^our\b/i, 'your');
  return { words: own, isPlural: /[^s]s$/.test(head) && !/(?:us|is)$/.test(head), kind };
}

/** The title of a poem or a description often names already what it is about. */
export const isSubjectInTitle = ({ activity }: Pick<TutorInput, 'activity'>): boolean =>
  topicOf(activity.title) !== undefined;

/** From the title, or from a card that is short and names it. */
export const topicIn = ({
  activity,
  cards,
}: Pick<TutorInput, 'activity'> & { cards: IdeaCard[] }): Topic | undefined =>
  topicOf(activity.title) ??
  cards.filter(({ slot }) => slot === 'topic').flatMap(({ text }) => topicOf(text) ?? [])[0];

/** The words of a topic for the questions that ask about it. */
export function topicWords(topic: Topic | undefined): Record<string, string | undefined> {
  if (!topic) return {};
  const { words, isPlural, kind } = topic;
  return {
    topic: words,
    topicIs: isPlural ? 'are' : 'is',
    topicDoes: isPlural ? 'do' : 'does',
    animal: kind === 'animal' ? words : undefined,
    event: kind === 'event' ? words : undefined,
    force: kind === 'force' ? words : undefined,
    history: kind === 'history' ? words : undefined,
    place: kind === 'place' ? words : undefined,
  };
}
