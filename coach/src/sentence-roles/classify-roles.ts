import { readFileSync } from 'node:fs';
import type { Genre } from '@inkling/contract';
import { z } from 'zod';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import { roleFeatures } from './role-features.ts';
import { rolesOfGenre, type SentenceRole } from './sentence-role.ts';

const headSchema = z.object({
  biases: z.array(z.number()),
  /** For each feature the roles, by their number, that it speaks for or against. */
  weights: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
});
export type StoredRoleHead = z.infer<typeof headSchema>;

const storedSchema = z.object({ persuasive: headSchema, narrative: headSchema });
export type StoredRoleHeads = z.infer<typeof storedSchema>;

/** How likely it is, from 0 to 1, that a sentence has a role. */
export type RoleProbabilities = ReadonlyMap<SentenceRole, number>;

export type ClassifyRoles = (analysis: TextAnalysis, genre: Genre) => RoleProbabilities[];

export const createRoleClassifier = (stored: StoredRoleHeads): ClassifyRoles => {
  const heads = {
    persuasive: new Map(Object.entries(stored.persuasive.weights)),
    narrative: new Map(Object.entries(stored.narrative.weights)),
  };
  return (analysis, genre) =>
    roleFeatures(analysis).map((features) => {
      const scores = [...stored[genre].biases];
      for (const [name, value] of features)
        for (const [role, weight] of heads[genre].get(name) ?? [])
          scores[role] = (scores[role] ?? 0) + weight * value;
      return new Map(rolesOfGenre[genre].map((role, at) => [role, 1 / (1 + Math.exp(-(scores[at] ?? 0)))]));
    });
};

const file = new URL('../understanding/heads/sentence-roles.json', import.meta.url);
let classifier: ClassifyRoles | undefined;
const known: Record<Genre, WeakMap<TextAnalysis, RoleProbabilities[]>> = {
  persuasive: new WeakMap(),
  narrative: new WeakMap(),
};

/** What each sentence does in its text, as learned from pieces that teachers read; classified once for each text. */
export const classifyRoles: ClassifyRoles = (analysis, genre) => {
  classifier ??= createRoleClassifier(storedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const found = known[genre].get(analysis) ?? classifier(analysis, genre);
  known[genre].set(analysis, found);
  return found;
};

/** Sentences that do nothing are known in arguments: much else can happen in a story. */
const genreOfRole = (role: SentenceRole): Genre =>
  rolesOfGenre.persuasive.includes(role) ? 'persuasive' : 'narrative';

export const roleProbability = (analysis: TextAnalysis, { index }: Sentence, role: SentenceRole): number =>
  classifyRoles(analysis, genreOfRole(role))[index]?.get(role) ?? 0;

/** How much of a text has a role, sentence by sentence. */
export const averageRoleProbability = (analysis: TextAnalysis, role: SentenceRole): number =>
  analysis.sentences.reduce((sum, sentence) => sum + roleProbability(analysis, sentence, role), 0) /
  Math.max(1, analysis.sentences.length);
