import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findClauses } from '../../parse/clauses.ts';
import { analyseText, type Sentence, type TextAnalysis } from '../../parse/index.ts';
import { findPossibleRunOns, type PossibleRunOn } from '../../parse/run-on-features.ts';
import { createRunOnClassifier, type StoredRunOnHead } from '../../parse/sentence-faults.ts';
import { tagWords } from '../../parse/tag-words.ts';
import { loadJsonLines } from './case-sets.ts';
import { fitSparseLogisticRegression } from './sparse-logistic-regression.ts';

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`../../../training/${name}`, import.meta.url));

const labelledText = z.object({
  text: z.string(),
  /** Where a second sentence begins without a full stop or a joining word before it. */
  run_together: z.array(z.number()).optional(),
  /** Where a teacher would break up a chain of joined clauses: right or wrong, nothing is learned from these. */
  chains: z.array(z.number()).default([]),
});

interface Example {
  set: string;
  joint: PossibleRunOn;
  isRunOn: boolean;
  weight: number;
}

/**
 * Whole pieces have as many right places as children write. Sentences written to be looked at, half of them wrong, and
 * neighbours joined by us count less.
 */
const weightOfWritten = 0.6;
const weightOfMade = 0.1;
/** Seldomer features are left out, lighter weights are not stored, and large ones are held back. */
const fewestUses = 4;
const lightestWeight = 0.02;
const restraint = 4;
const reported = [0.4, 0.5, 0.6, 0.65, 0.7, 0.8, 0.9];

/** How many parts the sets are divided into, each left out once. */
const parts = 4;

/** Learns where two sentences run together, and says how well sets left out are read. */
export function trainRunOnSentences(say: (line: string) => void): StoredRunOnHead {
  const pieces = [...loadExamples('pieces-with-sentence-roles', 1), ...loadExamples('harmless-pieces', 1)];
  const written = loadExamples('run-on-sentences', weightOfWritten);
  const made = [...joinNeighbours('pieces-with-sentence-roles'), ...joinNeighbours('harmless-pieces')];
  const examples = [...pieces, ...written];
  const sets = [...new Set(examples.map(({ set }) => set))];
  const partOf = ({ set }: Example): number => sets.indexOf(set) % parts;
  const judged = Array.from({ length: parts }, (_, part) => {
    const learned = fit([...examples, ...made].filter((example) => partOf(example) !== part));
    const probabilityOf = createRunOnClassifier(learned);
    return examples
      .filter((example) => partOf(example) === part && example.weight > 0)
      .map((example) => ({ ...example, probability: probabilityOf(example.joint) }));
  }).flat();
  for (const [name, some] of [
    ['whole pieces', judged.filter(({ weight }) => weight === 1)],
    ['sentences written to be looked at', judged.filter(({ weight }) => weight < 1)],
  ] as const) {
    const wrong = some.filter(({ isRunOn }) => isRunOn).length;
    say(`${name}, left out: of ${some.length} places ${wrong} run together`);
    for (const least of reported) {
      const said = some.filter(({ probability }) => probability >= least);
      const right = said.filter(({ isRunOn }) => isRunOn).length;
      say(`  from ${least} on: ${right} of ${said.length} right`);
    }
  }
  return fit([...examples, ...made]);
}

interface LabelledSet {
  name: string;
  texts: { text: string; run_together: number[]; chains: number[] }[];
}

/** Pieces that nobody labelled are left out. */
const loadSets = (folder: string): LabelledSet[] =>
  readdirSync(folderOf(folder))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => ({
      name: `${folder}/${file}`,
      texts: loadJsonLines(join(folderOf(folder), file), labelledText).flatMap(
        ({ text, run_together, chains }) => (run_together ? [{ text, run_together, chains }] : []),
      ),
    }));

const loadExamples = (folder: string, weight: number): Example[] =>
  loadSets(folder).flatMap(({ name, texts }) =>
    texts.flatMap(({ text, run_together, chains }) =>
      analyseText(text)
        .sentences.filter(({ isProse }) => isProse)
        .flatMap((sentence) =>
          jointsIn(text, sentence).map(({ joint, start }) => ({
            set: name,
            joint,
            isRunOn: run_together.includes(start),
            weight: chains.includes(start) ? 0 : weight,
          })),
        ),
    ),
  );

