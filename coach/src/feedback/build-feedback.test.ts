import { criteriaOfGenre, type FeedbackParts, feedbackByCriterion, feedbackParts } from '@inkling/contract';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText, readingGrade } from '../parse/index.ts';
import { type SampleDraft, sampleDrafts } from '../testing/pieces/sample-drafts.ts';
import { propertyMs, runSettings } from '../testing/property-test-settings.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { buildFeedback, marksToShow } from './build-feedback.ts';
import { createFeedbackContext } from './feedback-context.ts';
import { maximumReadingGrade } from './remark.ts';

vi.setConfig({ testTimeout: propertyMs });

const misspellings: [string, string][] = [
  ['calld', 'called'],
  ['orang', 'orange'],
  ['stuk', 'stuck'],
  ['lader', 'ladder'],
  ['familys', 'families'],
];

const findingsIn = (text: string): Finding[] =>
  misspellings.flatMap(([wrong, right]) => {
    const start = text.indexOf(wrong);
    if (start === -1) return [];
    const place = { start, end: start + wrong.length };
    return [
      { ...place, kind: 'spelling' as const, rule: 'spelling', reason: 'Check it.', suggestions: [right] },
    ];
  });

function feedbackOn({ text, genre, year }: Omit<SampleDraft, 'name'>) {
  const analysis = analyseText(text);
  const findings = findingsIn(text);
  const assessment = assess({ analysis, findings, genre, year });
  const input = { analysis, assessment, findings };
  return { assessment, shown: marksToShow(createFeedbackContext(input)), feedback: buildFeedback(input) };
}

const outputsOf = (draft: Omit<SampleDraft, 'name'>): FeedbackParts[] =>
  Object.values(feedbackOn(draft).feedback);

const ownWords = ({ comment, what_you_did_well, suggestions }: FeedbackParts): string[] => [
  comment,
  ...what_you_did_well.content,
  ...suggestions.content,
];

/** Words with speech in them stand in single marks. */
const quotesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]*)”|‘(["“].*?)’(?=[\s.,;:!?]|$)/g)].map((match) => match[1] ?? match[2] ?? '');

const sentences = sampleDrafts.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
const odd = [
  'and then and then',
  'i like it',
  'WOW!!!',
  '“Stop,” she said.',
  'because',
  '1234',
  "he's here, run",
  'A. B. C.',
  '…',
  'naïve café 🐙',
];
const anyDraft = fc.record({
  genre: fc.constantFrom('narrative' as const, 'persuasive' as const),
  year: fc.integer({ min: 1, max: 12 }),
  text: fc
    .array(fc.tuple(fc.constantFrom(...sentences, ...odd), fc.constantFrom(' ', ' ', '\n', '\n\n')), {
      minLength: 1,
      maxLength: 12,
    })
    .map((pieces) => pieces.flat().join('')),
});

describe('for any draft', () => {
  test('every criterion has feedback of the agreed shape, with its mark where one is shown', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { shown, feedback } = feedbackOn(draft);
        expect(feedbackByCriterion.safeParse(feedback).success).toBe(true);
        expect(Object.keys(feedback)).toEqual(criteriaOfGenre(draft.genre));
        for (const criterion of criteriaOfGenre(draft.genre)) {
          const mark = shown.find((each) => each.criterion === criterion);
          expect(feedback[criterion]?.what_you_did_well.score).toBe(mark?.mark ?? null);
          expect(feedback[criterion]?.suggestions.score).toBe(
            mark ? Math.min(mark.mark + 1, mark.maximum) : null,
          );
        }
      }),
      runSettings(31, 20),
    );
  });

  test('every quote stands in the draft, letter for letter', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const line of outputsOf(draft).flatMap(ownWords)) {
          for (const quote of quotesIn(line)) expect(draft.text).toContain(quote);
        }
      }),
      runSettings(32, 25),
    );
  });

  test('there are at most two suggestions, and no slot is left open', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const output of outputsOf(draft)) {
          expect(output.suggestions.content.length).toBeGreaterThanOrEqual(1);
          expect(output.suggestions.content.length).toBeLessThanOrEqual(2);
          expect(ownWords(output).join(' ')).not.toMatch(/[{}]|“”|undefined/);
        }
      }),
      runSettings(33, 25),
    );
  });

  test('the same draft gets the same feedback', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(feedbackOn(draft)).toEqual(feedbackOn(draft));
      }),
      runSettings(34, 5),
    );
  });
});

