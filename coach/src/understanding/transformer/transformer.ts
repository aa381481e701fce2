import type { StoredAdapters } from './adapters.ts';
import { chooseLayerModule } from './choose-layer-module.ts';
import { createEmbed, EMBEDDING_NORM } from './embed.ts';
import { createLayerModule, type LayerFile } from './layer-module.ts';
import { packLayer, storeNorm, withAdapters } from './packed-layer.ts';
import { allocateScratchMemory, runLayer } from './run-layer.ts';
import { LAYERS, WIDTH } from './shape.ts';
import { createTokenizer, type Tokenizer } from './tokenizer.ts';
import { readTransformerWeights } from './weights.ts';

/** A text as the transformer understands it: one state for each token, the first and the last mark included. */
export type HiddenStates = Float32Array;

/** all-MiniLM-L6-v2: a transformer of six layers over pieces of words. */
export interface Transformer<Name extends string> {
  tokenize: Tokenizer;
  /** Reads with what was learned under this name; without one, as it read before anything was learned. */
  read(tokens: number[], adapted?: Name): HiddenStates;
}

export interface TransformerOptions<Name extends string> {
  /** What was learned on top of its last layers, for one purpose each. */
  adapters?: Partial<Record<Name, StoredAdapters>>;
  file?: LayerFile;
}

/** More than most windows have. */
const FIRST_ROOM = 128;

export function createTransformer<Name extends string>({
  adapters = {},
  file,
}: TransformerOptions<Name> = {}): Transformer<Name> {
  const weights = readTransformerWeights();
  const module = file ? createLayerModule(file) : chooseLayerModule();
  const embed = createEmbed(weights);
  const norm = storeNorm(module, weights, EMBEDDING_NORM);
  const layers = Array.from({ length: LAYERS }, (_, index) => packLayer(module, weights, index));
  const adaptedLayers = new Map(
    Object.entries<StoredAdapters | undefined>(adapters).map(([name, stored]) => [
      name,
      layers.map((layer, index) => withAdapters(module, layer, stored?.layers[index - stored.from_layer])),
    ]),
  );
  let room = allocateScratchMemory(module, FIRST_ROOM);

  const readThrough = (some: typeof layers, tokens: number[]): HiddenStates => {
    const embedded = embed(tokens);
    const rows = embedded.length / WIDTH;
    if (rows > room.rows) room = allocateScratchMemory(module, 2 * rows);
    const states = module.floatsAt(room.states, embedded.length);
    states.set(embedded);
    module.normalize(room.states, room.zeros, norm.scale, norm.bias, room.states, rows);
    for (const layer of some) runLayer(module, layer, room, rows);
    return states.slice();
  };

  return {
    tokenize: createTokenizer(weights.vocabulary),
    read(tokens, adapted) {
      const through = adapted === undefined ? layers : adaptedLayers.get(adapted);
      if (!through) throw new Error(`nothing was learned under the name ${adapted}`);
      return readThrough(through, tokens);
    },
  };
}
