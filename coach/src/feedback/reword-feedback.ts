import type { AnsweredBy, FeedbackCategory, FeedbackOutput } from '@inkling/contract';
import type { LanguageModel } from '../models/language-model.ts';
import { assemblePrompt, checkRisk, ghostWritingGuard, type Redactor } from '../safety/index.ts';
import { readingGrade } from '../text/index.ts';
import { parseFeedbackOutput } from './parse-feedback-output.ts';
import { readingCeiling } from './wording.ts';
import { feedbackRules, feedbackTask } from './words/model-task.ts';

export interface RewordInput {
  category: FeedbackCategory;
  /** What the built-in coach says: it decides everything but the words. */
  output: FeedbackOutput;
  text: string;
  genre: string;
  year: number;
  /** The teacher's own words on this criterion. */
  criterionPrompt?: string;
}

export interface WordedFeedback {
  output: FeedbackOutput;
  answered_by: AnsweredBy;
}

const builtIn: AnsweredBy = { coach: 'built-in', model: null };
const mostCommentWords = 70;
const mostLineWords = 45;
/** A model's words may be a little harder than our own measured ones. */
const extraYears = 1;

/** Lets a model choose the words. Marks, example and every sentence that fails a check stay the built-in coach's. */
export async function rewordFeedback(
  input: RewordInput,
  model: LanguageModel,
  redactor: Redactor,
): Promise<WordedFeedback> {
  const { output } = input;
  if (output.what_you_did_well.content.length === 0) return { output, answered_by: builtIn };
  const answer = await model.generate({ ...promptOf(input, redactor), maxOutputTokens: 600 });
  const worded = parseFeedbackOutput(redactor.restore(answer));
  const comment = isFit(worded.comment, input, mostCommentWords) ? worded.comment : null;
  const strengths = keepIfAllFit(worded.what_you_did_well.content, input, 'quoting');
  const suggestions = keepIfAllFit(worded.suggestions.content, input);
  if (!comment && !strengths && !suggestions) return { output, answered_by: builtIn };
  return {
    output: {
      ...output,
      comment: comment ?? output.comment,
      what_you_did_well: {
        ...output.what_you_did_well,
        content: strengths ?? output.what_you_did_well.content,
      },
      suggestions: { ...output.suggestions, content: suggestions ?? output.suggestions.content },
    },
    answered_by: { coach: 'model', model: model.name },
  };
}

function promptOf({ category, output, text, genre, year, criterionPrompt }: RewordInput, redactor: Redactor) {
  const { comment, what_you_did_well, suggestions } = output;
  const given = JSON.stringify({ comment, what_you_did_well, suggestions });
  const material = [
    { label: 'draft', text: redactor.redact(text) },
    { label: 'feedback', text: redactor.redact(given) },
  ];
  if (criterionPrompt)
    material.push({ label: 'wish of the teacher', text: redactor.redact(criterionPrompt) });
  return assemblePrompt({ rules: feedbackRules, task: feedbackTask(category, genre, year), material });
}

/** A list is taken whole or not at all: half of each would repeat itself. */
function keepIfAllFit(lines: string[], input: RewordInput, need?: 'quoting'): string[] | null {
  const shown = lines.slice(0, 2);
  const areFit = shown.every(
    (line) => isFit(line, input, mostLineWords) && (!need || quotesIn(line).length > 0),
  );
  return shown.length > 0 && areFit ? shown : null;
}

function isFit(line: string, input: RewordInput, mostWords: number): boolean {
  const { text, genre, year, output } = input;
  if (line.trim() === '' || line.split(/\s+/).length > mostWords) return false;
  if (quotesIn(line).some((quote) => !text.includes(quote))) return false;
  if (numbersIn(line).some((number) => !numbersIn(JSON.stringify(output)).includes(number))) return false;
  if (readingGrade(line.replace(/[“"][^”"]*[”"]/g, 'this')) > readingCeiling(year) + extraYears) return false;
  if (ghostWritingGuard(line, { childText: text, genre })) return false;
  return checkRisk(line, { source: 'coach' }) === null;
}

/** What stands in quotation marks, without the full stop or comma a typesetter puts inside. */
const quotesIn = (line: string): string[] =>
  [...line.matchAll(/[“"]([^“”"]+)[”"]/g)].map((match) => (match[1] ?? '').replace(/[.,]$/, ''));

const numbersIn = (line: string): string[] => line.match(/\d+/g) ?? [];
