import { isBereavementInMessage } from './bereavement-in-message.ts';
import { messagesOfChild, type TutorInput } from './conversation.ts';

const ownTitle =
  /^(?:(?:my|our) (?:\p{L}+est|first|last|favou?rite|best|worst|holidays?|weekend|summer|interview|birthday|day|trip|school|lost|week|morning|excursion|camp|pet$|dog$|cat$|grand\p{L}+|nan|pop|mum|dad|brother|sister|friend)\b|a time\b|a (?:day|memory|place|moment) i\b|the day (?:i|we)\b|when (?:i|we)\b|what i did\b|about me\b|all about me\b|(?:someone|something) (?:i|special)\b|(?:the|a|an) (?:best|worst|funniest|scariest|happiest|saddest|special|proud\p{L}*) (?:day|time|moment|weekend|holiday|celebration|memory)\b|school camp\b)/iu;
const lived =
  /\b(?:i|we) (?:was|were|lost|went|had|saw|found|got|did|ran|felt|heard|ate|made|played|woke|fell|took|came|cried|laughed|moved|come from|came from|used to)\b|\b(?:asked|told|taught|showed|helped) me\b|\bi(?:'m| am) thinking about (?:how |when |the time )?(?:my|i|we)\b/i;

/**
 * The child talks about something that really happened, so it is asked about as that and not as a made-up story. The
 * title tells, or the first message: later ones don't change what kind of text it is.
 */
export const isTrueStory = ({ activity, history }: Pick<TutorInput, 'activity' | 'history'>): boolean => {
  const told = messagesOfChild({ history });
  return (
    ownTitle.test(activity.title.trim()) ||
    told.some(isBereavementInMessage) ||
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