describe.each(sampleDrafts)('$name', (draft) => {
  const outputs = outputsOf(draft);

  test('gets at least one strength for every criterion, quoted from the draft', () => {
    for (const { what_you_did_well } of outputs) {
      expect(what_you_did_well.content.length).toBeGreaterThanOrEqual(1);
      expect(quotesIn(what_you_did_well.content[0] ?? '').length).toBeGreaterThanOrEqual(1);
    }
  });

  test('is told in words that fit the year', () => {
    // A quote that ends in ! or ? also ends our own sentence.
    const withoutQuotes = (line: string) =>
      line
        .replace(/‘["“].*?’(?=[\s.,;:!?]|$)/g, 'this')
        .replace(/“[^”]*[!?]”(?= [A-Z])/g, 'this.')
        .replace(/“[^”]*”(?:, “[^”]*”)*(?: and “[^”]*”)?/g, 'this');
    for (const { what_you_did_well, suggestions } of outputs) {
      for (const line of [...what_you_did_well.content, ...suggestions.content]) {
        expect(readingGrade(withoutQuotes(line))).toBeLessThanOrEqual(maximumReadingGrade(draft.year));
      }
    }
  });

  test('gets an example for every criterion', () => {
    expect(outputs.filter(({ example_to_learn_from }) => example_to_learn_from === '')).toEqual([]);
  });

  test('gets no two strengths and no two suggestions alike', () => {
    const lines = outputs.flatMap(({ what_you_did_well, suggestions }) => [
      ...what_you_did_well.content,
      ...suggestions.content,
    ]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

test('two different stories get different comments on every criterion', () => {
  const story = (hero: string, place: string, trouble: string) =>
    `${hero} went to the ${place} on Sunday. Suddenly ${trouble} blocked the way. ${hero} shouted for help because the ${place} was empty. In the end ${hero} got home.`;
  const one = feedbackOn({
    text: story('Ruby', 'harbour', 'a pelican'),
    genre: 'narrative',
    year: 4,
  }).feedback;
  const two = feedbackOn({
    text: story('Arlo', 'quarry', 'a bulldozer'),
    genre: 'narrative',
    year: 4,
  }).feedback;
  for (const criterion of criteriaOfGenre('narrative')) {
    expect(one[criterion]?.what_you_did_well.content).not.toEqual(two[criterion]?.what_you_did_well.content);
  }
});

test('a story and an argument are spoken to differently', () => {
  const text =
    'I think our school should have a pool. We could swim every day because it is hot. Please build one.';
  const asStory = feedbackOn({ text, genre: 'narrative', year: 5 }).feedback;
  const asCase = feedbackOn({ text, genre: 'persuasive', year: 5 }).feedback;
  for (const criterion of ['audience', 'text_structure', 'ideas'] as const) {
    expect(asStory[criterion]?.suggestions).not.toEqual(asCase[criterion]?.suggestions);
  }
});

describe.each([
  ['an empty page', '  \n '],
  ['gibberish', 'asdf ghjkl qwerty zxcvb poiuy lkjhg mnbvc'],
])('%s', (_name, text) => {
  test('gets a kind and honest word, one small thing to do and no praise', () => {
    for (const output of outputsOf({ text, genre: 'narrative', year: 3 })) {
      expect(feedbackParts.safeParse(output).success).toBe(true);
      expect(output.comment).not.toBe('');
      expect(output.what_you_did_well.content).toEqual([]);
      expect(output.suggestions.content).toHaveLength(1);
      expect(quotesIn(ownWords(output).join(' '))).toEqual([]);
    }
  });
});

test('at the top of a scale there is one playful suggestion and no next step up', () => {
  const strong = sampleDrafts.find(({ year }) => year === 7);
  if (!strong) throw new Error('no strong draft');
  const { assessment, feedback } = feedbackOn(strong);
  const top = assessment.marks.filter(({ mark, maximum }) => mark === maximum);
  expect(top.length).toBeGreaterThan(0);
  for (const { criterion } of top) {
    expect(feedback[criterion]?.suggestions.content).toHaveLength(1);
    expect(feedback[criterion]?.comment).not.toContain('Next step up');
  }
});
