import { collectText, type LanguageModel, type ModelPrompt, type ModelSettings } from './language-model.ts';
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
export function createLanguageModel(
  settings: ModelSettings,
  options: CreateModelOptions = {},
): LanguageModel {
  const { limits = defaultModelLimits, onFailure = () => undefined } = options;
  if (settings.provider === 'openai-compatible' && settings.baseUrl === undefined) {
    throw new Error('an openai-compatible model needs a base URL');
  }
  return createReliableModel(lazyModel(settings, limits.connectMs), { limits, now: Date.now, onFailure });
}

/** The SDK costs a third of a second to load, which the start of a server need not wait for. */
function lazyModel(settings: ModelSettings, connectMs: number): LanguageModel {
  let loading: Promise<LanguageModel> | undefined;
  const load = async (): Promise<LanguageModel> => {
    const { createAiSdkModel } = await import('./ai-sdk-model.ts');
    return createAiSdkModel(settings, connectMs);
  };
  async function* stream(prompt: ModelPrompt, signal?: AbortSignal): AsyncGenerator<string> {
    loading ??= load();
    yield* (await loading).streamText(prompt, signal);
  }
  return {
    name: settings.model,
    streamText: stream,
    generate: (prompt, signal) => collectText(stream(prompt, signal)),
  };
}
