import { createAskLanguageModel, type ExternalModelConsent } from './ask-language-model.ts';
import type { ChatEvent, ChatRequest } from './chat-events.ts';
import { chatReply } from './chat-reply.ts';
import { reportNotesToMarker, withoutNotesToMarker } from './credited-text/notes-to-marker.ts';
import { type FeedbackOnDraft, type FeedbackRequest, giveFeedbackOnDraft } from './feedback-on-draft.ts';
import { createLanguageModel, type ModelLimits } from './language-models/create-language-model.ts';
import type { LanguageModel, ModelSettings } from './language-models/language-model.ts';
import type { ModelFailure, ModelFailureReason } from './language-models/model-failure.ts';
import type { Span } from './marking/assessment.ts';
import type { MarkingRequest, MarkingResult } from './marking-result.ts';
import type { SpellingDialect } from './parse/analysis.ts';
import { buildReport, type ReportInput, type ReportText, rewordReport } from './report/index.ts';
import { askLanguageModelAboutRisk } from './safety/ask-language-model-about-risk.ts';
import { checkRisk, type Risk, type RiskContext, type TagPersonalData } from './safety/index.ts';
import { isFoundByOneDetectorOnly, joinRisks, moreSevereRisk } from './safety/join-risks.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import {
  classifyRiskInChunks,
  classifyRiskOfWritingPlan,
  findNotesToMarkerInChunks,
  tagPersonalDataInChunks,
} from './understanding/classify-in-chunks.ts';
import { createCoachWorker } from './worker/create-coach-worker.ts';
import type { Conversation, ThreadCalls } from './worker/thread-calls.ts';
import type { ErrorEngine } from './writing-errors/create-error-finder.ts';
import type { Finding } from './writing-errors/finding.ts';

/** What is worth a line in the log; never any text of a child. */
export type CoachLog = (entry: {
  event: 'model_failed';
  model: string;
  reason: ModelFailureReason;
  status: number | null;
}) => void;

export interface CoachOptions {
  spelling: SpellingDialect;
  /** `nspell` needs a fifth of the memory and finds less grammar. */
  engine: ErrorEngine;
  /** How many drafts are marked at once; each takes the memory of its engine once more. */
  markers?: number | undefined;
  /** Settings, or a model made elsewhere, such as a scripted one. */
  model?: ModelSettings | LanguageModel;
  modelLimits?: ModelLimits;
  log?: CoachLog;
}

/** Any id of the person who asks: owners take turns, so that one with many requests can't slow down the others. */
export type RequestOfUser<Request> = Request & { owner: string };

export interface Coach {
  /** Starts the threads and loads their dictionaries ahead of the first question; may be left out. */
  prepare(): Promise<void>;
  assess(
    request: RequestOfUser<Omit<ThreadCalls['assess']['input'], 'spelling'>>,
  ): Promise<ThreadCalls['assess']['output']>;
  feedback(request: RequestOfUser<FeedbackRequest>): Promise<FeedbackOnDraft>;
  findErrors(request: RequestOfUser<{ text: string }>): Promise<Finding[]>;
  chatReply(request: RequestOfUser<ChatRequest>): AsyncIterable<ChatEvent>;
  /** The first question of a step, before the child has said anything. */
  openStep(request: RequestOfUser<{ conversation: Conversation }>): Promise<TutorTurn>;
  /** By the learned reader and the patterns; where a model may be asked, it can raise what they heard. */
  checkRisk(
    request: RequestOfUser<{ text: string; context: RiskContext; outside?: ExternalModelConsent }>,
  ): Promise<Risk | null>;
  report(input: ReportInput, consent: ExternalModelConsent): Promise<ReportText>;
  close(): Promise<void>;
}

/** The owner of jobs that the coach starts itself. */
const ourselves = 'coach';

