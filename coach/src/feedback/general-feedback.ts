import type { FeedbackOutput } from '@inkling/contract';
import type { Finding } from '../errors/finding.ts';
import type { Sentence, TextAnalysis } from '../text/index.ts';
import { chooseFrom } from './choose-example.ts';
import { generalExamples } from './examples/general.ts';
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

/** Feedback without a mark, about what was written and how, never about being right. */
export function generalFeedback(input: GeneralFeedbackInput): FeedbackOutput {
  const { analysis, findings, year, purpose } = input;
  const example = chooseFrom(generalExamples[purpose], analysis.text);
  const isReadable = analysis.words.length > 0 && !analysis.gibberish.isGibberish;
  const words = purpose === 'wellbeing' ? wellbeingWords : expositoryWords;
  const parts = isReadable
    ? { comment: notice(words.comment, { topic: topicOf(analysis, findings) }), ...lookOver(input) }
    : { comment: notice(words.nothingYet), strengths: [], steps: [] };
  return {
    comment: say(parts.comment, year),
    what_you_did_well: { score: null, content: parts.strengths.slice(0, 2).map((each) => say(each, year)) },
    suggestions: { score: null, content: parts.steps.slice(0, 2).map((each) => say(each, year)) },
    example_to_learn_from: example ? renderExample(example) : '',
  };
}

function lookOver({ analysis, purpose }: GeneralFeedbackInput): { strengths: Notice[]; steps: Notice[] } {
  const { sentences, text } = analysis;
  const [first] = sentences;
  const middle = sentences[Math.floor(sentences.length / 2)] ?? first;
  const taken = new Set<Sentence>();
  const strengths: Notice[] = [];
  const steps: Notice[] = [];
  for (const { cue, seen, ask } of looks[purpose]) {
    const sentence = sentences.find((each) => !taken.has(each) && cue.test(text.slice(each.start, each.end)));
    if (sentence) {
      taken.add(sentence);
      const place = sentence.start + (cue.exec(text.slice(sentence.start, sentence.end))?.index ?? 0);
      strengths.push(notice(seen, { quote: quote(text, sentence, place) }));
    } else if (middle) {
      steps.push(notice(ask, { quote: quote(text, middle) }));
    }
  }
  const isWellbeing = purpose === 'wellbeing';
  if (strengths.length === 0 && first) {
    strengths.push(
      notice(isWellbeing ? wellbeingWords.wrote : expositoryWords.told, { quote: quote(text, first) }),
    );
  }
  const last = sentences.at(-1);
  if (steps.length === 0 && last) {
    steps.push(
      notice(isWellbeing ? wellbeingWords.askFriend : expositoryWords.askMore, { quote: quote(text, last) }),
    );
  }
  return { strengths, steps };
}
