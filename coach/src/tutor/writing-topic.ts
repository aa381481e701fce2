import { isKnownWord } from '../parse/index.ts';
import { animateNouns } from '../word-lists/animate-nouns.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import { explanationAskedInTitle, isYesNoQuestion } from './parse-title-that-asks.ts';
import { placeNouns } from './story-word-lists.ts';

/** A thing to write about, in words that fit into a question. */
interface Thing {
  words: string;
  isPlural: boolean;
  kind: 'animal' | 'force' | 'event' | 'history' | 'place' | 'food' | 'thing';
}

/** What a text is about: a thing, what is to be explained ("how bees live"), or a question to say yes or no to. */
export interface Topic {
  thing: Thing | undefined;
  explained?: string | undefined;
  isYesOrNo?: boolean;
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
  /\b(?:pet|friend|place|hero|toy|person|animal|food|sport|thing|object|choice|verse|(?:a|my) memory|best|free)$|\b(?:something|someone|somebody|somewhere|anything)\b|^(?:an?|one|my) (?:amazing|interesting|special|important|famous|favou?rite|great|cool|strange|wonderful|useful|clever|dangerous)\b|^(?:the )?best\b|^free\b/i;
/** "Storm poem" is about the storm. */
const kindOfTextBehind =
  /\s+(?:poems?|haikus?|reports?|descriptions?|explanations?|information text|text|project)$/i;
const foods =
  /\b(?:food|meal|dinner|lunch|breakfast|cakes?|pizzas?|dish|snacks?|dessert|soup|noodles|dumplings|pasta|pancakes?|ice cream|chocolate|biryani|curry|laksa|pho)$/i;
const mostWords = 4;

/** "Australian" and "Vietnamese" keep their capital. */
const inSentence = (word: string): string =>
  /^\p{Lu}\p{Ll}+(?:ian|ese)$/u.test(word) ? word : word.toLowerCase();

const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=(?:s|x|ch|sh))es$|(?<!s)s$/, '');

function thingOf(text: string): Thing | undefined {
  const bare = text
    .replaceAll(/["“”.!?]/g, '')
    .replace(
      /^(?:all about|about|(?:an? )?(?:\p{L}+ )?(?:report|poem|haiku|description|text) (?:on|about|of)|the life of|life of)\s+/iu,
      '',
    )
    .replace(kindOfTextBehind, '')
    .trim();
  const words = bare.split(/\s+/);
  if (bare === '' || words.length > mostWords || taskWords.test(bare) || leavesOpen.test(bare))
    return undefined;
  // "Sharks" in the middle of a question is "sharks"; "Vietnamese New Year" keeps its capitals.
  const isCommon = words.every((word) =>
    [word.toLowerCase(), singular(word.toLowerCase())].some(
      (form) => isKnownWord(form) || animateNouns.has(form),
    ),
  );
  // "Recycling at school" is about recycling.
  const joint = words.findIndex((word, at) => at > 0 && /^(?:at|in|on|of|for|with|from)$/i.test(word));
  const head = words.at(joint < 0 ? -1 : joint - 1)?.toLowerCase() ?? '';
  const isAnimal =
    [head, singular(head)].some((word) => animateNouns.has(word)) ||
    /(?:saur(?:us)?|bird|fish|bee)s?$/.test(head);
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
            : foods.test(bare)
              ? 'food'
              : 'thing';
  // "The Great Barrier Reef" is a name; "Sea turtles" is not.
  const isName = /^The(?: \p{Lu}\p{L}+){2,}$/u.test(bare);
  const own = (isName || !isCommon || kind === 'event' ? bare : words.map(inSentence).join(' '))
    .replace(/^The\b/, 'the')
    .replace(/^my\b/i, 'your')
    .replace(/^our\b/i, 'your');
  // "tsunamis" are many, "tennis" is one.
  const isPlural = /[^s]s$/.test(head) && (!/(?:us|is)$/.test(head) || isKnownWord(head.slice(0, -1)));
  return { words: isCommon && !isPlural ? withArticle(own, kind) : own, isPlural, kind };
}

const opened = /^(?:an?|the|your|this|one|some)\b/i;
/** Names of places, and places that go without "the". */
const bare = new Set(
  'school home space mars antarctica australia sydney melbourne brisbane perth camp church jail prison'.split(
    ' ',
  ),
);

/** "Octopus" in the middle of a question is "the octopus", and "Storm" is "a storm". */
function withArticle(words: string, kind: Thing['kind']): string {
  if (opened.test(words) || words !== words.toLowerCase() || bare.has(words)) return words;
  if (kind === 'animal' || kind === 'place') return `the ${words}`;
  if (kind === 'force' && words !== 'lightning') return /^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`;
  return words;
}

function topicOf(title: string): Topic | undefined {
  if (isYesNoQuestion(title)) return { thing: undefined, isYesOrNo: true };
  const asked = explanationAskedInTitle(title);
  // “How Something in My House Works” does not say what.
  if (asked && leavesOpen.test(asked.clause ?? title)) return undefined;
  if (asked) return { thing: thingOf(asked.subject ?? ''), explained: asked.clause };
  const thing = thingOf(title);
  return thing && { thing };
}

/** The title often names already what a text is about, or what it is to explain. */
export const isSubjectInTitle = ({ activity }: Pick<TutorInput, 'activity'>): boolean => {
  const topic = topicOf(activity.title);
  return topic?.thing !== undefined || topic?.explained !== undefined;
};

/** From the title, or from a card that is short and names it: "a market" is "the market" from then on. */
export const topicIn = ({
  activity,
  cards,
}: Pick<TutorInput, 'activity'> & { cards: IdeaCard[] }): Topic | undefined => {
  const inTitle = topicOf(activity.title);
  if (inTitle?.thing) return inTitle;
  const thing = cards
    .filter(({ slot }) => slot === 'topic' || slot === 'subject')
    .flatMap(({ text }) => thingOf(text.replace(/^(?:an?|one)\s/i, 'the ')) ?? [])[0];
  return thing ? { ...inTitle, thing } : inTitle;
};

/** The words of a topic for the questions that ask about it. */
export function topicWords(topic: Topic | undefined): Record<string, string | undefined> {
  if (!topic) return {};
  const { thing, explained, isYesOrNo } = topic;
  const ofKind = (kind: Thing['kind']): string | undefined =>
    thing?.kind === kind ? thing.words : undefined;
  return {
    topic: thing?.words,
    topicIs: thing?.isPlural ? 'are' : 'is',
    topicDoes: thing?.isPlural ? 'do' : 'does',
    process: explained,
    why: explained?.startsWith('why') ? explained : undefined,
    how: explained?.startsWith('why') ? undefined : explained,
    yesOrNo: isYesOrNo ? 'yes or no' : undefined,
    animal: ofKind('animal'),
    event: ofKind('event'),
    force: ofKind('force'),
    history: ofKind('history'),
    place: ofKind('place'),
    dish: ofKind('food'),
  };
}
