import { isBereavementAcrossMessages, isBereavementInMessage } from './bereavement-in-message.ts';
import { messagesOfChild, type TutorInput } from './conversation.ts';
import { isTitleAboutSomeone, isTrueStory } from './true-story.ts';

/** A death among the child's own people or pets, in this message or in this one and those before it. */
export const isBereavementInConversation = (
  { activity, history }: Pick<TutorInput, 'activity' | 'history'>,
  message: string,
): boolean => {
  const earlier = [activity.title, ...messagesOfChild({ history }).filter((said) => said !== message)];
  const tellsOfOwn = isTrueStory({ activity, history }) || isTitleAboutSomeone({ activity });
  return isBereavementInMessage(message) || (tellsOfOwn && isBereavementAcrossMessages(message, earlier));
};

export const isGrieving = (input: Pick<TutorInput, 'activity' | 'history'>): boolean =>
  messagesOfChild(input).some((said) => isBereavementInConversation(input, said));

/** "your grandpa", after "my grandpa died". */
export const findPersonWhoDied = (input: Pick<TutorInput, 'activity' | 'history'>): string | undefined =>
  messagesOfChild(input)
    .filter((said) => isBereavementInConversation(input, said))
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
