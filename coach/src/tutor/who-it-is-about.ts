import type { IdeaCard, TutorInput } from './conversation.ts';
import { firstNames } from './first-names.ts';
import { isLoss } from './valence.ts';

const called = /\b(?:called|named|name(?:'s|s| is| was)|caled)\s+(\p{L}{2,})/iu;

/** The name of the main character, only where the child gave one as a name. */
export function nameIn(cards: IdeaCard[]): string | undefined {
  for (const { slot, text } of cards) {
    if (slot !== 'who') continue;
    const given = called.exec(text)?.[1];
    if (given && !/^(?:the|an?|it|his|her)$/i.test(given)) return capital(given);
    const [first = '', ...rest] = text.split(/\s+/);
    if (/^\p{Lu}\p{Ll}+$/u.test(first) && (rest.length === 0 || firstNames.has(first.toLowerCase())))
      return first;
  }
  return undefined;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const ownTitle =
  /^(?:(?:my|our) (?:\p{L}+est|first|last|favou?rite|best|worst|holidays?|weekend|summer|family|birthday|day|trip|school|lost|week|morning)\b|a time\b|a day i\b|the day (?:i|we)\b|when (?:i|we)\b|what i did\b|about me\b|all about me\b|someone i\b)/iu;
const lived =
  /\b(?:i|we) (?:was|were|lost|went|had|saw|found|got|did|ran|felt|heard|ate|made|played|woke|fell|took|came|cried|laughed|moved|come from|came from)\b/i;

/** The child talks about something that really happened, so it is asked about as that and not as a made-up story. */
export const isOwnLife = ({ activity, history }: Pick<TutorInput, 'activity' | 'history'>): boolean =>
  ownTitle.test(activity.title.trim()) ||
  history.some(({ role, content }) => role === 'user' && (isLoss(content) || lived.test(content)));

export const isGrieving = ({ history }: Pick<TutorInput, 'history'>): boolean =>
  history.some(({ role, content }) => role === 'user' && isLoss(content));

/** "your grandpa" of "my grandpa died". */
export const whomLost = (message: string): string | undefined => {
  const someone =
    /\bmy ((?:great |best |little |big |old |step)?\p{L}+)\s(?:he |she |they )?(?:has |have |just |is |was |got )*(?:die|passed|dead|put)/iu.exec(
      message,
    )?.[1];
  return someone && `your ${someone.toLowerCase()}`;
};

const retold =
  /^(?:and |then |but |so )*(?:i|we|mum|dad|nan|pop|he|she|they|it|my \p{L}+) (?:was|were|felt|lost|got|had|cried|found|helpt|ran|went|made|took|came|\p{L}+ed)\b/iu;

/** "i was sad", as an answer about the child's own story: it is part of the story and needs no comforting. */
export const isRetelling = (message: string): boolean => retold.test(message.trim());