/** The whole coach: thinking in threads of its own, an outside model only where it may be asked. */
export function createCoach(options: CoachOptions): Coach {
  const { spelling, engine, markers } = options;
  const worker = createCoachWorker({ engine, markers });
  const model = modelOf(options);
  const personalReaderFor =
    (owner: string): TagPersonalData =>
    (text) =>
      tagPersonalDataInChunks(text, (chunk) => worker.run(owner, 'tagPersonalData', { text: chunk }));
  /** Notes to the marker earn nothing and cost nothing; a thread that fails leaves them to be marked. */
  const findNotesToMarker = (owner: string, text: string): Promise<Span[]> =>
    findNotesToMarkerInChunks(text, (chunk) => worker.run(owner, 'findNotesToMarker', { text: chunk })).catch(
      () => [],
    );
  const markWithoutNotes = async (owner: string, draft: MarkingRequest): Promise<MarkingResult> => {
    const notes = await findNotesToMarker(owner, draft.text);
    const marked = { ...draft, text: withoutNotesToMarker(draft.text, notes), spelling };
    const { assessment, ...result } = await worker.run(owner, 'markDraft', marked);
    return { ...result, assessment: assessment && reportNotesToMarker(assessment, draft.text, notes) };
  };
  const askFor = (owner: string) => createAskLanguageModel(model, personalReaderFor(owner));
  // What a model says is checked on this thread while it streams: the patterns are made now, before anyone waits.
  if (model) checkRisk('Ready?', { source: 'coach' });
  // A thread may fail; this check may not.
  const hearRisk = async (owner: string, text: string, context: RiskContext): Promise<Risk | null> => {
    const matched = await worker
      .run(owner, 'matchRisk', { text, context })
      .catch(() => checkRisk(text, context));
    const heard = context.kind === 'chat' ? 'chat' : 'writing';
    const readEach = context.kind === 'plan' ? classifyRiskOfWritingPlan : classifyRiskInChunks;
    const read = await readEach(text, (chunk) =>
      worker.run(owner, 'classifyRisk', { text: chunk, heard }),
    ).catch(() => undefined);
    const risk = joinRisks(read ?? null, matched);
    // Where a reader failed, or where feelings are what is written about, one net is enough.
    const mayBeAsked = read !== undefined && context.kind === 'chat' && context.genre !== 'wellbeing';
    return risk && mayBeAsked && isFoundByOneDetectorOnly(read, matched)
      ? { ...risk, isDoubtful: true }
      : risk;
  };

  const askAboutRisk = (owner: string, text: string, outside: ExternalModelConsent): Promise<Risk | null> =>
    // The other nets have heard already: this one may fail.
    askFor(owner)(outside, (asked, redactor) => askLanguageModelAboutRisk(text, asked, redactor)).catch(
      () => null,
    );

  return {
    prepare: async () => {
      await Promise.all([
        worker.run(ourselves, 'prepareConversation', {}),
        // One owner each, so that each thread gets one.
        ...Array.from({ length: markers ?? 1 }, (_, n) =>
          worker.run(`${ourselves} ${n}`, 'prepareMarking', { spelling }),
        ),
      ]);
    },
    assess: async ({ owner, text, ...request }) => {
      const notes = await findNotesToMarker(owner, text);
      const marked = { ...request, text: withoutNotesToMarker(text, notes), spelling };
      return worker.run(owner, 'assess', marked);
    },
    feedback: ({ owner, ...request }) =>
      giveFeedbackOnDraft(request, {
        markDraft: (draft) => markWithoutNotes(owner, draft),
        acceptWording: (wording, answer) => worker.run(owner, 'acceptWording', { wording, answer }),
        ask: askFor(owner),
      }),
    findErrors: ({ owner, text }) => worker.run(owner, 'findErrors', { text, spelling }),
    chatReply: ({ owner, ...request }) =>
      chatReply(request, {
        checkRisk: (text, context) => hearRisk(owner, text, context),
        askAboutRisk: (text, outside) => askAboutRisk(owner, text, outside),
        tutor: (conversation) => worker.run(owner, 'tutorReply', { ...conversation, spelling }),
        tagPersonalData: personalReaderFor(owner),
        isUnsuitable: (languageModelReply) => worker.run(owner, 'isUnsuitableReply', languageModelReply),
        model,
      }),
    openStep: ({ owner, conversation }) => worker.run(owner, 'openStep', conversation),
    checkRisk: async ({ owner, text, context, outside }) => {
      const [heard, model] = await Promise.all([
        hearRisk(owner, text, context),
        outside ? askAboutRisk(owner, text, outside) : null,
      ]);
      return moreSevereRisk(model, heard);
    },
    report: async (input, outside) => {
      const worded = await askFor(ourselves)(outside, (asked, redactor) =>
        rewordReport(input, asked, redactor),
      );
      return (
        worded ?? { markdown: buildReport(input).markdown, answered_by: { coach: 'built-in', model: null } }
      );
    },
    close: () => worker.close(),
  };
}

function modelOf({ model, modelLimits, log }: CoachOptions): LanguageModel | null {
  if (!model) return null;
  if ('streamText' in model) return model;
  const onFailure = ({ reason, status }: ModelFailure) =>
    log?.({ event: 'model_failed', model: model.model, reason, status });
  return createLanguageModel(model, { limits: modelLimits, onFailure });
}
