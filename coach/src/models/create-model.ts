import { createAiSdkModel } from './ai-sdk-model.ts';
import type { LanguageModel, ModelSettings } from './language-model.ts';
import type { ModelFailure } from './model-failure.ts';
import { createReliableModel, type ReliableLimits } from './reliable-model.ts';

export interface ModelLimits extends ReliableLimits {
  connectMs: number;
}

export const defaultModelLimits: ModelLimits = {
  // A model on the school's own machine may have to be loaded first.
  connectMs: 20_000,
  idleMs: 15_000,
  wholeMs: 60_000,
  retryAfterMs: 400,
  failuresToOpen: 4,
  pauseMs: 60_000,
};

export interface CreateModelOptions {
  limits?: ModelLimits;
  onFailure?: (failure: ModelFailure) => void;
}

/** The model of the settings with every protection around it. */
export function createModel(settings: ModelSettings, options: CreateModelOptions = {}): LanguageModel {
  const { limits = defaultModelLimits, onFailure = () => undefined } = options;
  return createReliableModel(createAiSdkModel(settings, limits.connectMs), {
    limits,
    now: Date.now,
    onFailure,
  });
}
