import type { QuickReply } from '@inkling/contract';
import type { Act, ClassifyQuestion, FindCard, MessagePart, Respell } from '../understanding/index.ts';
import type { CardChange } from './card-edits.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import type { MessageKindByRule } from './message-kind-by-rule.ts';
import type { UnsureIdea } from './quick-replies.ts';

/** What a reply is chosen from; the cards of the input hold what this turn told already. */
export interface ReplyContext {
  input: TutorInput;
  interview: InterviewKind;
  message: string;
  /** What the child does with each part of the message. */
  parts: MessagePart[];
  /** A message that needed no understanding. */
  special: MessageKindByRule | undefined;
  /** The part the coach asked about last. */
  asked: string | undefined;
  /** The cards of this turn. */
  noted: IdeaCard[];
  /** A card that says already what the child tells again. */
  repeated?: IdeaCard | undefined;
  /** What may be an idea: the child is asked. */
  unsureIdeas: UnsureIdea[];
  /** Things to write about that were named, and of which none is chosen yet. */
  choice?: { slot: string; options: string[]; isAgain?: boolean } | undefined;
  /** The part that is to say something else, and it is not said what. */
  wantsOther?: string | undefined;
  /** What was done to the cards. */
  changes: CardChange[];
  /** What the child took of the last reply's offers. */
  taken?: QuickReply | undefined;
  /** The cards before this turn. */
  cardsBefore: IdeaCard[];
  /** A death among the child's own people, told just now. */
  isBereavement: boolean;
  /** The child says that its story happened, and was asked about it as made up. */
  isTrueAfterAll?: boolean;
  /** The child wants another kind of text. */
  otherKind?: InterviewKind;
  classifyQuestion: ClassifyQuestion;
  findCard: FindCard;
  respell: Respell;
}

/** The parts of the message that do this. */
export const partsWithAct = ({ parts }: ReplyContext, ...wanted: Act[]): MessagePart[] =>
  parts.filter(({ act }) => wanted.includes(act));

/** The context with these cards: those that were not there before are new. */
export const withCards = (context: ReplyContext, cards: IdeaCard[], changes: CardChange[]): ReplyContext => ({
  ...context,
  input: { ...context.input, cards },
  changes,
  noted: cards.filter(({ id }) => !context.input.cards.some((card) => card.id === id)),
});
