import type { FeedbackCategory, FeedbackParts } from '@inkling/contract';
import type { ModelPrompt } from '../language-models/language-model.ts';
import { assemblePrompt, type Redactor } from '../safety/index.ts';
import { feedbackInstructions, feedbackRules } from './wording/language-model-instructions.ts';

/** Feedback that a model may put into other words. */
export interface RewordInput {
  category: FeedbackCategory;
  /** What the built-in coach says: it decides everything but the words. */
  output: FeedbackParts;
  text: string;
  genre: string;
  year: number;
  /** The teacher's own words on this criterion. */
  criterionPrompt?: string;
}

const longestAnswer = 600;

/** Without anything to praise there is nothing that a model could word better than the honest line. */
export const isWorthRewording = ({ output }: RewordInput): boolean =>
  output.what_you_did_well.content.length > 0;

export async function wordingPrompt(input: RewordInput, redactor: Redactor): Promise<ModelPrompt> {
  const { category, output, text, genre, year, criterionPrompt } = input;
  const { comment, what_you_did_well, suggestions } = output;
  const given = JSON.stringify({ comment, what_you_did_well, suggestions });
  const material = [
    { label: 'draft', text: await redactor.redact(text) },
    { label: 'feedback', text: await redactor.redact(given) },
  ];
  if (criterionPrompt)
    material.push({ label: 'wish of the teacher', text: await redactor.redact(criterionPrompt) });
  const prompt = assemblePrompt({
    rules: feedbackRules,
    task: feedbackInstructions(category, genre, year),
    material,
  });
  return { ...prompt, maxOutputTokens: longestAnswer };
}
