import type { QuickReply } from '@inkling/contract';
import type {
  ClassifyMessage,
  ClassifyQuestion,
  FindCard,
  KindOfText,
  MessagePart,
  QuestionIntent,
  Respell,
} from '../understanding/index.ts';
import { WHICH_WORD, wordToSpell } from './answers-by-wording/spelling.ts';
import { applyTappedQuickReply } from './apply-tapped-quick-reply.ts';
import { isBereavementInConversation, isGrieving } from './bereavement-in-conversation.ts';
import { cutFromCard, removeCard } from './card-edits.ts';
import type { TutorInput } from './conversation.ts';
import { type InterviewKind, interviews } from './interview/interview.ts';
import { cardsOfTrueStory, chooseInterviewKind } from './kind-of-text.ts';
import { messageKindByRule } from './message-kind-by-rule.ts';
import { overrideMessageAct } from './override-message-act.ts';
import { findSpokenQuickReply, findTappedQuickReply, offersNow } from './quick-replies.ts';
import type { ReplyContext } from './reply-context.ts';
import { joinSecondThoughts, joinWishes } from './second-thoughts.ts';
import {
  findChosenOption,
  findPendingChoice,
  isChoiceTaken,
  messageWithoutChoice,
} from './subject/pending-choice.ts';
import { keepChoiceOpen, readSubject } from './subject/read-subject.ts';
import { saysStoryIsTrue } from './true-story.ts';
import { updateCardsFromMessage } from './update-cards-from-message.ts';
import { findWithdrawnCard, type WithdrawnCard } from './withdraw-card.ts';
import { putWordsOnCard } from './words-of-card.ts';

/** What the tutor hears with: what each part of a message does, which card it means, what it asks, and how words are spelt. */
export interface MessageDeps {
  classifyMessage: ClassifyMessage;
  findCard: FindCard;
  classifyQuestion: ClassifyQuestion;
  respell: Respell;
}

/** Understands the last message, and puts what it tells or corrects on the cards. */
export function understandMessage(asked: TutorInput, deps: MessageDeps): ReplyContext {
  const input =
    chooseInterviewKind(asked) === 'recount' ? { ...asked, cards: cardsOfTrueStory(asked.cards) } : asked;
  const { classifyMessage, findCard, classifyQuestion, respell } = deps;
  const at = input.history.findLastIndex(({ role }) => role === 'user');
  const message = input.history[at]?.content ?? '';
  const earlier = { ...input, history: input.history.slice(0, Math.max(at, 0)) };
  const offers = offersNow(earlier.history);
  const open = findPendingChoice(earlier.history, input.cards);
  const tapped = findTappedQuickReply(offers, message) ?? findTappedQuickReply(open, message);
  const inWords = tapped
    ? undefined
    : (findSpokenQuickReply(offers, message) ?? chosenInWords(open, message, respell));
  const isLast = at === input.history.length - 1;
  if (inWords?.rest && isLast) return understandRest(input, inWords, deps);
  const coach = earlier.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const withdrawn =
    tapped || inWords || !isLast
      ? undefined
      : findWithdrawnCard(message, {
          cards: input.cards,
          likelihoods: (text) =>
            findCard({ text, act: 'corrects', sureness: 1 }, { cards: input.cards, coach, message }),
        });
  if (withdrawn) return understandWithoutCard(input, withdrawn, deps);
  const before = earlier.history.findLast(({ role }) => role === 'assistant');
  const saidBefore = earlier.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const taken = tapped ?? inWords?.taken;
  const interview = chooseInterviewKind(input);
  const isTrueAfterAll = interview === 'recount' && chooseInterviewKind(earlier) === 'narrative';
  const word = before?.content.includes(WHICH_WORD) && !taken ? wordToSpell(message) : undefined;
  const isEmpty = message.trim() === '';
  const special = taken || word || isEmpty ? undefined : messageKindByRule(message);
  const base: ReplyContext = {
    input,
    interview,
    message,
    parts: [],
    special,
    asked: before?.asked,
    noted: [],
    unsureIdeas: [],
    changes: [],
    taken,
    cardsBefore: input.cards,
    isTrueAfterAll: isTrueAfterAll && saysStoryIsTrue(message),
    isBereavement:
      special === undefined && isBereavementInConversation(input, message) && !isGrieving(earlier),
    classifyQuestion: readOnce(classifyQuestion),
    findCard,
    respell,
  };
  const isAboutSubject =
    !taken && !word && !special && !base.isBereavement && !isGrieving(input) && collects(input, interview);
  const subject = isAboutSubject
    ? readSubject(base, (now, rest) => understandFurther(now, rest, deps))
    : undefined;
  if (subject) return subject;
  const read = word
    ? [asksToSpell(word)]
    : special || taken || isEmpty
      ? []
      : classifyMessage(
          {
            coach: before?.content ?? '',
            child: message,
            earlier: [input.activity.title, ...saidBefore, ...input.cards.map(({ text }) => text)],
            cards: input.cards,
          },
          kindFor(interview),
        );
  const context: ReplyContext = {
    ...base,
    parts: joinWishes(joinSecondThoughts(read)).map((part, _, all) =>
      overrideMessageAct(part, {
        interview,
        asked: before?.asked,
        heardBefore: before?.heard,
        cards: input.cards,
        isToldBeside: all.some((other) => other !== part && other.act === 'tells'),
      }),
    ),
  };
  if (taken) return applyTappedQuickReply(context, taken);
  const worded = putWordsOnCard(context);
  if (worded) return worded;
  return collects(input, interview) ? keepChoiceOpen(updateCardsFromMessage(context)) : context;
}

