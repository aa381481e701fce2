import type { FeedbackParts } from '@inkling/contract';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { chooseExampleFrom } from './choose-example.ts';
import { draftTopicOf, titleAsTopic } from './draft-topic.ts';
import { examplesWithoutCriteria } from './examples/without-criteria.ts';
import { firstPersonPattern } from './explanation-remarks.ts';
import { isOtherLanguage } from './other-language.ts';
import { quote } from './quote.ts';
import { fillWording, type Remark, remark, type Wording } from './remark.ts';
import { renderExample } from './render-example.ts';
import { cuesWithoutCriteria, expositoryWording, wellbeingWording } from './wording/without-criteria.ts';

export type ActivityTypeWithoutCriteria = 'wellbeing' | 'expository';

export interface FeedbackWithoutCriteriaInput {
  analysis: TextAnalysis;
  findings: readonly Finding[];
  year: number;
  purpose: ActivityTypeWithoutCriteria;
}

interface Look {
  cue: RegExp;
  seen: Wording;
  ask: Wording;
}

/** What a reflection or an explanation can hold: praised where it is there, asked for where it is not. */
const looks: Record<ActivityTypeWithoutCriteria, Look[]> = {
  wellbeing: [
    { cue: cuesWithoutCriteria.feeling, seen: wellbeingWording.feeling, ask: wellbeingWording.askFeeling },
    { cue: cuesWithoutCriteria.helped, seen: wellbeingWording.helped, ask: wellbeingWording.askHelped },
    { cue: cuesWithoutCriteria.cause, seen: wellbeingWording.cause, ask: wellbeingWording.askCause },
    { cue: cuesWithoutCriteria.ahead, seen: wellbeingWording.ahead, ask: wellbeingWording.askAhead },
  ],
  expository: [
    { cue: cuesWithoutCriteria.cause, seen: expositoryWording.why, ask: expositoryWording.askMore },
    { cue: cuesWithoutCriteria.example, seen: expositoryWording.example, ask: expositoryWording.askExample },
    { cue: cuesWithoutCriteria.fact, seen: expositoryWording.fact, ask: expositoryWording.askSource },
  ],
};

const isBlank = ({ text }: TextAnalysis): boolean => text.trim() === '';

/** A reflection is thanked for and asked about in its own words, whatever language they are in. */
const isReadable = ({ analysis, purpose }: FeedbackWithoutCriteriaInput): boolean =>
  analysis.words.length > 0 &&
  !analysis.gibberish.isGibberish &&
  (purpose === 'wellbeing' || !isOtherLanguage(analysis));

/** Feedback without a mark, about what was written and how, never about being right. */
export function feedbackWithoutCriteria(input: FeedbackWithoutCriteriaInput): FeedbackParts {
  const { analysis, findings, year, purpose } = input;
  const example = chooseExampleFrom(examplesWithoutCriteria[purpose], analysis.text);
  const words = purpose === 'wellbeing' ? wellbeingWording : expositoryWording;
  const topic = titleAsTopic(analysis) ?? draftTopicOf(analysis, findings);
  const comment =
    purpose === 'expository' && topic === null
      ? remark(expositoryWording.commentPlain)
      : remark(words.comment, { topic: topic ?? '' });
  const parts = isReadable(input)
    ? { comment, ...lookOver(input) }
    : { comment: remark(words[isBlank(analysis) ? 'nothingYet' : 'unreadable']), strengths: [], steps: [] };
  return {
    comment: fillWording(parts.comment, year),
    what_you_did_well: {
      score: null,
      content: parts.strengths.slice(0, 2).map((each) => fillWording(each, year)),
    },
    suggestions: { score: null, content: parts.steps.slice(0, 2).map((each) => fillWording(each, year)) },
    example_to_learn_from: example ? renderExample(example) : '',
  };
}

function lookOver({ analysis, purpose }: FeedbackWithoutCriteriaInput): {
  strengths: Remark[];
  steps: Remark[];
} {
  const { text } = analysis;
  const sentences = analysis.sentences.filter(({ isProse }) => isProse);
  const textOf = ({ start, end }: Sentence): string => text.slice(start, end);
  // Why somebody's brother fainted explains nothing about the topic.
  const isBeside = (sentence: Sentence): boolean =>
    purpose === 'expository' && firstPersonPattern.test(textOf(sentence));
  const told = sentences.filter(({ endMark }) => endMark !== '?');
  const middle = told[Math.floor(told.length / 2)] ?? analysis.sentences[0];
  const taken = new Set<Sentence>();
  const strengths: Remark[] = [];
  const steps: Remark[] = [];
  for (const { cue, seen, ask } of looks[purpose]) {
    const holding = sentences.filter((sentence) => cue.test(textOf(sentence)));
    const fresh = holding.find((sentence) => !taken.has(sentence) && !isBeside(sentence));
    if (fresh) {
      taken.add(fresh);
      const place = fresh.start + (cue.exec(text.slice(fresh.start, fresh.end))?.index ?? 0);
      strengths.push(remark(seen, { quote: quote(text, fresh, place) }));
    } else if (holding.length === 0 && middle) {
      // Two questions about the same line would sound like one.
      const about = steps.length === 0 ? middle : (told.find((sentence) => sentence !== middle) ?? middle);
      steps.push(remark(ask, { quote: quote(text, about) }));
    }
  }
  const { wrote, goOn } = fallbacks[purpose];
  const first = told.slice(1).find((one) => !isBeside(one)) ?? told[0] ?? analysis.sentences[0];
  if (strengths.length === 0 && first) strengths.push(remark(wrote, { quote: quote(text, first) }));
  const [telling] = taken;
  const about = telling ?? middle;
  if (steps.length === 0 && about) steps.push(remark(goOn, { quote: quote(text, about) }));
  return { strengths, steps };
}

/** Said when no cue is met, and when all are. */
const fallbacks: Record<ActivityTypeWithoutCriteria, { wrote: Wording; goOn: Wording }> = {
  wellbeing: { wrote: wellbeingWording.wrote, goOn: wellbeingWording.askFriend },
  expository: { wrote: expositoryWording.told, goOn: expositoryWording.askMore },
};
