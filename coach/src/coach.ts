import type { AnsweredBy, FeedbackCategory, FeedbackOutput } from '@inkling/contract';
import { type ChatEvent, type ChatRequest, chatReply } from './chat-reply.ts';
import type { ErrorEngine } from './errors/create-error-finder.ts';
import type { Finding } from './errors/finding.ts';
import { isWorthRewording, type RewordInput, wordingPrompt } from './feedback/wording-prompt.ts';
import { createModel, type ModelLimits } from './models/create-model.ts';
import type { LanguageModel, ModelSettings } from './models/language-model.ts';
import { ModelFailure, type ModelFailureReason } from './models/model-failure.ts';
import { buildReport, type ReportInput, rewordReport, type WordedReport } from './report/index.ts';
import type { Review, ReviewRequest } from './review-draft.ts';
import {
  checkRisk,
  createRedactor,
  type KnownPersonalData,
  type Redactor,
  type Risk,
  type RiskContext,
} from './safety/index.ts';
import type { SpellingOption } from './text/analysis.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import { createCoachWorker } from './worker/create-coach-worker.ts';
import type { Conversation, Jobs } from './worker/jobs.ts';

/** What is worth a line in the log; never any text of a child. */
export type CoachLog = (entry: {
  event: 'model_failed';
  model: string;
  reason: ModelFailureReason;
  status: number | null;
}) => void;

export interface CoachOptions {
  spelling: SpellingOption;
  /** `nspell` needs a fifth of the memory and finds less grammar. */
  engine: ErrorEngine;
  /** Settings, or a model made elsewhere, such as a scripted one. */
  model?: ModelSettings | LanguageModel;
  modelLimits?: ModelLimits;
  log?: CoachLog;
}

/** What an outside model may be told. */
export interface Outside {
  /** The parent's consent, and the plan: without it nothing goes to an outside model. */
  mayUseModel: boolean;
  known: KnownPersonalData;
}

export interface FeedbackRequest extends ReviewRequest, Outside {
  /** The teacher's words on single criteria, for a model. */
  criterionPrompts?: Partial<Record<FeedbackCategory, string>>;
}

export interface CategoryFeedback {
  category: FeedbackCategory;
  output: FeedbackOutput;
  answered_by: AnsweredBy;
}

export interface DraftFeedback extends Omit<Review, 'outputs'> {
  /** Each category as it is ready. */
  categories: AsyncIterable<CategoryFeedback>;
}

export interface Coach {
  assess(request: Omit<Jobs['assess']['input'], 'spelling'>): Promise<Jobs['assess']['output']>;
  feedback(request: FeedbackRequest): Promise<DraftFeedback>;
  errors(text: string): Promise<Finding[]>;
  chatReply(request: ChatRequest): AsyncIterable<ChatEvent>;
  /** The first question of a step, before the child has said anything. */
  openStep(conversation: Conversation): Promise<TutorTurn>;
  checkRisk(text: string, context: RiskContext): Risk | null;
  report(input: ReportInput, outside: Outside): Promise<WordedReport>;
  close(): Promise<void>;
}

const builtIn: AnsweredBy = { coach: 'built-in', model: null };
const atOnce = 3;

/** The whole coach: thinking in a thread of its own, an outside model only where it may be asked. */
export function createCoach(options: CoachOptions): Coach {
  const { spelling, engine } = options;
  const worker = createCoachWorker({ engine });
  const model = modelOf(options);

  /** One model job; a failing model is no failure of ours. */
  async function asked<T>(
    outside: Outside,
    job: (model: LanguageModel, redactor: Redactor) => Promise<T | null>,
  ): Promise<T | null> {
    if (!model || !outside.mayUseModel) return null;
    try {
      return await job(model, createRedactor(outside.known));
    } catch (error) {
      if (error instanceof ModelFailure) return null;
      throw error;
    }
  }

  async function word(input: RewordInput, outside: Outside): Promise<CategoryFeedback> {
    const { category } = input;
    const worded = isWorthRewording(input)
      ? await asked(outside, async (asking, redactor) => {
          const answer = await asking.generate(wordingPrompt(input, redactor));
          const output = await worker.run('acceptWording', {
            wording: input,
            answer: redactor.restore(answer),
          });
          return output && { category, output, answered_by: { coach: 'model' as const, model: asking.name } };
        })
      : null;
    return worded ?? { category, output: input.output, answered_by: builtIn };
  }

  return {
    assess: (request) => worker.run('assess', { ...request, spelling }),
    feedback: async (request) => {
      const { text, type, year, prompt, categories } = request;
      const { outputs, ...review } = await worker.run('review', {
        text,
        type,
        year,
        prompt,
        categories,
        spelling,
      });
      // Object.entries widens the keys of a partial record to string.
      const inputs = (Object.entries(outputs) as [FeedbackCategory, FeedbackOutput][]).map(
        ([category, output]) => ({
          category,
          output,
          text,
          genre: type,
          year,
          criterionPrompt: request.criterionPrompts?.[category],
        }),
      );
      return { ...review, categories: inTurn(inputs, (input) => word(input, request)) };
    },
    errors: (text) => worker.run('findErrors', { text, spelling }),
    chatReply: (request) =>
      chatReply(request, { tutor: (conversation) => worker.run('tutorReply', conversation), model }),
    openStep: (conversation) => worker.run('openStep', conversation),
    checkRisk,
    report: async (input, outside) => {
      const worded = await asked(outside, (asking, redactor) => rewordReport(input, asking, redactor));
      return worded ?? { markdown: buildReport(input).markdown, answered_by: builtIn };
    },
    close: () => worker.close(),
  };
}

function modelOf({ model, modelLimits, log }: CoachOptions): LanguageModel | null {
  if (!model) return null;
  if ('streamText' in model) return model;
  const onFailure = ({ reason, status }: ModelFailure) =>
    log?.({ event: 'model_failed', model: model.model, reason, status });
  return createModel(model, { limits: modelLimits, onFailure });
}

/** Works on a few at once and hands them out in their order, each as soon as it and those before it are ready. */
async function* inTurn<In, Out>(inputs: In[], work: (input: In) => Promise<Out>): AsyncGenerator<Out> {
  const running: Promise<Out>[] = [];
  for (const [index, input] of inputs.entries()) {
    for (let ahead = index; ahead < Math.min(index + atOnce, inputs.length); ahead += 1) {
      running[ahead] ??= started(work(inputs[ahead] ?? input));
    }
    const next = running[index];
    if (next) yield await next;
  }
}

/** Work that nobody waits for any more may fail unheard. */
function started<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
