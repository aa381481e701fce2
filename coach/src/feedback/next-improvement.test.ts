import { expect, test } from 'vitest';
import { assess } from '../marking/assess.ts';
import type { Assessment, CriterionMark, MeasuredMark } from '../marking/assessment.ts';
import { analyseText } from '../parse/index.ts';
import { sampleDrafts } from '../testing/pieces/sample-drafts.ts';
import { buildFeedback, suggestedImprovementOf } from './build-feedback.ts';
import { createFeedbackContext } from './feedback-context.ts';
import { nextImprovement } from './next-improvement.ts';

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

const stepFor = (assessment: Assessment<MeasuredMark>) =>
  nextImprovement({ analysis, assessment, findings: [] });

test('is one question about the draft, with its criterion', () => {
  const step = stepFor(assessmentWith({}));
  expect(step?.text).toMatch(/\?|\.$/);
  expect(step?.criterion).toBeDefined();
});

test('is not what the draft was just asked for and has done', () => {
  const assessment = assessmentWith({});
  const draft = { analysis, assessment, findings: [] };
  const asked = suggestedImprovementOf(createFeedbackContext(draft));
  if (!asked) throw new Error('there is something to do next');
  const followed = new Set([asked.remark.wording]);
  const next = suggestedImprovementOf(createFeedbackContext({ ...draft, followed }));
  expect(next).toBeDefined();
  expect(next?.remark.wording).not.toBe(asked.remark.wording);
});

const low = { ideas: 1, text_structure: 1, spelling: 1, punctuation: 1 };

test('a single slip is not the next step: the big moment comes first', () => {
  expect(text).toContain('He was stuck in a dark cave, the water was coming in');
  expect(stepFor(assessmentWith(low))?.criterion).toBe('ideas');
});

test('sentences that run into each other all the time come before what could be richer', () => {
  const runOn = `We went to the cave, it was dark, I was scared. The water came in, we ran to the back, it was cold.
Then a man shouted, he had a torch, we were saved. Mum hugged us, she was crying, we went home.`;
  expect(stepOn(runOn, 5)?.criterion).toBe('sentence_structure');
});

test('without a slip, ideas and structure come before spelling when both are low', () => {
  const plain = text.replace('a dark cave, the water', 'a dark cave, and the water');
  const whole = analyseText(plain);
  const step = nextImprovement({ analysis: whole, assessment: assessmentWith(low), findings: [] });
  expect(['ideas', 'text_structure']).toContain(step?.criterion);
});

test('a piece near the top of the scale is asked about the whole, not for a slip', () => {
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
    spelling: 5,
  };
  const step = (last: string) => {
    const read = analyseText(`${text} ${last}`);
    return nextImprovement({ analysis: read, assessment: assessmentWith(strong), findings: [] })?.text;
  };
  expect(step('Nobody ever asked about the torch.')).toMatch(/show earlier, so that it hits harder/);
  const slow =
    'So we walked along the sand with our shoes in our hands and our towels on our heads until the lights of the town came up in front of us.';
  expect(step(slow)).toMatch(/Try the story without it/);
});

test('the next step is the first suggestion of its criterion, so that it can be judged later', () => {
  const assessment = assessmentWith(low);
  const step = nextImprovement({ analysis, assessment, findings: [] });
  const feedback = buildFeedback({ analysis, assessment, findings: [] });
  expect(step && feedback[step.criterion]?.suggestions.content[0]).toBe(step?.text);
});

test('an empty page is asked for a first sentence', () => {
  const empty = analyseText('');
  const assessment = assess({ analysis: empty, findings: [], genre: 'persuasive', year: 3 });
  expect(nextImprovement({ analysis: empty, assessment, findings: [] })).toEqual({
    criterion: 'ideas',
    text: 'Write one line. What do you think, and why?',
  });
});

const stepOn = (draft: string, year: number) => {
  const read = analyseText(draft);
  return nextImprovement({
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
  const spoken = 'Then a seagull came and it sed I am going to eat you. I said go away you big bird.';
  expect(stepOn(reported, 3)?.text).not.toMatch(/speech marks/);
  expect(stepOn(reported + spoken, 3)?.text).toMatch(/sed I am going to eat you.*speech marks/);
});

const day = (happened: string) =>
  `Mia walked to the shed after school. It was quiet there. ${happened} Mia laughed at last. Then Mia went home.`;

test('a story that tells its turn in one line is asked to stay there', () => {
  const told = day('Suddenly the door crashed shut behind her. She found the key under a pot.');
  expect(stepOn(told, 5)?.text).toBe(
    'The big moment is “Suddenly the door crashed shut behind her”. Slow down there. What does Mia see, think and feel?',
  );
});

test('who stays at the big moment already is asked for something else', () => {
  const slow = day('Suddenly the door crashed shut behind her. Her hands were shaking.');
  const step = stepOn(slow, 5);
  expect(step?.text).toBeDefined();
  expect(step?.text).not.toMatch(/slow down|biggest moment/i);
});

test('from Year 6 on, a writer who uses stock phrases is asked for their own words', () => {
  const borrowed = day('Her heart was pounding. Suddenly the lights died and everything went black.');
  expect(stepOn(borrowed, 8)?.text).toContain('Many stories have “Her heart was pounding”');
  expect(stepOn(borrowed, 4)?.text).not.toContain('Many stories');
});

const argue = (draft: string, year: number) => {
  const read = analyseText(draft);
  const assessment = assess({ analysis: read, findings: [], genre: 'persuasive', year });
  return nextImprovement({ analysis: read, assessment, findings: [] })?.text;
};

test('an argument in which nothing is proved is asked for proof of one of its reasons', () => {
  const bare = `Children should have more sport at school.

Sport makes the body strong because every muscle has to work. Strong children sleep better at night and feel fresh when the bell rings. Tired legs are the best medicine for a noisy class.

Games teach people how to lose because somebody always does. Learning that early is useful for exams, jobs and arguments with sisters. No worksheet can teach it half as well.

Teams make friends out of strangers because a ball has to be passed. Everybody should have an hour of it each morning before maths.`;
  expect(argue(bare, 3)).toMatch(
    /^You say “Games teach people.*Tell one true thing that you saw or know about it/,
  );
});

test('verbs that stay plain want the past in a story of the past, and an s in one of the present', () => {
  const slipAt = (draft: string, words: string) => ({
    start: draft.indexOf(words),
    end: draft.indexOf(words) + words.length,
    kind: 'grammar' as const,
    rule: 'pronoun-verb-agreement',
    reason: 'The verb has to fit who does it.',
    suggestions: [],
  });
  const stepWith = (draft: string, slips: string[]) => {
    const read = analyseText(draft);
    const findings = slips.map((words) => slipAt(draft, words));
    const assessment = assess({ analysis: read, findings, genre: 'narrative', year: 5 });
    return nextImprovement({ analysis: read, assessment, findings })?.text;
  };
  const past = 'Last week Tom went to the river. He saw a boat. He jumped in. It was cold. ';
  const slips = ['He swim far', 'She call him', 'It sink fast'];
  expect(stepWith(`${past}${slips.join('. ')}. They laughed and walked home.`, slips)).toMatch(/in the past/);
  const present = 'Tom is in the forest. He has a lamp. The trees are tall. An owl is awake. ';
  expect(stepWith(`${present}${slips.join('. ')}. It is late.`, slips)).not.toMatch(/in the past/);
});
