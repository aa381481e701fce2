import {
  entriesOf,
  type FeedbackByCriterion,
  type FeedbackCategory,
  type FeedbackParts,
  type FeedbackSource,
} from '@inkling/contract';
import type { AskLanguageModel, ExternalModelConsent } from './ask-language-model.ts';
import { withTeacherFocus } from './feedback/teacher-focus.ts';
import { isWorthRewording, type RewordInput, wordingPrompt } from './feedback/wording-prompt.ts';
import type { MarkingRequest, MarkingResult } from './marking-result.ts';

export interface FeedbackRequest extends MarkingRequest, ExternalModelConsent {
  /** The teacher's words on single criteria: for a model, and the built-in coach names their focus. */
  criterionPrompts?: Partial<Record<FeedbackCategory, string>>;
}

export interface CriterionFeedbackParts {
  category: FeedbackCategory;
  output: FeedbackParts;
  answered_by: FeedbackSource;
}

export interface FeedbackOnDraft extends Omit<MarkingResult, 'outputs'> {
  /** Each category as it is ready. */
  categories: AsyncIterable<CriterionFeedbackParts>;
}

export interface FeedbackDeps {
  markDraft: (request: MarkingRequest) => Promise<MarkingResult>;
  acceptWording: (wording: RewordInput, answer: string) => Promise<FeedbackParts | null>;
  ask: AskLanguageModel;
}

const builtIn: FeedbackSource = { coach: 'built-in', model: null };
const atOnce = 3;

/** The built-in coach decides; a model that may be asked then words one category after the other. */
export async function giveFeedbackOnDraft(
  request: FeedbackRequest,
  deps: FeedbackDeps,
): Promise<FeedbackOnDraft> {
  const { text, type, year, prompt, hasTitle, categories, earlier, previous } = request;
  const draft = { text, type, year, prompt, hasTitle, categories, earlier, previous };
  const { outputs, ...result } = await deps.markDraft(draft);
  const inputs = rewordInputs(request, outputs);
  return { ...result, categories: inTurn(inputs, (input) => worded(input, request, deps)) };
}

function rewordInputs(
  { text, type, year, criterionPrompts }: FeedbackRequest,
  outputs: FeedbackByCriterion,
): RewordInput[] {
  return entriesOf(outputs).map(([category, output]) => {
    const criterionPrompt = criterionPrompts?.[category];
    return {
      category,
      output: withTeacherFocus(output, criterionPrompt),
      text,
      genre: type,
      year,
      criterionPrompt,
    };
  });
}

async function worded(
  input: RewordInput,
  outside: ExternalModelConsent,
  { acceptWording, ask }: FeedbackDeps,
): Promise<CriterionFeedbackParts> {
  const { category, output } = input;
  const unchanged: CriterionFeedbackParts = { category, output, answered_by: builtIn };
  if (!isWorthRewording(input)) return unchanged;
  const taken = await ask(outside, async (model, redactor) => {
    const answer = redactor.restore(await model.generate(await wordingPrompt(input, redactor)));
    const accepted = await acceptWording(input, answer);
    return (
      accepted && { category, output: accepted, answered_by: { coach: 'model' as const, model: model.name } }
    );
  });
  return taken ?? unchanged;
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
