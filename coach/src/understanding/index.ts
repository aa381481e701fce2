import type { Span } from '../marking/assessment.ts';
import { createNoteReader } from './marker-note-reader.ts';
import { createModel, readStoredModel } from './model.ts';
import { createLabelScorer, createPersonalReader, type PersonalReading } from './personal/personal-reader.ts';
import { createRespell, type Respell } from './plain-spelling.ts';
import type { ModelReply } from './reply-tokens.ts';
import { createRiskReader, type RiskReading, type RiskSource } from './risk-reader.ts';
import { createSentenceReader } from './sentence-reader.ts';
import { createCardFinder, type FindCard } from './talk/card-finder.ts';
import { createQuestionReader, type ReadQuestion } from './talk/question-reader.ts';
import { createTalkReader, type ReadTalk, readTalkHeads } from './talk/talk-reader.ts';
import { createReplyReader } from './unfit-reply-reader.ts';

/** What the coach has learned to understand of a child's words. */
export interface Understanding {
  readRisk(text: string, heard: RiskSource): RiskReading | null;
  /** The sentences of a draft that speak to the marker. */
  readNotes(text: string): Span[];
  /** Whether a language model's reply is unfit for a child. */
  readReply(reply: ModelReply): boolean;
  /** What the child does with each part of a message in the chat. */
  readTalk: ReadTalk;
  /** Which card a correction means. */
  findCard: FindCard;
  /** What a question to the coach asks for. */
  readQuestion: ReadQuestion;
  /** What of a text says who and where a child is. */
  readPersonal(text: string): PersonalReading;
  /** A text in the spelling that was meant. */
  respell: Respell;
}

/** Loads the transformer and what was learned on top of it: once in a thread, after the start. */
export async function createUnderstanding(): Promise<Understanding> {
  const respell = await createRespell();
  const model = createModel(readStoredModel());
  const { tokenize } = model;
  const talkHeads = readTalkHeads();
  const readSentences = createSentenceReader(model, tokenize, respell);
  return {
    readRisk: createRiskReader(readSentences),
    readNotes: createNoteReader(readSentences),
    readReply: createReplyReader(model, tokenize),
    readTalk: createTalkReader(model, respell, talkHeads),
    findCard: createCardFinder(talkHeads.card),
    readQuestion: createQuestionReader(model, respell),
    readPersonal: createPersonalReader(createLabelScorer(model, tokenize)),
    respell,
  };
}

export type { PersonalReading } from './personal/personal-reader.ts';
export type { Respell } from './plain-spelling.ts';
export type { ModelReply } from './reply-tokens.ts';
export type { RiskKind } from './risk-kinds.ts';
export type { RiskLevel, RiskReading, RiskSource } from './risk-reader.ts';
export type { FindCard } from './talk/card-finder.ts';
export type { Act, KindOfText } from './talk/labels.ts';
export type { QuestionIntent, ReadQuestion } from './talk/question-reader.ts';
export type { TalkPart } from './talk/talk-judge.ts';
export type { ReadTalk } from './talk/talk-reader.ts';
