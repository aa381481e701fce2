import { createEncoder } from './encoder.ts';
import { createPassageReader } from './passage-reader.ts';
import { createRespell } from './plain-spelling.ts';
import { createRiskReader, type RiskReading, readRiskHead } from './risk-reader.ts';
import type { Turn } from './turn-features.ts';
import { createTurnReader, readTurnHead, type TurnReading } from './turn-reader.ts';

/** What the coach has learned to understand of a child's words. */
export interface Understanding {
  readRisk(text: string): RiskReading | null;
  /** What the child does with a turn in the chat. */
  readTurn(turn: Turn): TurnReading;
}

/** Loads the encoder and the learned heads: once in a thread, after the start. */
export async function createUnderstanding(): Promise<Understanding> {
  const readPassages = createPassageReader(createEncoder(), await createRespell());
  return {
    readRisk: createRiskReader(readPassages, readRiskHead()),
    readTurn: createTurnReader(readPassages, readTurnHead()),
  };
}

export type { RiskKind, RiskReading } from './risk-reader.ts';
export type { Turn } from './turn-features.ts';
export type { TurnKind, TurnReading } from './turn-reader.ts';
