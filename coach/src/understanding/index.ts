import { createEncoder } from './encoder.ts';
import { createPassageReader } from './passage-reader.ts';
import { createRespell } from './plain-spelling.ts';
import { createRiskReader, type Heard, type RiskReading } from './risk-reader.ts';
import { createTransformer } from './transformer/transformer.ts';
import type { Turn } from './turn-features.ts';
import { createTurnReader, readTurnHead, type TurnReading } from './turn-reader.ts';

/** What the coach has learned to understand of a child's words. */
export interface Understanding {
  readRisk(text: string, heard: Heard): RiskReading | null;
  /** What the child does with a turn in the chat. */
  readTurn(turn: Turn): TurnReading;
}

/** Loads the models and what was learned on top of them: once in a thread, after the start. */
export async function createUnderstanding(): Promise<Understanding> {
  const respell = await createRespell();
  return {
    readRisk: createRiskReader(createTransformer(), respell),
    readTurn: createTurnReader(createPassageReader(createEncoder(), respell), readTurnHead()),
  };
}

export type { RiskKind } from './risk-model.ts';
export type { Heard, RiskReading } from './risk-reader.ts';
export type { Turn } from './turn-features.ts';
export type { TurnKind, TurnReading } from './turn-reader.ts';
