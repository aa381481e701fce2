import { createRequire } from 'node:module';
import type { Model, WinkMethods } from 'wink-nlp';

/** The tagger is loaded on first use: an import must cost nothing. */
const load = createRequire(import.meta.url);

let tagger: WinkMethods | undefined;

export const getPosTagger = (): WinkMethods => {
  if (tagger === undefined) {
    // `require` is untyped; the packages' own declarations give these shapes.
    const build = load('wink-nlp') as (model: Model, pipe: string[]) => WinkMethods;
    const model = load('wink-eng-lite-web-model') as Model;
    tagger = build(model, ['sbd', 'pos']);
  }
  return tagger;
};
