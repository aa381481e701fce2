import type { Hint } from '@inkling/contract';

/** Written small and alone: names begin with a capital, and addresses, files and words with a hyphen have more to them. */
const plainWords =
  /(?<![\p{L}\p{N}_@#'’-]|[\p{L}\p{N}][./])[a-z]{3,}(?:['’][a-z]+)?(?![\p{L}\p{N}_@'’-]|[./]\p{L})/gu;
const words = /\p{L}+/gu;

/** "sooo", "brrr", "hahaha": sounds that a child chose. */
const isSound = (word: string): boolean =>
  /(.)\1\1/.test(word) || !/[aeiouy]/.test(word) || /^(.{2,3})\1+$/.test(word);

const endings = /(?:'s|'d|'ll|'ve|'re|n't)$/;
/** Of shorter ones too many mistakes are made: "lit" and "tel". */
const shortestPart = 4;
const ownForms = [/^(?:super|mega|mini|anti)(.{3,})$/, /^(.{4,})(?:ish|like|less)$/];

interface UnusualWordsOptions {
  isKnown: (word: string) => boolean;
  /** What the piece is about: its title, its task and its plan. */
  familiar: string;
}

/** Made of words that are known: "dragonrider", "superstrong", "greenish". */
const isMadeOfKnown = (word: string, isKnown: (part: string) => boolean): boolean => {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1)
    if (isKnown(word.slice(0, cut)) && isKnown(word.slice(cut))) return true;
  return ownForms.some((form) => {
    const stem = form.exec(word)?.[1];
    return stem !== undefined && isKnown(stem);
  });
};

const reason = 'This device does not know the word. Does it look right to you?';
/** Written so often, it is a word of the piece. */
const oftenEnough = 3;

/** Words that no list on the device has. What may be a name, a sound or the child's own is passed over. */
export const findUnusualWords = (text: string, { isKnown, familiar }: UnusualWordsOptions): Hint[] => {
  const lower = (word: string) => word.toLowerCase();
  const own = new Set(familiar.match(words)?.map(lower));
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(words)) {
    if (word !== lower(word)) own.add(lower(word));
    counts.set(lower(word), (counts.get(lower(word)) ?? 0) + 1);
  }
  const isFine = (word: string): boolean => {
    const plain = word.replaceAll('’', "'");
    const stem = plain.replace(endings, '');
    if (isKnown(plain) || isKnown(stem) || own.has(stem) || stem.includes("'")) return true;
    return isSound(stem) || (counts.get(stem) ?? 0) >= oftenEnough || isMadeOfKnown(stem, isKnown);
  };
  return [...text.matchAll(plainWords)]
    .filter(([word]) => !isFine(word))
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      kind: 'spelling',
      reason,
      suggestions: [],
      everywhere: true,
    }));
};
