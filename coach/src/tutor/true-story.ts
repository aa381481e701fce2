import { isBereavementAcrossMessages, ownRelatives } from './bereavement-in-message.ts';
import { messagesOfChild, type TutorInput } from './conversation.ts';

const ownTitle =
  /^(?:(?:my|our) (?:\p{L}+est|first|last|favou?rite|best|worst|holidays?|weekend|summer|interview|birthday|day|trip|school|lost|week|morning|excursion|camp|grand\p{L}+|nan|pop|mum|dad|brother|sister|friend)\b|a time\b|a (?:day|memory|place|moment) i\b|the day (?:i|we)\b|when (?:i|we)\b|what i did\b|about me\b|all about me\b|(?:someone|something) (?:i|special)\b|(?:the|a|an) (?:best|worst|funniest|scariest|happiest|saddest|special|proud\p{L}*) (?:day|time|moment|weekend|holiday|celebration|memory)\b|school camp\b)/iu;
const ownTask =
  /\b(?:tell|write) (?:us |me )?about (?:a|your) (?:trip|holiday|excursion|day|weekend|time|camp|visit|outing|adventure you)\b|\b(?:something|a time|the time|a day|a moment|a place|an event|what) (?:that |when |where )?(?:(?:really )?happened to you|you(?:'?ve| have)? (?:did|do|done|went|were|felt|had|saw|remember|learn\w*|been|enjoy\w*))\b|\byour (?:own )?(?:holidays?|weekend|summer|trip|excursion|birthday|school camp)\b|\brecounts?\b|\btrue story\b/i;
const lived =
  /\b(?:i|we) (?:was|were|lost|went|had|saw|found|got|did|ran|felt|heard|ate|made|played|woke|fell|took|came|cried|laughed|moved|come from|came from|used to|drove|slept|swam|won|sat|flew|built|caught|bought|rode|(?!want|lik|need|us|decid)\p{L}{2,}ed)\b|\b(?:he|she|they|mum|mom|dad) (?:\p{L}+ed|took|told|taught|gave|let|brought|made|said|saw) (?:me|us)\b|\b(?:asked|told|taught|showed|helped) me\b|\bi(?:'m| am) thinking about (?:how |when |the time )?(?:my|i|we)\b/iu;
/** Who it is about are the child and its own people: "me and my dad", "my grandad". */
const ownPeople = new RegExp(
  String.raw`^\W*(?:it'?s |its |about |um+ )*(?:(?:me|i|us|we)\b(?! want)|(?:.{0,30}\band )?my (?:\p{L}+ )?(?:${ownRelatives}|family)\b)`,
  'iu',
);
/** "it really happened", "its not a story": the child says so itself. */
const saysItIsTrue =
  /\b(?:it|this|that|story)(?:'?s| is| was)? (?:(?:just|all|a|really|actually|100%|about) )*(?:true|real life)\b(?! (?:love|that|if|friends?))|\b(?:it|this|that)(?: all| actually)? (?:did )?really happen\p{L}*|\breal+y happ?en\p{L}*\b|\bhapp?en(?:e?d)? (?:to me|in real life)\b|\b(?:not|isn'?t|aint) (?:an? )?(?:made[ -]?up|fake|fiction)\b|\babout my real \p{L}+|\bin real life\b/iu;
const asksOrDenies =
  /\?|\b(?:not|isn'?t|does it|do i|did it|is it)(?: have to be| really| all)* (?:true|real)\b/i;

/** A child that says of its text that it happened; asking whether it has to be true is not saying so. */
export const saysStoryIsTrue = (message: string): boolean =>
  message
    .replaceAll('’', "'")
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => saysItIsTrue.test(sentence) && !asksOrDenies.test(sentence)) ||
  /\bits? (?:not|isn'?t) (?:a|really a) story\b(?!\W+(?:but |no )?(?:it'?s|its|i want|i have|it is) an? (?!true))/i.test(
    message.replaceAll('’', "'").replaceAll("'", ''),
  );

const soon = 3;

/**
 * The child talks about something that really happened, so it is asked about as that and not as a made-up story: the
 * title or the task tells, or the child does, in its first words or by saying so.
 */
export const isTrueStory = ({ activity, history }: Pick<TutorInput, 'activity' | 'history'>): boolean => {
  const told = messagesOfChild({ history });
  const [first = ''] = told;
  const isOfOwnPeople = ownPeople.test(first) && !/\b(?:story|once)\b/i.test(first);
  return (
    ownTitle.test(activity.title.trim()) ||
    ownTask.test(activity.description ?? '') ||
    told.some((said) => isBereavementAcrossMessages(said, told) || saysStoryIsTrue(said)) ||
    (lived.test(first) && !/\b(?:story|he|she|they)\b/i.test(first)) ||
    (isOfOwnPeople && told.slice(0, soon).some((said) => lived.test(said)))
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
