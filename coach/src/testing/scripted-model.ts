import { collectText, type LanguageModel, type ModelPrompt } from '../language-models/language-model.ts';
import { ModelFailure } from '../language-models/model-failure.ts';

/** An answer in pieces, or a failure after some of them. */
export type ScriptedAnswer = string | { pieces: string[]; failure?: ModelFailure };
export type Script = ScriptedAnswer[] | ((prompt: ModelPrompt) => ScriptedAnswer);

export interface ScriptedModel extends LanguageModel {
  /** Everything it was asked, in order: what left the house. */
  readonly prompts: ModelPrompt[];
}

/** A stand-in for a language model in tests: plays its script and remembers what it was asked. */
export function createScriptedModel(script: Script, name = 'scripted'): ScriptedModel {
  const prompts: ModelPrompt[] = [];
  const answerTo = (prompt: ModelPrompt): ScriptedAnswer => {
    const answer = typeof script === 'function' ? script(prompt) : script[prompts.length];
    prompts.push(prompt);
    return answer ?? { pieces: [], failure: new ModelFailure('unavailable') };
  };
  async function* play(prompt: ModelPrompt): AsyncGenerator<string> {
    const answer = answerTo(prompt);
    if (typeof answer === 'string') return yield answer;
    yield* answer.pieces;
    if (answer.failure) throw answer.failure;
  }
  return { name, prompts, streamText: play, generate: (prompt) => collectText(play(prompt)) };
}
