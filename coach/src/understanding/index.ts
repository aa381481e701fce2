import { createEncoder } from './encoder.ts';
import { createPassageReader } from './passage-reader.ts';
import { createRespell } from './plain-spelling.ts';
import { createRiskReader, type RiskReading, readRiskHead } from './risk-reader.ts';

/** What the coach has learned to understand of a child's words. */
export interface Understanding {
  readRisk(text: string): RiskReading | null;
}

/** Loads the encoder and the learned heads: once in a thread, after the start. */
export async function createUnderstanding(): Promise<Understanding> {
  const readPassages = createPassageReader(createEncoder(), await createRespell());
  return { readRisk: createRiskReader(readPassages, readRiskHead()) };
}

export type { RiskKind, RiskReading } from './risk-reader.ts';
