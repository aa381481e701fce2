/** What a field for files takes. */
export interface FileRules {
  /** Content types. */
  accept: readonly string[];
  max: number;
  word: 'images' | 'files';
}

const shortType = (type: string): string => type.slice(type.indexOf('/') + 1);

const typeProblem = ({ accept, word }: FileRules): string =>
  `Only ${word === 'images' ? word : 'these files'} are allowed: ${accept.map(shortType).join(', ')}`;

const countProblem = ({ max, word }: FileRules): string =>
  `You can only upload up to ${max} ${max === 1 ? word.slice(0, -1) : word}`;

/** Of the files somebody picked, those that are taken, and what to say about the others. */
export const filterPickedFiles = <F extends { type: string }>(
  picked: readonly F[],
  rules: FileRules,
  already: number,
): { taken: F[]; problem: string | null } => {
  const fitting = picked.filter(({ type }) => rules.accept.includes(type));
  const taken = fitting.slice(0, Math.max(0, rules.max - already));
  if (fitting.length < picked.length) return { taken, problem: typeProblem(rules) };
  return { taken, problem: taken.length < fitting.length ? countProblem(rules) : null };
};
