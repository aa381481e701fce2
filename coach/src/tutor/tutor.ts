import type { QuickReply } from '@inkling/contract';
import { cutToCard } from './add-ideas-to-cards.ts';
import { askNext, hasSaidThereIsEnough } from './ask-next.ts';
import { findPersonWhoDied } from './bereavement-in-conversation.ts';
import { openings } from './coach-lines/first-messages.ts';
import { wellbeingLines } from './coach-lines/reply-lines.ts';
import { composeReply, type ReplyParts } from './compose-reply.ts';
import type { MainPointOfMessage, TutorInput, TutorTurn } from './conversation.ts';
import { decideReply } from './decide-reply.ts';
import { interviews } from './interview/interview.ts';
import { chooseInterviewKind } from './kind-of-text.ts';
import { characterNames, characterWords } from './main-character.ts';
import type { ReplyContext } from './reply-context.ts';
import { isAboutSomeone } from './true-story.ts';
import { type MessageDeps, understandMessage } from './understand-message.ts';
import { topicIn, topicWords } from './writing-topic.ts';

export type { MessageDeps } from './understand-message.ts';

/** Answers the last message: hear what each part does, take notes, choose what to say, say it. */
export function replyToChild(input: TutorInput, deps: MessageDeps): TutorTurn {
  const context = understandMessage(input, deps);
  const saying = decideReply(context);
  const text = composeReply(saying, {
    year: input.year,
    said: saidIn(input),
    words: { ...wordsIn(context.input, context.interview === 'narrative'), ...saying.words },
  });
  return { ...turnOf(context.input, { text, saying, heard: heardIn(context) }), ...shownIn(context) };
}

/** The cards that are shown with the reply, so that the child can change them there. */
function shownIn({ changes }: ReplyContext): Pick<TutorTurn, 'shown'> {
  const shown = changes.flatMap((change) => change.shown ?? []).map(({ id }) => id);
  return shown.length > 0 ? { shown: [...new Set(shown)] } : {};
}

/** What mattered most, care before all: it is kept with the reply. */
const weightiest = [
  'feels',
  'doubts',
  'objects',
  'reminds',
  'asks-to-write',
  'finished',
  'corrects',
  'asks',
  'tells',
  'confused',
  'stuck',
  'plays',
  'declines',
  'agrees',
  'social',
] as const;

const heardOfOffer: Record<QuickReply['does']['what'], MainPointOfMessage> = {
  keep: 'tells',
  undo: 'corrects',
  move: 'corrects',
  'ask about': 'social',
  answer: 'asks',
  'go on': 'tells',
  'get help': 'feels',
  nothing: 'declines',
};

const heardIn = ({
  isBereavement,
  special,
  otherKind,
  parts,
  taken,
  choice,
}: ReplyContext): MainPointOfMessage =>
  isBereavement
    ? 'loss'
    : (special ??
      (choice ? 'tells' : undefined) ??
      (taken && heardOfOffer[taken.does.what]) ??
      (otherKind ? `kind ${otherKind}` : weightiest.find((act) => parts.some((part) => part.act === act))) ??
      'social');

const wordsIn = (input: TutorInput, isStory: boolean): Record<string, string | undefined> => ({
  ...(isStory && characterWords(input.cards, input.activity.title)),
  ...(isStory && characterNames(input.cards, input.activity.title)),
  ...topicWords(topicIn(input)),
  title: titleOf(input),
  whoIsIt: isAboutSomeone(input) ? 'Who will you write about?' : undefined,
  food: foodIn(input),
  whom: findPersonWhoDied(input),
});

const turnOf = (
  input: TutorInput,
  { text, saying, heard }: { text: string; saying: ReplyParts; heard?: MainPointOfMessage },
): TutorTurn => ({
  text,
  ...(heard && { heard }),
  ...(saying.asked && (saying.questions.length > 0 || text.includes('?')) && { asked: saying.asked }),
  face: saying.isReady ? 'proud' : saying.face,
  cards: input.cards.map((card) => ({ ...card, text: cutToCard(card.text) })),
  // Who was told to be ready stays ready.
  isReady: saying.isReady ?? hasSaidThereIsEnough(input),
  ...(saying.offers && { offers: saying.offers }),
});

const saidIn = ({ history }: TutorInput): string[] =>
  history.filter(({ role }) => role === 'assistant').map(({ content }) => content);

/** What is eaten is smelt and tasted. */
const foodIn = ({ activity }: TutorInput): string | undefined =>
  /\b(?:food|meal|dinner|lunch|cake|pizza|dish|snack|dessert)\b/i.test(activity.title) ? 'it' : undefined;

/** A title that is a question itself can't stand inside one. */
function titleOf({ activity }: TutorInput): string | undefined {
  const plain = activity.title.replaceAll(/["“”]/g, '').replace(/\?+$/, '').trim();
  return plain !== '' && plain.split(/\s+/).length <= 8 ? plain : undefined;
}

/** The first words of a step, before the child has said anything in it. */
export function openConversation(input: TutorInput): TutorTurn {
  const interview = chooseInterviewKind(input);
  const teachers = teachersQuestion(input);
  const isInterview = input.step.type === 'chat' || input.step.type === 'structuredForm';
  const saying: ReplyParts =
    interviews[interview].length === 0 && isInterview && !teachers
      ? { says: [], questions: wellbeingLines.open, face: 'happy' }
      : {
          says: [openings[input.step.type]],
          ...askNext(input, interview),
          ...(teachers && { questions: [teachers] }),
          face: 'happy',
        };
  const text = composeReply(saying, { year: input.year, said: saidIn(input), words: wordsIn(input, true) });
  return turnOf(input, { text, saying });
}

/** A teacher's own question opens the step when it is short and single. */
function teachersQuestion({ step, history }: TutorInput): string | undefined {
  const prompt = (step.chat_prompt ?? '').trim();
  const isFirst = !history.some(({ role }) => role === 'user');
  return isFirst && /^[^?\n]{8,160}\?$/.test(prompt) && /\byour?\b/i.test(prompt) ? prompt : undefined;
}
