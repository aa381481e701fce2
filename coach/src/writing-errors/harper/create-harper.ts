import type { Span } from '../../marking/assessment.ts';
import type { SpellingDialect } from '../../parse/index.ts';
import { usefulHarperRules } from '../data/harper-rules.ts';

/** One remark of Harper's, in UTF-16 offsets. */
export interface HarperLint extends Span {
  rule: string;
  /** Harper's own category: Spelling, Grammar, Punctuation, WordChoice, … */
  category: string;
  suggestions: string[];
}

export type Harper = (text: string) => Promise<HarperLint[]>;

/** Suggestion kinds of the binary. */
const replace = 0;
const remove = 1;

/** Before linting, not after: Harper drops remarks that overlap others, and some cover whole sentences. */
const usefulOnly = (config: Record<string, boolean | null>): Record<string, boolean> =>
  Object.fromEntries(Object.keys(config).map((rule) => [rule, usefulHarperRules.has(rule)]));

/** Starting takes two to three seconds and some 400 MB: only ever done inside the worker thread. */
export const createHarper = async (spelling: SpellingDialect): Promise<Harper> => {
  const { Dialect, LocalLinter } = await import('harper.js');
  const { binary } = await import('harper.js/binary');
  const dialect = spelling === 'au' ? Dialect.Australian : Dialect.American;
  const linter = new LocalLinter({ binary, dialect });
  await linter.setup();
  await linter.setLintConfig(usefulOnly(await linter.getDefaultLintConfig()));
  return async (text) => {
    const groups = await linter.organizedLints(text, { language: 'plaintext', dedup: false });
    return Object.entries(groups).flatMap(([rule, lints]) =>
      lints.map((lint) => {
        const { start, end } = lint.span();
        const problem = lint.get_problem_text();
        const suggestions = lint.suggestions().map((suggestion) => {
          const kind = suggestion.kind();
          if (kind === remove) return '';
          return kind === replace
            ? suggestion.get_replacement_text()
            : problem + suggestion.get_replacement_text();
        });
        const category = lint.lint_kind();
        lint.free();
        return { start, end, rule, category, suggestions };
      }),
    );
  };
};
