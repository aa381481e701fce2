import type { LanguageModel } from './language-models/language-model.ts';
import { ModelFailure } from './language-models/model-failure.ts';
import {
  createRedactor,
  type KnownPersonalData,
  type Redactor,
  type TagPersonalData,
} from './safety/index.ts';

/** What an outside model may be told. */
export interface ExternalModelConsent {
  /** The parent's consent, and the plan: without it nothing goes to an outside model. */
  mayUseModel: boolean;
  known: KnownPersonalData;
}

export type ModelTask<T> = (model: LanguageModel, redactor: Redactor) => Promise<T | null>;
export type AskLanguageModel = <T>(outside: ExternalModelConsent, job: ModelTask<T>) => Promise<T | null>;

/** Does a job with the model where there is one and it may be asked; null otherwise, and when the model fails. */
export function createAskLanguageModel(
  model: LanguageModel | null,
  tagPersonalData: TagPersonalData,
): AskLanguageModel {
  return async (outside, job) => {
    if (!model || !outside.mayUseModel) return null;
    try {
      return await job(model, createRedactor(outside.known, tagPersonalData));
    } catch (error) {
      // A failing model isn't a failure of ours: the built-in coach has its words ready.
      if (error instanceof ModelFailure) return null;
      throw error;
    }
  };
}