function jointsIn(
  text: string,
  span: { start: number; end: number },
): { joint: PossibleRunOn; start: number }[] {
  const words = tagWords(text, span);
  return findPossibleRunOns(words, findClauses(words)).map((joint) => ({
    joint,
    start: words[joint.at]?.start ?? 0,
  }));
}

/** Two whole sentences side by side with the full stop taken out: run together, whatever they are about. */
const joinNeighbours = (folder: string): Example[] =>
  loadSets(folder).flatMap(({ name, texts }) =>
    texts.flatMap(({ text, run_together }) => {
      const analysis = analyseText(text);
      const isWhole = (sentence: Sentence): boolean =>
        sentence.isProse &&
        !sentence.hasSpeech &&
        sentence.kind !== 'fragment' &&
        !run_together.some((at) => at >= sentence.start && at < sentence.end);
      return analysis.sentences.flatMap((first, at): Example[] => {
        const second = analysis.sentences[at + 1];
        if (!second || first.paragraph !== second.paragraph || first.endMark !== '.') return [];
        if (!isWhole(first) || !isWhole(second)) return [];
        return joined(analysis, [first, second], at).map((joint) => ({
          set: name,
          joint,
          isRunOn: true,
          weight: weightOfMade,
        }));
      });
    }),
  );

/** Every other one with a comma between, and half of them without apostrophes, as children leave them out. */
function joined(
  { text, words }: TextAnalysis,
  [first, second]: [Sentence, Sentence],
  at: number,
): PossibleRunOn[] {
  const opener = words[second.firstWord];
  if (!opener || /^(and|but|or|so|because|which|nor|yet)$/.test(opener.lower)) return [];
  const plain = (part: string): string => (at % 4 > 1 ? part.replace(/(?<=\p{L})['’](?=\p{L})/gu, '') : part);
  const before = plain(text.slice(first.start, first.end).replace(/[.\s]+$/, ''));
  const after = plain(text.slice(second.start, second.end));
  const keepsCapital = opener.isName || opener.lower === 'i' || opener.lower.startsWith("i'");
  const continued = keepsCapital ? after : after.charAt(0).toLowerCase() + after.slice(1);
  const whole = `${before}${at % 2 === 0 ? ', ' : ' '}${continued}`;
  const places = jointsIn(whole, { start: 0, end: whole.length });
  const seam = whole.length - continued.length;
  return places.flatMap(({ joint, start }) => (start === seam ? [joint] : []));
}

/** Each feature once by itself and once together with the mark at the place. */
const namesOf = ({ features, hasComma }: PossibleRunOn): string[] => [
  ...features,
  ...features.map((feature) => (hasComma ? withComma(feature) : without(feature))),
];
const withComma = (feature: string): string => `comma: ${feature}`;
const without = (feature: string): string => `no mark: ${feature}`;

function fit(examples: Example[]): StoredRunOnHead {
  const uses = new Map<string, number>();
  for (const { joint } of examples)
    for (const name of namesOf(joint)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].flatMap(([name, count]) => (count >= fewestUses ? [name] : [])).sort();
  const numberOf = new Map(names.map((name, index) => [name, index]));
  const learned = fitSparseLogisticRegression(
    examples.map(({ joint, isRunOn, weight }) => ({
      features: namesOf(joint).flatMap((name): [number, number][] => {
        const index = numberOf.get(name);
        return index === undefined ? [] : [[index, 1]];
      }),
      label: isRunOn,
      weight,
    })),
    names.length,
    restraint,
  );
  const weightOf = (name: string): number => {
    const weight = Math.round((learned[numberOf.get(name) ?? -1] ?? 0) * 1000) / 1000;
    return Math.abs(weight) >= lightestWeight ? weight : 0;
  };
  const features = [...new Set(examples.flatMap(({ joint }) => joint.features))].sort();
  const weights = features.map((feature): [string, [number, number, number]] => [
    feature,
    [weightOf(feature), weightOf(withComma(feature)), weightOf(without(feature))],
  ]);
  return {
    bias: Math.round((learned[names.length] ?? 0) * 1000) / 1000,
    weights: Object.fromEntries(weights.filter(([, each]) => each.some((weight) => weight !== 0))),
  };
}
