import { createLayerModule, hasRelaxedSimd, type LayerModule } from './layer-module.ts';
import { multipliesExactly } from './multiplies-exactly.ts';

/** The fast module where it is right, else the plain one. */
export function chooseLayerModule(): LayerModule {
  const plain = createLayerModule('layer-no-simd.wasm');
  if (!hasRelaxedSimd()) return plain;
  const fast = createLayerModule('layer.wasm');
  return multipliesExactly(fast, plain) ? fast : plain;
}
