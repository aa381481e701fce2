import type { IdeaCard, TutorInput } from './conversation.ts';
import { firstNames } from './first-names.ts';
import { isLoss, isLossOf } from './valence.ts';

const called =
  /\b(?:called|named|caled|[Nn]ame(?:'s|s| is| was)?)\s+(\p{L}{2,}(?:\s[A-Z]\p{L}+|\s\p{L}+$)*)/u;

/** The name of the main character, only where the child gave one as a name. */
export function nameIn(cards: IdeaCard[]): string | undefined {
  for (const { slot, text } of cards) {
    if (slot !== 'who') continue;
    const given = called.exec(text)?.[1];
    if (given && !/^(?:the|an?|it|his|her|is|was)\b/i.test(given))
      return given.split(' ').map(capital).join(' ');
    const [first = '', ...rest] = text.split(/\s+/);
    if (rest.length === 0 && firstNames.has(first.toLowerCase())) return capital(first);
    if (/^\p{Lu}\p{Ll}+$/u.test(first) && (rest.length === 0 || firstNames.has(first.toLowerCase())))
      return first;
    const pet = /^my (\p{Ll}+)$/u.exec(text)?.[1];
    if (pet) return `your ${pet}`;
  }
  return undefined;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const ownTitle =
  /^(?:(?:my|our) (?:\p{L}+est|first|last|favou?rite|best|worst|holidays?|weekend|summer|family|birthday|day|trip|school|lost|week|morning|excursion|camp|pet$|dog$|cat$|grand\p{L}+|nan|pop|mum|dad|brother|sister|friend)\b|a time\b|a (?:day|memory|place|moment) i\b|the day (?:i|we)\b|when (?:i|we)\b|what i did\b|about me\b|all about me\b|(?:someone|something) (?:i|special)\b|(?:the|a|an) (?:best|worst|funniest|scariest|happiest|saddest|special|proud\p{L}*) (?:day|time|moment|weekend|holiday|celebration|memory)\b|school camp\b)/iu;
const lived =
  /\b(?:i|we) (?:was|were|lost|went|had|saw|found|got|did|ran|felt|heard|ate|made|played|woke|fell|took|came|cried|laughed|moved|come from|came from|used to)\b|\b(?:asked|told|taught|showed|helped) me\b|\bi(?:'m| am) thinking about (?:how |when |the time )?(?:my|i|we)\b/i;

/** The child talks about something that really happened, so it is asked about as that and not as a made-up story. */
export const isOwnLife = ({ activity, history }: Pick<TutorInput, 'activity' | 'history'>): boolean =>
  ownTitle.test(activity.title.trim()) ||
  history.some(
    ({ role, content }, index) =>
      role === 'user' &&
      (isLoss(content) || (lived.test(content) && tellsOwn(content, history[index + 1]?.heard))),
  );

/** Talk beside the point is not a story, and "my story is about twins" tells a made-up one. */
const tellsOwn = (content: string, heard: string | undefined): boolean =>
  (heard === undefined || heard === 'idea' || heard === 'feeling') &&
  !/\b(?:story|he|she|they)\b/i.test(content);

/** "Someone I miss": the title asks for a person, and so does the coach. */
export const isAboutSomeone = ({ activity }: Pick<TutorInput, 'activity'>): boolean =>
  /\b(?:someone|somebody|(?:a|the) person|people who|my (?:hero|pet|(?:best )?friend))\b/iu.test(
    activity.title,
  );

/** "My grandmother": the title tells who. */
export const isSomeoneNamed = ({ activity }: Pick<TutorInput, 'activity'>): boolean =>
  /^my (?:\p{L}+ )?(?:nan\p{L}*|pop|grand\p{L}+|mum|mom|dad|brother|sister|uncle|aunt\p{L}*|cousin|dog|cat)$/iu.test(
    activity.title.trim(),
  );

const saidBy = ({ history }: Pick<TutorInput, 'history'>): string[] =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);

/** A death among the child's own people or pets, in this message or in this one and those before it. */
export const isLossIn = (
  { activity, history }: Pick<TutorInput, 'activity' | 'history'>,
  message: string,
): boolean => {
  const earlier = [activity.title, ...saidBy({ history }).filter((said) => said !== message)];
  const tellsOfOwn = isOwnLife({ activity, history }) || isSomeoneNamed({ activity });
  return isLoss(message) || (tellsOfOwn && isLossOf(message, earlier));
};

export const isGrieving = (input: Pick<TutorInput, 'activity' | 'history'>): boolean =>
  saidBy(input).some((said) => isLossIn(input, said));

/** "your grandpa" of "my grandpa died". */
export const whomLost = (message: string): string | undefined => {
  const someone =
    /\bmy ((?:great |best |little |big |old |step)?\p{L}+)\s(?:he |she |they )?(?:has |have |just |is |was |got )*(?:die|passed|dead|put)/iu.exec(
      message,
    )?.[1];
  if (someone) return `your ${someone.toLowerCase()}`;
  const named = /\b[Mm]y (\p{L}+)(?: (\p{Lu}\p{L}+))?[.,!]/u.exec(message);
  return named ? (named[2] ?? `your ${named[1] ?? ''}`) : undefined;
};

const retold =
  /^(?:and |then |but |so |when |after |in the end )*(?:i|we|mum|dad|nan|pop|he|she|they|it|everyone|nobody|my (?:\p{L}+ )?\p{L}+) (?:just |really |also |never |didn'?t \p{L}+|couldn'?t \p{L}+|was|were|felt|lost|got|had|cried|found|helpt|ran|went|made|took|came|sat|said|saw|left|told|knew|thought|put|gave|froze|fell|stood|learnt|\p{L}+ed)\b/iu;

/** "i was sad", as an answer about the child's own story: it is part of the story and needs no comforting. */
export const isRetelling = (message: string): boolean => retold.test(message.trim());
