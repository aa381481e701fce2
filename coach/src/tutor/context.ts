import { analyseText } from '../text/index.ts';
import { isDoubt, plainMessage } from './classify-intent.ts';
import type { TutorInput } from './conversation.ts';
import { coveredBy } from './coverage.ts';
import { elementNamedIn, type Family, familyOf, tiers } from './elements.ts';
import { keyPhrases } from './key-phrase.ts';
import { quotesFrom } from './quotes.ts';
import { type Entity, readStory, type StoryFacts } from './read-story.ts';
import { readTopic } from './read-topic.ts';
import { type ConversationState, replay } from './replay.ts';
import { seedFrom } from './seed.ts';
import { type Slots, slotsForWho } from './slots.ts';
import { isLoss, valenceOf } from './valence.ts';

export interface TutorContext {
  input: TutorInput;
  family: Family;
  state: ConversationState;
  facts: StoryFacts;
  covered: Set<string>;
  slots: Slots;
  /** Quotes that were not given back yet, by where they come from; `any` holds those given back as well. */
  quotes: Record<'message' | 'named' | 'ideas' | 'draft' | 'plan' | 'any', () => string[]>;
  /** The first box of a form that is still empty, and the element it asks for. */
  emptyField?: { label: string; element?: string };
  seed: number;
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const enoughDraftWords = 15;
const mostAskingsForWho = 1;
const arguingWords = 25;

const planText = (input: TutorInput): string =>
  input.plan
    .map(({ content }) => content.trim())
    .filter(Boolean)
    .join('.\n');

const lived =
  /\b(i|we) (was|were|lost|went|had|saw|found|got|did|ran|felt|heard|ate|made|played|woke|fell|took|came|put|kept|cried|laughed|screamed|go to|go from|fly|am scare\w*)\b/i;

const tellsAsI = (input: TutorInput, ideas: string[]): boolean => {
  if (input.draft.trim() !== '') return readStory(input.draft).isFirstPerson;
  const { title } = input.activity;
  // "My Best Day" can only be the child's own.
  const isLived = /^my (?:\w+est|first|last|favou?rite|best|worst)\b/i.test(title);
  // "My Pet" is about the pet.
  const isOfOther = /\b(?:pet|dog|cat|friend|mum|dad|nan|pop|brother|sister|hero|teacher|family)s?\b/i.test(
    title,
  );
  const isOwn =
    isLived || (!isOfOther && /^my\b/i.test(title) && ideas.some((idea) => /\b(i|we|my)\b/i.test(idea)));
  return isOwn || ideas.some((idea) => lived.test(idea) || isLoss(idea));
};

/** Whether a message tells of something that happens, so that a question can say "that". */
const tellsAnEvent = (message: string): boolean => {
  const { words } = analyseText(message);
  return (
    words.length >= 3 &&
    words.some(({ pos, lower }) => pos === 'VERB' && !/^(is|was|has|have|called|named)$/.test(lower))
  );
};

const latestFirst = (entities: Entity[], latest: Entity[]): Entity[] => {
  const heads = new Set(latest.map(({ head }) => head));
  return [
    ...entities.filter(({ head }) => heads.has(head)),
    ...entities.filter(({ head }) => !heads.has(head)),
  ];
};

/** A title that is a question itself cannot stand inside one. */
const titleSlot = (title: string): string | undefined => {
  if (title.trim().endsWith('?')) return undefined;
  const plain = title.replaceAll(/[?"“”]/g, '').trim();
  return plain !== '' && plain.split(/\s+/).length <= 8 ? plain : undefined;
};

const topicOf = (input: TutorInput, told: string): string | undefined =>
  readTopic(told) ?? readTopic(input.activity.title) ?? readTopic(input.activity.description ?? '');

interface Told {
  facts: StoryFacts;
  /** Of the last idea alone. */
  latest: StoryFacts;
  text: string;
  ideas: string[];
}

const slotsOf = (input: TutorInput, family: Family, { facts, latest, text: told, ideas }: Told): Slots => {
  const isNamed = ({ label }: Entity): boolean =>
    /^\p{Lu}/u.test(label) && !/^(Mum|Dad|Nan|Pop)$/.test(label);
  const named = latestFirst(facts.characters.filter(isNamed), latest.characters);
  // A story follows someone: "the girl" comes before "the bees", however often they are named.
  const unnamed = facts.characters
    .filter((one) => !isNamed(one))
    .sort((a, b) => Number(a.isPlural) - Number(b.isPlural));
  const narrator: Entity[] =
    family === 'descriptive' || tellsAsI(input, ideas) ? [{ label: 'you', head: 'you', isPlural: true }] : [];
  // Of someone who died the child tells: what is asked is asked of the one who remembers.
  const isRemembering = family === 'narrative' && ideas.some(isLoss);
  // Nor is a friend asked about where the draft is told by "I".
  const isOwnDraft = family === 'narrative' && input.draft.trim() !== '' && narrator.length > 0;
  const people = isRemembering || isOwnDraft ? [...narrator, ...named] : [...named, ...narrator];
  const [who, ...others] = [...people, ...unnamed];
  // After "a girl" and then "Lily" the girl is Lily, nobody else.
  const other = others.find(
    ({ head }) => named.length !== 1 || !/^(girl|boy|man|woman|lady|kid|child|person|friend)$/.test(head),
  );
  const place = latestFirst(facts.places, latest.places)[0];
  const hasPeople = family !== 'persuasive' && family !== 'expository';
  const valence = valenceOf(told);
  const fallback: Entity = { label: 'your main character', head: 'character', isPlural: false };
  // Once the child has words of their own, questions are about those and no longer about the title.
  const titled = facts.words.size === 0 ? titleSlot(input.activity.title) : undefined;
  return {
    ...(hasPeople ? slotsForWho(who ?? fallback) : {}),
    other: other?.label,
    place: place?.label,
    at: place?.at,
    event: tellsAnEvent(ideas.at(-1) ?? input.draft) ? '' : undefined,
    hard: valence === 'hard' ? '' : undefined,
    nice: valence === 'nice' ? '' : undefined,
    thing: latestFirst(facts.things, latest.things)[0]?.label,
    topic: family === 'persuasive' || family === 'expository' ? topicOf(input, told) : undefined,
    title: titled,
  };
};

const emptyFieldOf = (input: TutorInput, answered: Set<string>): TutorContext['emptyField'] => {
  if (input.step.type !== 'structuredForm') return undefined;
  const filled = new Map(input.plan.map(({ title, content }) => [title, content.trim()]));
  return input.step.form_fields
    ?.filter(({ label }) => !filled.get(label))
    .map(({ label }) => ({ label, element: elementNamedIn(label) }))
    .find(({ element }) => element === undefined || !answered.has(element));
};

/** "An Unlikely Hero" does not yet say who that is. */
const rolesInTitles = /^(hero|superhero|villain|friend|stranger|thief|neighbour)$/;

/** Before the child has named anyone or any place, the title of the task may. */
const withTitle = (facts: StoryFacts, title: string): StoryFacts => {
  const titled = readStory(title.toLowerCase());
  return {
    ...facts,
    characters:
      facts.characters.length > 0
        ? facts.characters
        : titled.characters.filter(({ isPlural, head }) => !isPlural && !rolesInTitles.test(head)),
    places: facts.places.length > 0 ? facts.places : titled.places,
  };
};

/** Reads everything the tutor was given into what a turn is made of. */
export const readContext = (input: TutorInput): TutorContext => {
  const family = familyOf(input.genre, input.subject);
  const state = replay(input.history, family);
  const plan = planText(input);
  const told = [plan, input.draft, ...state.ideas].filter(Boolean).join('.\n');
  const lastMessage = input.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const facts = withTitle(readStory(told), input.activity.title);
  const latest = readStory(state.ideas.at(-1) ?? '');
  const judgesDraft =
    (input.step.type === 'freeWriting' || input.step.type === 'feedback') &&
    input.draft.split(/\s+/).length >= enoughDraftWords;
  const judged = judgesDraft ? input.draft : told;
  const covered = coveredBy(judged, family, judgesDraft ? readStory(judged) : facts);
  const ideas = state.ideas.join('.\n');
  if (judgesDraft) for (const element of coveredBy(ideas, family, readStory(ideas))) covered.add(element);
  for (const element of state.answered) covered.add(element);
  const teachers = input.step.chat_prompt?.trim() ?? '';
  if (teachers !== '' && state.ideas.length > 0 && state.said[0]?.includes(teachers))
    covered.add(tiers[family][0]?.[0] ?? '');
  if (judgesDraft && input.step.type === 'feedback') covered.add('ending');
  // Whoever argues for a whole paragraph has a side and a reason, in whatever words.
  if (family === 'persuasive' && judged.split(/\s+/).length >= arguingWords)
    for (const element of ['position', 'reason']) covered.add(element);
  const isToldAsI = tellsAsI(input, state.ideas);
  if (isToldAsI) covered.add('who');
  if (family === 'narrative' && state.ideas.some(isLoss))
    for (const element of ['problem', 'want', 'turning', 'feeling', 'where', 'when', 'ending'])
      covered.add(element);
  // "Sand" is an answer, but nobody: who it is about is asked for once more.
  if (facts.characters.length === 0 && !isToldAsI && (state.timesAsked.get('who') ?? 0) <= mostAskingsForWho)
    covered.delete('who');
  // A death is not brought up again and again, nor a doubt put before the child as something to keep.
  const kept = state.ideas.filter((idea) => !isLoss(idea) && !isDoubt(plainMessage(idea)));
  const said = state.said.join('\n').toLowerCase();
  // The question will name them anyway.
  const isWho = (phrase: string): boolean =>
    facts.characters.some(({ head }) => head === phrase.toLowerCase());
  const isUnsaid = (quote: string): boolean => !said.includes(`“${quote.toLowerCase()}”`);
  const unsaid = (text: string): string[] => quotesFrom(text).filter(isUnsaid);
  return {
    input,
    family,
    state,
    facts,
    covered,
    slots: slotsOf(input, family, { facts, latest, text: told, ideas: state.ideas }),
    quotes: {
      message: lazily(() => unsaid(lastMessage)),
      named: lazily(() => keyPhrases(lastMessage).filter((phrase) => isUnsaid(phrase) && !isWho(phrase))),
      ideas: lazily(() => unsaid(kept.join('.\n'))),
      draft: lazily(() => unsaid(input.draft)),
      plan: lazily(() => unsaid(plan)),
      any: lazily(() => quotesFrom([plan, input.draft, ...kept].filter(Boolean).join('.\n'))),
    },
    emptyField: emptyFieldOf(input, state.answered),
    seed: seedFrom(`${input.activity.title}\n${told}\n${lastMessage}\n${state.said.length}`),
  };
};

/** A quote that was given back already, another one each turn; for when there is no new one left. */
export const saidBefore = ({ quotes, state }: TutorContext): string | undefined => {
  const any = quotes.any();
  return any[state.said.length % Math.max(1, any.length)];
};
