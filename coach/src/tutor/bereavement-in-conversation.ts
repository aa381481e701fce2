import { isBereavementAcrossMessages, ownRelatives } from './bereavement-in-message.ts';
import { nameIn } from './character-name.ts';
import { messagesOfChild, type TutorInput } from './conversation.ts';
import { isTitleAboutSomeone } from './true-story.ts';

/** A death among the child's own people or pets, in this message or in this one and those before it. */
export const isBereavementInConversation = (
  { activity, history }: Pick<TutorInput, 'activity' | 'history'>,
  message: string,
): boolean => {
  const earlier = [activity.title, ...messagesOfChild({ history }).filter((said) => said !== message)];
  return isBereavementAcrossMessages(message, earlier);
};

export const isGrieving = (input: Pick<TutorInput, 'activity' | 'history'>): boolean =>
  messagesOfChild(input).some((said) => isBereavementInConversation(input, said));

/** "your grandpa", after "my grandpa died". */
export const findPersonWhoDied = (input: Pick<TutorInput, 'activity' | 'history'>): string | undefined =>
  messagesOfChild(input)
    .filter((said) => isBereavementInConversation(input, said))
    .map((said) => petNamedIn(said, input.activity.title) ?? personWhoDiedIn(said))
    .find((whom) => whom !== undefined) ??
  (isGrieving(input) ? firstOwnPerson(messagesOfChild(input)) : undefined) ??
  (isTitleAboutSomeone(input) && isGrieving(input)
    ? input.activity.title.trim().toLowerCase().replace(/^my/, 'your')
    : undefined);

const ownPerson = new RegExp(
  String.raw`\bmy (?:real )?((?:great |best |little |big )?(?:${ownRelatives}))\b`,
  'iu',
);

/** "my grandad", who was told of before "he died". */
const firstOwnPerson = (said: string[]): string | undefined => {
  const relative = ownPerson.exec(said.join('\n'))?.[1];
  return relative && `your ${relative.toLowerCase().replace(/^(?:real|old) /, '')}`;
};

/** "my dog bella she died": a pet is spoken of by its name. */
const petNamedIn = (said: string, title: string): string | undefined =>
  /\bmy (?:\p{L}+ )?(?:dog|cat|pet|puppy|kitten|rabbit|guinea pig|horse|bird|fish|hamster)\b/iu.test(said)
    ? nameIn(said, title)
    : undefined;

const personWhoDiedIn = (message: string): string | undefined => {
  const someone =
    /\bmy ((?:great |best |little |big |old |step)?\p{L}+)\s(?:he |she |they )?(?:has |have |just |is |was |got )*(?:die|passed|dead|put)/iu.exec(
      message,
    )?.[1];
  if (someone) return `your ${someone.toLowerCase()}`;
  // "my aunty Rose. she died": by her name, where it is given.
  const named = new RegExp(String.raw`\b[Mm]y (?:\p{L}+ )?(?:${ownRelatives}) (\p{Lu}\p{L}+)[.,!]`, 'u').exec(
    message,
  )?.[1];
  return named ?? firstOwnPerson([message]);
};
