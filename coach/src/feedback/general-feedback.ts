import type { FeedbackOutput } from '@inkling/contract';
import type { Finding } from '../errors/finding.ts';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import { chooseFrom } from './choose-example.ts';
import { generalExamples } from './examples/general.ts';
import { isOtherLanguage } from './other-language.ts';
import { quote } from './quote.ts';
import { renderExample } from './render-example.ts';
import { topicOf } from './topic.ts';
import { type Notice, notice, say, type Wording } from './wording.ts';
import { expositoryWords, generalCues, wellbeingWords } from './words/general.ts';

export type GeneralPurpose = 'wellbeing' | 'expository';

export interface GeneralFeedbackInput {
  analysis: TextAnalysis;
  findings: readonly Finding[];
  year: number;
  purpose: GeneralPurpose;
}

interface Look {
  cue: RegExp;
  seen: Wording;
  ask: Wording;
}

/** What a reflection or an explanation can hold: praised where it is there, asked for where it is not. */
const looks: Record<GeneralPurpose, Look[]> = {
  wellbeing: [
    { cue: generalCues.feeling, seen: wellbeingWords.feeling, ask: wellbeingWords.askFeeling },
    { cue: generalCues.helped, seen: wellbeingWords.helped, ask: wellbeingWords.askHelped },
    { cue: generalCues.cause, seen: wellbeingWords.cause, ask: wellbeingWords.askCause },
    { cue: generalCues.ahead, seen: wellbeingWords.ahead, ask: wellbeingWords.askAhead },
  ],
  expository: [
    { cue: generalCues.cause, seen: expositoryWords.why, ask: expositoryWords.askMore },
    { cue: generalCues.example, seen: expositoryWords.example, ask: expositoryWords.askExample },
    { cue: generalCues.fact, seen: expositoryWords.fact, ask: expositoryWords.askSource },
  ],
};

const isBlank = ({ text }: TextAnalysis): boolean => text.trim() === '';

/** A reflection is thanked for and asked about in its own words, whatever language they are in. */
const isReadable = ({ analysis, purpose }: GeneralFeedbackInput): boolean =>
  analysis.words.length > 0 &&
  !analysis.gibberish.isGibberish &&
  (purpose === 'wellbeing' || !isOtherLanguage(analysis));

/** Feedback without a mark, about what was written and how, never about being right. */
export function generalFeedback(input: GeneralFeedbackInput): FeedbackOutput {
  const { analysis, findings, year, purpose } = input;
  const example = chooseFrom(generalExamples[purpose], analysis.text);
  const words = purpose === 'wellbeing' ? wellbeingWords : expositoryWords;
  const parts = isReadable(input)
    ? { comment: notice(words.comment, { topic: topicOf(analysis, findings) }), ...lookOver(input) }
    : { comment: notice(words[isBlank(analysis) ? 'nothingYet' : 'unreadable']), strengths: [], steps: [] };
  return {
    comment: say(parts.comment, year),
    what_you_did_well: { score: null, content: parts.strengths.slice(0, 2).map((each) => say(each, year)) },
    suggestions: { score: null, content: parts.steps.slice(0, 2).map((each) => say(each, year)) },
    example_to_learn_from: example ? renderExample(example) : '',
  };
}

function lookOver({ analysis, purpose }: GeneralFeedbackInput): { strengths: Notice[]; steps: Notice[] } {
  const { text } = analysis;
  const sentences = analysis.sentences.filter(({ isProse }) => isProse);
  const told = sentences.filter(({ endMark }) => endMark !== '?');
  const middle = told[Math.floor(told.length / 2)] ?? analysis.sentences[0];
  const taken = new Set<Sentence>();
  const strengths: Notice[] = [];
  const steps: Notice[] = [];
  for (const { cue, seen, ask } of looks[purpose]) {
    const holding = sentences.filter((sentence) => cue.test(text.slice(sentence.start, sentence.end)));
    const fresh = holding.find((sentence) => !taken.has(sentence));
    if (fresh) {
      taken.add(fresh);
      const place = fresh.start + (cue.exec(text.slice(fresh.start, fresh.end))?.index ?? 0);
      strengths.push(notice(seen, { quote: quote(text, fresh, place) }));
    } else if (holding.length === 0 && middle) {
      // Two questions about the same line would sound like one.
      const about = steps.length === 0 ? middle : (told.find((sentence) => sentence !== middle) ?? middle);
      steps.push(notice(ask, { quote: quote(text, about) }));
    }
  }
  const { wrote, goOn } = fallbacks[purpose];
  const [first] = analysis.sentences;
  if (strengths.length === 0 && first) strengths.push(notice(wrote, { quote: quote(text, first) }));
  const [telling] = taken;
  const about = telling ?? middle;
  if (steps.length === 0 && about) steps.push(notice(goOn, { quote: quote(text, about) }));
  return { strengths, steps };
}

/** Said when no cue is met, and when all are. */
const fallbacks: Record<GeneralPurpose, { wrote: Wording; goOn: Wording }> = {
  wellbeing: { wrote: wellbeingWords.wrote, goOn: wellbeingWords.askFriend },
  expository: { wrote: expositoryWords.told, goOn: expositoryWords.askMore },
};