/** The alternative that is named, and what is told besides. */
function chosenInWords(
  open: QuickReply[],
  message: string,
  respell: Respell,
): { taken: QuickReply; rest: string } | undefined {
  const taken = open.length > 0 ? findChosenOption(open, message, respell) : undefined;
  return taken && { taken, rest: messageWithoutChoice(message, taken, respell) };
}

const withLastMessage = (input: TutorInput, content: string): TutorInput => ({
  ...input,
  history: input.history.map((each, index) =>
    index === input.history.length - 1 ? { ...each, content } : each,
  ),
});

/** What is said besides is a message of its own, which answers no offer and no question. */
function understandFurther(
  input: TutorInput,
  rest: string,
  deps: MessageDeps,
  isAnswer = false,
): ReplyContext {
  const last = input.history.findLastIndex(({ role }) => role === 'assistant');
  const history = withLastMessage(input, rest).history.map((each, index) => ({
    ...each,
    offers: undefined,
    asked: index === last && !isAnswer ? undefined : each.asked,
  }));
  return understandMessage({ ...input, history }, deps);
}

/** "no leave it. is it there or their": what was offered is done, and the rest is a message of its own. */
function understandRest(
  input: TutorInput,
  { taken, rest }: { taken: QuickReply; rest: string },
  deps: MessageDeps,
): ReplyContext {
  const done = understandMessage(withLastMessage(input, taken.text), deps);
  const isChosen = done.taken?.does.what === 'keep' && done.noted.length > 0 && isChoiceTaken(done);
  const further = understandFurther(done.input, rest, deps, !isChosen);
  return {
    ...further,
    taken: isChosen ? done.taken : further.taken,
    cardsBefore: input.cards,
    noted: [...done.noted, ...further.noted],
    changes: [...done.changes, ...further.changes],
  };
}

/** "take that off. it ends at the sea": the card goes, and the rest is a message of its own. */
function understandWithoutCard(
  input: TutorInput,
  { card, words, rest }: WithdrawnCard,
  deps: MessageDeps,
): ReplyContext {
  const change = words ? cutFromCard(input.cards, card, words) : removeCard(input.cards, card);
  const further = understandFurther({ ...input, cards: change.cards }, rest, deps);
  const wish: MessagePart = { text: card.text, act: 'corrects', sureness: 1, aboutSureness: 0 };
  return {
    ...further,
    parts: [wish, ...further.parts],
    cardsBefore: input.cards,
    changes: [change, ...further.changes],
  };
}

const asksToSpell = (word: string): MessagePart => ({
  text: `how do you spell ${word}`,
  act: 'asks',
  sureness: 1,
  about: 'spelling',
  aboutSureness: 1,
});

/** Several steps ask about the same question. */
function readOnce(classifyQuestion: ClassifyQuestion): ClassifyQuestion {
  const known = new Map<string, QuestionIntent>();
  return (question) => {
    const read = known.get(question) ?? classifyQuestion(question);
    known.set(question, read);
    return read;
  };
}

const kindFor = (interview: InterviewKind): KindOfText => (interview === 'wellbeing' ? 'recount' : interview);

/** Who writes about feelings gets no cards, unless it is about someone who died: then memories are kept. */
const collects = (input: TutorInput, interview: InterviewKind): boolean =>
  (input.step.type === 'chat' || input.step.type === 'structuredForm') &&
  (interviews[interview].length > 0 || isGrieving(input));
