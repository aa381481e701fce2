export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelPrompt {
  system: string;
  messages: readonly ModelMessage[];
  maxOutputTokens?: number;
}

/** All the coach asks of a language model; adapters, the reliable wrapper and the scripted fake all are one. */
export interface LanguageModel {
  readonly name: string;
  /** The answer in pieces as they come; throws a ModelFailure, also after some pieces. */
  streamText(prompt: ModelPrompt, signal?: AbortSignal): AsyncIterable<string>;
  /** The whole answer; throws a ModelFailure. */
  generate(prompt: ModelPrompt, signal?: AbortSignal): Promise<string>;
}

export const modelProviders = ['openai-compatible', 'anthropic'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  apiKey?: string;
  /** Needed for openai-compatible, e.g. http://localhost:11434/v1 for Ollama. */
  baseUrl?: string;
}

export async function collectText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
