import type { Span } from '../marking/assessment.ts';
import { createClassifierModel, loadStoredModel } from './classifier-model.ts';
import { createCardFinder, type FindCard } from './message-acts/card-finder.ts';
import { createChatModel, loadStoredChatModel } from './message-acts/chat-model.ts';
import {
  type ClassifyMessage,
  createMessageClassifier,
  loadMessageHeads,
} from './message-acts/message-classifier.ts';
import { type ClassifyQuestion, createQuestionClassifier } from './message-acts/question-classifier.ts';
import { createNoteToMarkerFinder } from './note-to-marker-finder.ts';
import {
  createLabelScorer,
  createPersonalDataTagger,
  type PersonalDataTags,
} from './personal-data/personal-data-tagger.ts';
import type { ModelReply } from './reply-tokens.ts';
import { createRespell, type Respell } from './respell.ts';
import { createRiskAndNoteClassifier } from './risk-and-note-classifier.ts';
import { createRiskClassifier, type RiskPrediction, type RiskSource } from './risk-classifier.ts';
import { createTransformer } from './transformer/transformer.ts';
import { createUnsuitableReplyClassifier } from './unsuitable-reply-classifier.ts';

/** What the coach has learned to understand of a child's words. */
export interface Understanding {
  classifyRisk(text: string, heard: RiskSource): RiskPrediction | null;
  /** The sentences of a draft that speak to the marker. */
  findNotesToMarker(text: string): Span[];
  /** Whether a language model's reply is unsuitable for a child. */
  isUnsuitableReply(reply: ModelReply): boolean;
  /** What the child does with each part of a message in the chat. */
  classifyMessage: ClassifyMessage;
  /** Which card a correction means. */
  findCard: FindCard;
  /** What a question to the coach asks for. */
  classifyQuestion: ClassifyQuestion;
  /** What of a text says who and where a child is. */
  tagPersonalData(text: string): PersonalDataTags;
  /** A text in the spelling that was meant. */
  respell: Respell;
}

/** Loads the transformer and what was learned on top of it: once in a thread, after the start. */
export async function createUnderstanding(): Promise<Understanding> {
  const respell = await createRespell();
  const [stored, storedChat] = [loadStoredModel(), loadStoredChatModel()];
  const transformer = createTransformer({
    adapters: { text: stored.adapters, chat: storedChat.adapters },
  });
  const { tokenize } = transformer;
  const model = createClassifierModel(transformer, stored);
  const chat = createChatModel(transformer, storedChat);
  const messageHeads = loadMessageHeads();
  const classifyRiskAndNotes = createRiskAndNoteClassifier(model, tokenize, respell);
  return {
    classifyRisk: createRiskClassifier(classifyRiskAndNotes),
    findNotesToMarker: createNoteToMarkerFinder(classifyRiskAndNotes),
    isUnsuitableReply: createUnsuitableReplyClassifier(model, tokenize),
    classifyMessage: createMessageClassifier(chat, respell, messageHeads),
    findCard: createCardFinder(messageHeads.card),
    classifyQuestion: createQuestionClassifier(chat, respell),
    tagPersonalData: createPersonalDataTagger(createLabelScorer(model, tokenize)),
    respell,
  };
}

export type { FindCard } from './message-acts/card-finder.ts';
export type { KindOfText, MessageAct as Act } from './message-acts/labels.ts';
export type { ClassifyMessage } from './message-acts/message-classifier.ts';
export type { MessagePart } from './message-acts/part-classifier.ts';
export type { ClassifyQuestion, QuestionIntent } from './message-acts/question-classifier.ts';
export type { PersonalDataTags } from './personal-data/personal-data-tagger.ts';
export type { ModelReply } from './reply-tokens.ts';
export type { Respell } from './respell.ts';
export type { RiskLevel, RiskPrediction, RiskSource } from './risk-classifier.ts';
export type { RiskKind } from './risk-kinds.ts';
