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
  return createOpenAICompatible({ name: 'openai-compatible', apiKey, baseURL: baseUrl ?? '', fetch })(model);
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
  let hasBegun = false;
  try {
    for await (const part of result.fullStream) {
      const piece = pieceOf(part);
      if (piece === '') continue;
      hasBegun = true;
      yield piece;
    }
  } catch (error) {
    throw toFailure(error, hasBegun);
  }
  if (!hasBegun) throw new ModelFailure('garbage');
}

function pieceOf(part: TextStreamPart<ToolSet>): string {
  switch (part.type) {
    case 'text-delta':
      return part.text;
    case 'error':
      throw part.error;
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

function toFailure(error: unknown, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ModelFailure) return cause;
  if (error instanceof Error && error.name === 'AbortError') return new ModelFailure('cancelled');
  if (hasBegun) return new ModelFailure('cut_off');
  if (!APICallError.isInstance(error)) return new ModelFailure('garbage');
  if (error.statusCode === undefined) return new ModelFailure('unavailable');
  return error.statusCode >= 400 ? failureOfStatus(error.statusCode) : new ModelFailure('garbage');
}

/**
 * Gives up when no answer has begun in time; the body may take as long as the caller allows. A redirect is refused: it
 * would carry a child's words to a host that nobody has chosen.
 */
function fetchWithin(connectMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const connecting = new AbortController();
    const timer = setTimeout(() => connecting.abort(new ModelFailure('timeout')), connectMs);
    const signals = init?.signal ? [init.signal, connecting.signal] : [connecting.signal];
    try {
      return await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
    } finally {
      clearTimeout(timer);
    }
  };
}
