import type { TutorInput } from './conversation.ts';
import { isBereavement, isBereavementAcrossMessages } from './tone.ts';

const ownTitle =
  /^(?:(?:my|our) (?:\p{L}+est|first|last|favou?rite|best|worst|holidays?|weekend|summer|interview|birthday|day|trip|school|lost|week|morning|excursion|camp|pet$|dog$|cat$|grand\p{L}+|nan|pop|mum|dad|brother|sister|friend)\b|a time\b|a (?:day|memory|place|moment) i\b|the day (?:i|we)\b|when (?:i|we)\b|what i did\b|about me\b|all about me\b|(?:someone|something) (?:i|special)\b|(?:the|a|an) (?:best|worst|funniest|scariest|happiest|saddest|special|proud\p{L}*) (?:day|time|moment|weekend|holiday|celebration|memory)\b|school camp\b)/iu;
const lived =
  /\b(?:i|we) (?:was|were|lost|went|had|saw|found|got|did|ran|felt|heard|ate|made|played|woke|fell|took|came|cried|laughed|moved|come from|came from|used to)\b|\b(?:asked|told|taught|showed|helped) me\b|\bi(?:'m| am) thinking about (?:how |when |the time )?(?:my|i|we)\b/i;

/**
 * The child talks about something that really happened, so it is asked about as that and not as a made-up story. The
 * title tells, or the first message: later ones don't change what kind of text it is.
 */
export const isTrueStory = ({ activity, history }: Pick<TutorInput, 'activity' | 'history'>): boolean => {
  const told = saidBy({ history });
  return (
    ownTitle.test(activity.title.trim()) ||
    told.some(isBereavement) ||
    (lived.test(told[0] ?? '') && !/\b(?:story|he|she|they)\b/i.test(told[0] ?? ''))
  );
};

/** "Someone I miss": the title asks for a person, and so does the coach. */
export const isAboutSomeone = ({ activity }: Pick<TutorInput, 'activity'>): boolean =>
  /\b(?:someone|somebody|(?:a|the) person|people who|my (?:hero|pet|(?:best )?friend))\b/iu.test(
    activity.title,
  );

/** "My grandmother": the title tells who. */
export const isTitleAboutSomeone = ({ activity }: Pick<TutorInput, 'activity'>): boolean =>
  /^my (?:\p{L}+ )?(?:nan\p{L}*|pop|grand\p{L}+|mum|mom|dad|brother|sister|uncle|aunt\p{L}*|cousin|dog|cat)$/iu.test(
    activity.title.trim(),
  );

const saidBy = ({ history }: Pick<TutorInput, 'history'>): string[] =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);

/** A death among the child's own people or pets, in this message or in this one and those before it. */
export const isBereavementIn = (
  { activity, history }: Pick<TutorInput, 'activity' | 'history'>,
  message: string,
): boolean => {
  const earlier = [activity.title, ...saidBy({ history }).filter((said) => said !== message)];
  const tellsOfOwn = isTrueStory({ activity, history }) || isTitleAboutSomeone({ activity });
  return isBereavement(message) || (tellsOfOwn && isBereavementAcrossMessages(message, earlier));
};

export const isGrieving = (input: Pick<TutorInput, 'activity' | 'history'>): boolean =>
  saidBy(input).some((said) => isBereavementIn(input, said));

/** "your grandpa", after "my grandpa died". */
export const findPersonWhoDied = (input: Pick<TutorInput, 'activity' | 'history'>): string | undefined =>
  saidBy(input)
    .filter((said) => isBereavementIn(input, said))
    .map(personWhoDiedIn)
    .find((whom) => whom !== undefined) ??
  (isTitleAboutSomeone(input) && isGrieving(input)
    ? input.activity.title.trim().toLowerCase().replace(/^my/, 'your')
    : undefined);

const personWhoDiedIn = (message: string): string | undefined => {
  const someone =
    /\bmy ((?:great |best |little |big |old |step)?\p{L}+)\s(?:he |she |they )?(?:has |have |just |is |was |got )*(?:die|passed|dead|put)/iu.exec(
      message,
    )?.[1];
  if (someone) return `your ${someone.toLowerCase()}`;
  const named = /\b[Mm]y (\p{L}+)(?: (\p{Lu}\p{L}+))?[.,!]/u.exec(message);
  return named ? (named[2] ?? `your ${named[1] ?? ''}`) : undefined;
};
