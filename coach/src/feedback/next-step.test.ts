import { expect, test } from 'vitest';
import { assess } from '../marking/assess.ts';
import type { Assessment, CriterionMark, MeasuredMark } from '../marking/assessment.ts';
import { analyseText } from '../parse/index.ts';
import { sampleDrafts } from '../testing/pieces/sample-drafts.ts';
import { nextStep } from './next-step.ts';

const text = sampleDrafts[1]?.text ?? '';
const analysis = analyseText(text);

function assessmentWith(
  marks: Partial<Record<CriterionMark['criterion'], number>>,
  year = 5,
): Assessment<MeasuredMark> {
  const base = assess({ analysis, findings: [], genre: 'narrative', year });
  return {
    ...base,
    marks: base.marks.map((each) => ({ ...each, mark: marks[each.criterion] ?? each.mark })),
  };
}

const stepFor = (assessment: Assessment<MeasuredMark>) => nextStep({ analysis, assessment, findings: [] });

test('is one question about the draft, with its criterion', () => {
  const step = stepFor(assessmentWith({}));
  expect(step?.text).toMatch(/\?|\.$/);
  expect(step?.criterion).toBeDefined();
});

const low = { ideas: 1, text_structure: 1, spelling: 1, punctuation: 1 };

test('two sentences that run into each other come before what could be richer', () => {
  expect(text).toContain('He was stuck in a dark cave, the water was coming in');
  expect(stepFor(assessmentWith(low))?.criterion).toBe('sentence_structure');
});

test('without a slip, ideas and structure come before spelling when both are low', () => {
  const plain = text.replace('a dark cave, the water', 'a dark cave, and the water');
  const whole = analyseText(plain);
  const step = nextStep({ analysis: whole, assessment: assessmentWith(low), findings: [] });
  expect(['ideas', 'text_structure']).toContain(step?.criterion);
});

test('spelling has its turn when all else is strong', () => {
  const strong = {
    audience: 6,
    text_structure: 4,
    ideas: 5,
    character_and_setting: 4,
    vocabulary: 5,
    cohesion: 4,
    paragraphing: 2,
    sentence_structure: 6,
    punctuation: 5,
    spelling: 2,
  };
  expect(stepFor(assessmentWith(strong))?.criterion).toBe('spelling');
});

test('an empty page is asked for a first sentence', () => {
  const empty = analyseText('');
  const assessment = assess({ analysis: empty, findings: [], genre: 'persuasive', year: 3 });
  expect(nextStep({ analysis: empty, assessment, findings: [] })).toEqual({
    criterion: 'ideas',
    text: 'Write one line. What do you think, and why?',
  });
});

const stepOn = (draft: string, year: number) => {
  const read = analyseText(draft);
  return nextStep({
    analysis: read,
    assessment: assess({ analysis: read, findings: [], genre: 'narrative', year }),
    findings: [],
  });
};

test('a slip that comes again and again goes before richer ideas', () => {
  const unmarked = `one day a dog ran to the park. he saw a big red ball under the tree.
then he took it home. his mum was very happy with the ball. they played all day.`;
  expect(stepOn(unmarked, 3)?.criterion).toBe('punctuation');
  const marked = unmarked.replaceAll(/(^|[.] )(\w)/g, (start) => start.toUpperCase()).replace('then', 'Then');
  expect(stepOn(marked, 3)?.criterion).not.toBe('punctuation');
});

test('a story that leaves its own time again and again is asked about that', () => {
  const shifting = `Last summer we went to the river. I jumped in and it was cold. My brother sees a snake on the bank.
He runs to the car and hides. Dad laughed at us. Then the snake goes into the water. We drove home and told Mum about it.`;
  expect(stepOn(shifting, 5)?.text).toMatch(/has already happened/);
});

test('only words that somebody says are asked for speech marks', () => {
  const reported = 'On Saturday I swept the shed. I had to be quick or I would get yelled at by the men. ';
  const spoken = 'Then a seagull came and it sed I am going to eat you.';
  expect(stepOn(reported, 3)?.text).not.toMatch(/speech marks/);
  expect(stepOn(reported + spoken, 3)?.text).toMatch(/sed I am going to eat you.*speech marks/);
});
