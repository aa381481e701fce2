import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Genre } from '@inkling/contract';
import { z } from 'zod';
import { analyseText } from '../../parse/index.ts';
import {
  createRoleClassifier,
  type StoredRoleHead,
  type StoredRoleHeads,
} from '../../sentence-roles/classify-roles.ts';
import { type Features, roleFeatures } from '../../sentence-roles/role-features.ts';
import {
  argumentRoles,
  rolesOfGenre,
  type SentenceRole,
  storyRoles,
} from '../../sentence-roles/sentence-role.ts';
import { loadJsonLines } from './case-sets.ts';
import { fitSparseLogisticRegression } from './sparse-logistic-regression.ts';

const folder = fileURLToPath(new URL('../../../training/pieces-with-sentence-roles', import.meta.url));

const piece = z.object({
  genre: z.enum(['narrative', 'persuasive']),
  text: z.string(),
  /** Where each sentence starts and ends, and what it does. */
  sentences: z.array(z.tuple([z.number(), z.number(), z.array(z.enum([...argumentRoles, ...storyRoles]))])),
});

interface Example {
  set: string;
  genre: Genre;
  analysis: ReturnType<typeof analyseText>;
  /** The roles of each sentence as the parser cuts them today. */
  roles: SentenceRole[][];
}

/** Seldomer features are left out, lighter weights are not stored. */
const fewestUses = 3;
const lightestWeight = 0.03;
/** From here on a role counts as found. */
const found = 0.5;

/** Learns what sentences do in a text, and says how well pieces left out are read. */
export function trainSentenceRoles(say: (line: string) => void): StoredRoleHeads {
  const sets = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const examples = sets.flatMap((set) =>
    loadJsonLines(join(folder, set), piece).map(({ genre, text, sentences }): Example => {
      const analysis = analyseText(text);
      const roles = analysis.sentences.map(({ start, end }) => {
        const overlapOf = ([from, to]: (typeof sentences)[number]): number =>
          Math.min(end, to) - Math.max(start, from);
        const [nearest] = [...sentences].sort((a, b) => overlapOf(b) - overlapOf(a));
        return nearest?.[2] ?? [];
      });
      return { set, genre, analysis, roles };
    }),
  );
  for (const set of sets) {
    const classify = createRoleClassifier(fitBoth(examples.filter((example) => example.set !== set)));
    for (const genre of ['persuasive', 'narrative'] as const)
      say(`${set}, left out, ${genre}: ${reportOn(examples, { set, genre, classify })}`);
  }
  return fitBoth(examples);
}

/** Of the sentences said to have a role those that have it, and of those that have it those found. */
function reportOn(
  examples: Example[],
  { set, genre, classify }: { set: string; genre: Genre; classify: ReturnType<typeof createRoleClassifier> },
): string {
  const judged = examples
    .filter((example) => example.set === set && example.genre === genre)
    .flatMap(({ analysis, roles }) =>
      classify(analysis, genre).map((shares, at) => ({ shares, roles: roles[at] ?? [] })),
    );
  return rolesOfGenre[genre]
    .map((role) => {
      const said = judged.filter(({ shares }) => (shares.get(role) ?? 0) > found);
      const have = judged.filter(({ roles }) => roles.includes(role)).length;
      const right = said.filter(({ roles }) => roles.includes(role)).length;
      return `${role} ${right} of ${said.length} right, of ${have}`;
    })
    .join('; ');
}

const fitBoth = (examples: Example[]): StoredRoleHeads => ({
  persuasive: fit(
    examples.filter(({ genre }) => genre === 'persuasive'),
    'persuasive',
  ),
  narrative: fit(
    examples.filter(({ genre }) => genre === 'narrative'),
    'narrative',
  ),
});

function fit(examples: Example[], genre: Genre): StoredRoleHead {
  const rows = examples.flatMap(({ analysis, roles }) =>
    roleFeatures(analysis).map((features, at) => ({ features, roles: roles[at] ?? [] })),
  );
  const names = knownNames(rows.map(({ features }) => features));
  const at = new Map(names.map((name, index) => [name, index]));
  const inputs = rows.map(({ features }) =>
    [...features].flatMap(([name, value]): [number, number][] => {
      const index = at.get(name);
      return index === undefined ? [] : [[index, value]];
    }),
  );
  const learned = rolesOfGenre[genre].map((role) =>
    fitSparseLogisticRegression(
      inputs.map((features, row) => ({
        features,
        label: rows[row]?.roles.includes(role) ?? false,
        weight: 1,
      })),
      names.length,
    ),
  );
  const weights = names.map((name, index): [string, [number, number][]] => [
    name,
    learned
      .map((weightsOfRole, role): [number, number] => [role, rounded(weightsOfRole[index] ?? 0)])
      .filter(([, weight]) => Math.abs(weight) >= lightestWeight),
  ]);
  return {
    biases: learned.map((weightsOfRole) => rounded(weightsOfRole[names.length] ?? 0)),
    weights: Object.fromEntries(weights.filter(([, some]) => some.length > 0)),
  };
}

function knownNames(rows: Features[]): string[] {
  const uses = new Map<string, number>();
  for (const features of rows) for (const name of features.keys()) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses].flatMap(([name, count]) => (count >= fewestUses ? [name] : [])).sort();
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
