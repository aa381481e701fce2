import type { FeedbackParts } from '@inkling/contract';
import { readingGrade } from '../parse/index.ts';
import { checkRisk, ghostWritingGuard } from '../safety/index.ts';
import { parseFeedbackOutput } from './parse-language-model-feedback.ts';
import { maximumReadingGrade } from './remark.ts';
import type { RewordInput } from './wording-prompt.ts';

const mostCommentWords = 70;
const mostLineWords = 45;
/** A model's words may be a little harder than our own measured ones. */
const extraYears = 1;

/**
 * Takes over what a model worded well; null when nothing is. Marks and example are never the model's, and every part
 * that fails a check stays the built-in coach's.
 */
export function acceptWording(input: RewordInput, answer: string): FeedbackParts | null {
  const { output } = input;
  const worded = parseFeedbackOutput(answer);
  const comment = isFit(worded.comment, input, mostCommentWords) ? worded.comment : null;
  const strengths = keepIfAllFit(worded.what_you_did_well.content, input, 'quoting');
  const suggestions = keepIfAllFit(worded.suggestions.content, input);
  if (!comment && !strengths && !suggestions) return null;
  return {
    ...output,
    comment: comment ?? output.comment,
    what_you_did_well: {
      ...output.what_you_did_well,
      content: strengths ?? output.what_you_did_well.content,
    },
    suggestions: { ...output.suggestions, content: suggestions ?? output.suggestions.content },
  };
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
  if (readingGrade(line.replace(/[“"][^”"]*[”"]/g, 'this')) > maximumReadingGrade(year) + extraYears)
    return false;
  if (ghostWritingGuard(line, { childText: text, genre })) return false;
  return checkRisk(line, { source: 'coach' }) === null;
}

/** What stands in quotation marks, without the full stop or comma a typesetter puts inside. */
const quotesIn = (line: string): string[] =>
  [...line.matchAll(/[“"]([^“”"]+)[”"]/g)].map((match) => (match[1] ?? '').replace(/[.,]$/, ''));

const numbersIn = (line: string): string[] => line.match(/\d+/g) ?? [];
