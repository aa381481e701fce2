import { emptyFeedbackParts, type FeedbackParts } from '@inkling/contract';
import { z } from 'zod';

const maximumSuggestions = 2;
const score = z.number().int().min(0).max(6).nullable().catch(null);
const lines = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z
    .array(z.unknown())
    .transform((items) => items.filter((item) => typeof item === 'string' && item.trim() !== '')),
);
const content = lines.pipe(z.array(z.string())).catch([]);
const part = z.object({ score, content }).catch({ score: null, content: [] });
const text = z.string().catch('');

/** Lenient where a model is careless (a missing part, a line for a list), strict about the outcome. */
const looseOutput = z.object({
  comment: text,
  what_you_did_well: part,
  suggestions: part,
  example_to_learn_from: text,
});

/** Feedback from an object or from JSON, possibly inside code fences; what can't be read becomes empty feedback. */
export function parseFeedbackOutput(raw: unknown): FeedbackParts {
  const parsed = looseOutput.safeParse(typeof raw === 'string' ? readJson(raw) : raw);
  if (!parsed.success) return structuredClone(emptyFeedbackParts);
  const { suggestions } = parsed.data;
  return {
    ...parsed.data,
    suggestions: { ...suggestions, content: suggestions.content.slice(0, maximumSuggestions) },
  };
}

function readJson(raw: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(raw)?.[1] ?? raw;
  const from = fenced.indexOf('{');
  const to = fenced.lastIndexOf('}');
  if (from === -1 || to < from) return null;
  try {
    return JSON.parse(fenced.slice(from, to + 1));
  } catch {
    // The specification asks for empty feedback here, not for an error.
    return null;
  }
}
