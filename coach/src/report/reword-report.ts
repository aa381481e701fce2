import type { FeedbackSource } from '@inkling/contract';
import type { LanguageModel } from '../language-models/language-model.ts';
import { assemblePrompt, checkRisk, type Redactor } from '../safety/index.ts';
import { assembleReport, buildReport, type ReportInput } from './build-report.ts';
import { reportInstructions, reportRules } from './language-model-instructions.ts';
import { gatherReportFacts } from './report-facts.ts';

export interface ReportText {
  markdown: string;
  answered_by: FeedbackSource;
}

const mostWords = 90;

/** Lets a model word the opening paragraph; tables, steps and every number stay as counted. */
export async function rewordReport(
  input: ReportInput,
  model: LanguageModel,
  redactor: Redactor,
): Promise<ReportText> {
  const { summary, markdown } = buildReport(input);
  const builtIn: ReportText = { markdown, answered_by: { coach: 'built-in', model: null } };
  if (input.writings.length === 0) return builtIn;
  const material = [
    { label: 'opening paragraph', text: await redactor.redact(summary) },
    { label: 'report', text: await redactor.redact(buildReport(withoutQuotes(input)).markdown) },
  ];
  const answer = await model.generate({
    ...assemblePrompt({ rules: reportRules, task: reportInstructions, material }),
    maxOutputTokens: 300,
  });
  const worded = redactor.restore(answer).replace(/\s+/g, ' ').trim();
  if (!keepsTheFacts(worded, summary)) return builtIn;
  return {
    markdown: assembleReport(input, gatherReportFacts(input.writings), worded),
    answered_by: { coach: 'model', model: model.name },
  };
}

/** What a child wrote and a teacher said is not needed to word an opening, so it stays in the house. */
const withoutQuotes = (input: ReportInput): ReportInput => ({
  ...input,
  writings: input.writings.map((writing) => ({ ...writing, strong_sentence: null, comment: null })),
});

/** Every number of the paragraph survives and none is added; prose only, of a paragraph's length. */
function keepsTheFacts(worded: string, summary: string): boolean {
  if (worded === '' || worded.split(' ').length > mostWords) return false;
  if (/[#*|<>[\]`]|https?:/.test(worded)) return false;
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
  return numbers(worded) === numbers(summary) && checkRisk(worded, { source: 'coach' }) === null;
}
