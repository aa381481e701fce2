import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  type LanguageModel as SdkModel,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import { collectText, type LanguageModel, type ModelPrompt, type ModelSettings } from './language-model.ts';
import { failureOfStatus, ModelFailure } from './model-failure.ts';

const defaultOutputTokens = 700;

/** A model behind HTTP, spoken to through the AI SDK; no retries and no time limits of its own but the connection's. */
export function createAiSdkModel(settings: ModelSettings, connectMs: number): LanguageModel {
  const model = sdkModel(settings, fetchWithin(connectMs));
  const stream = (prompt: ModelPrompt, signal?: AbortSignal) => streamPieces(model, prompt, signal);
  return {
    name: settings.model,
    streamText: stream,
    generate: (prompt, signal) => collectText(stream(prompt, signal)),
  };
}

function sdkModel(settings: ModelSettings, fetch: typeof globalThis.fetch): SdkModel {
  const { provider, model, apiKey, baseUrl } = settings;
  if (provider === 'anthropic') return createAnthropic({ apiKey, baseURL: baseUrl, fetch })(model);
  if (baseUrl === undefined) throw new Error('an openai-compatible model needs a base URL');
  return createOpenAICompatible({ name: 'openai-compatible', apiKey, baseURL: baseUrl, fetch })(model);
}

async function* streamPieces(
  model: SdkModel,
  prompt: ModelPrompt,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const result = streamText({
    model,
    system: prompt.system,
    messages: [...prompt.messages],
    maxOutputTokens: prompt.maxOutputTokens ?? defaultOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // The SDK prints errors by default, and an error can hold the child's text.
    onError: () => undefined,
  });
  let isEmpty = true;
  for await (const part of result.fullStream) {
    if (part.type === 'error') throw toFailure(part.error, isEmpty);
    const piece = pieceOf(part);
    if (piece === '') continue;
    isEmpty = false;
    yield piece;
  }
  if (isEmpty) throw new ModelFailure('garbage');
}

function pieceOf(part: TextStreamPart<ToolSet>): string {
  switch (part.type) {
    case 'text-delta':
      return part.text;
    case 'abort':
      throw new ModelFailure('cancelled');
    case 'finish':
      // A stream that ends without saying why was cut off on the way; "length" is an answer that does not end either.
      if (part.finishReason !== 'stop') throw new ModelFailure('cut_off');
      return '';
    default:
      return '';
  }
}

function toFailure(error: unknown, isEmpty: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) {
    if (error.cause instanceof ModelFailure) return error.cause;
    if (error.statusCode !== undefined && error.statusCode >= 400) return failureOfStatus(error.statusCode);
    return new ModelFailure(error.statusCode === undefined ? 'unavailable' : 'garbage');
  }
  if (error instanceof Error && error.name === 'AbortError') return new ModelFailure('cancelled');
  if (error instanceof TypeError) return new ModelFailure(isEmpty ? 'unavailable' : 'cut_off');
  return new ModelFailure('garbage');
}

/** Gives up when no answer has begun in time; the body may take as long as the caller allows. */
function fetchWithin(connectMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const connecting = new AbortController();
    const timer = setTimeout(() => connecting.abort(new ModelFailure('timeout')), connectMs);
    const signals = init?.signal ? [init.signal, connecting.signal] : [connecting.signal];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } finally {
      clearTimeout(timer);
    }
  };
}
