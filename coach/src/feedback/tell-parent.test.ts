import type { FeedbackParts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { allWordings } from '../criteria/all-wordings.ts';
import { allRules } from '../criteria/mark-descriptions.ts';
import { assess } from '../marking/assess.ts';
import { analyseText, readingGrade } from '../parse/index.ts';
import { markedNarratives } from '../testing/pieces/marked/narrative.ts';
import { markedPersuasives } from '../testing/pieces/marked/persuasive.ts';
import { sampleDrafts, wellbeingDraft } from '../testing/pieces/sample-drafts.ts';
import { buildFeedback } from './build-feedback.ts';
import { feedbackWithoutCriteria } from './feedback-without-criteria.ts';
import { nextImprovement } from './next-improvement.ts';
import { tellParent } from './tell-parent.ts';

/** Words of a child that speak to a reader, end sentences and hold speech, to be kept as they are. */
const quotes = ['“You should come. You will love it”', '‘“Stop!” I said, and you didn’t’', '“Who are you?”'];
const slotsFor = (quote: string): Record<string, string> => ({
  count: '12',
  total: '20',
  kind: 'a letter',
  kinds: '3 ways to persuade',
  who: 'do you',
  reason: 'You need a capital here.',
  words: '‘because’, ‘so’ or ‘but’',
  topic: '“Max” and “beach”',
  word: '“your”',
  name: '“Nan”',
  title: '“My dog”',
  quote,
  first: quote,
  second: '“It was late”',
  last: '“We went home”',
});

const filled = (template: string, slots: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '?').replace(/([!?]"?[”’])\./g, '$1');

const slotsIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const linesOf = ({ comment, what_you_did_well, suggestions }: FeedbackParts): string[] => [
  comment,
  ...what_you_did_well.content,
  ...suggestions.content,
];

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|‘[^’]*’/g, '');

const forms = allWordings.flatMap(({ simple, normal, toParent }) => [
  { toChild: simple, toParent },
  { toChild: normal, toParent },
]);

describe('what the coach said to a child', () => {
  it.each(quotes)('is told about the child in every wording, around %s', (quote) => {
    const slots = slotsFor(quote);
    const wrong = forms.filter(
      ({ toChild, toParent }) =>
        tellParent(filled(toChild, slots), 'Mia') !== filled(toParent, { ...slots, child: 'Mia' }),
    );
    expect(wrong).toEqual([]);
  });

  it('is told about the child in every rule of a mark, met or next', () => {
    for (const { child, toParent } of allRules) {
      const told = filled(toParent, { child: 'Mia' });
      expect(tellParent(child, 'Mia')).toBe(told);
      const next = `Next step up: ${child.charAt(0).toLowerCase()}${child.slice(1)}`;
      expect(tellParent(next, 'Mia')).toMatch(/^Next step up: \P{Lu}|^Next step up: Mia/u);
    }
  });

  it('speaks to nobody as “you”', () => {
    const speaks = /\b(?:you|your|yours|yourself|we|us|our|I|me|my)\b/iu;
    const told = [...allWordings, ...allRules].map(({ toParent }) => toParent);
    expect(told.length).toBeGreaterThan(300);
    expect(told.filter((text) => speaks.test(withoutQuotes(text)))).toEqual([]);
  });

  it('takes only words of the child that every form has', () => {
    const uneven = allWordings.filter(({ simple, normal, toParent }) =>
      slotsIn(toParent).some(
        (slot) => slot !== 'child' && !(slotsIn(simple).includes(slot) && slotsIn(normal).includes(slot)),
      ),
    );
    expect(uneven).toEqual([]);
  });

  it('reads no harder than a newspaper', () => {
    const told = [...allWordings, ...allRules].map(({ toParent }) => toParent.replace(/\{\w+\}/g, 'this'));
    expect(told.filter((text) => readingGrade(text) > 9)).toEqual([]);
  });

  it('is told sentence by sentence in a comment', () => {
    const comment =
      'Your teacher wants you to look at this: strong verbs. You help your reader along and try to win them over. Here a reader hears your view on “dogs”. Next step up: you choose words and tricks on purpose to sway your reader.';
    expect(tellParent(comment, 'Mia')).toBe(
      'The teacher wants Mia to look at this: strong verbs. Mia helps the reader along and tries to win them over. Here a reader hears about “dogs”. Next step up: Mia chooses words and tricks on purpose to sway the reader.',
    );
  });

  it.each([2, 5, 9])('is told of whole drafts in Year %s, line by line', (year) => {
    const drafts = [...sampleDrafts, ...markedNarratives, ...markedPersuasives];
    const said = drafts.flatMap(({ text, genre }) => {
      const analysis = analyseText(text);
      const draft = { analysis, findings: [], assessment: assess({ analysis, findings: [], genre, year }) };
      const free = feedbackWithoutCriteria({ ...draft, year, purpose: 'expository' });
      return [
        ...[...Object.values(buildFeedback(draft)), free].flatMap(linesOf),
        nextImprovement(draft)?.text ?? '',
      ];
    });
    const reflection = { analysis: analyseText(wellbeingDraft.text), findings: [], year };
    said.push(...linesOf(feedbackWithoutCriteria({ ...reflection, purpose: 'wellbeing' })));
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((line) => tellParent(line, 'Mia').startsWith('The coach told'))).toEqual([]);
  });

  it('begins a sentence with a capital, whatever the child is called', () => {
    expect(tellParent('You start 3 lines with “Then”. Can one start with when or where?', 'your child')).toBe(
      'In 3 sentences the first word is “Then”. One of them could start with when or where.',
    );
    expect(tellParent('You wrote “Who are you?” What one word could say that?', 'your child')).toBe(
      'Your child wrote “Who are you?” One single word could say that.',
    );
  });

  it('is handed on as said where a language model worded it', () => {
    expect(tellParent('You made me laugh with “the cat sneezed”.', 'Mia')).toBe(
      'The coach told Mia: You made me laugh with “the cat sneezed”.',
    );
  });
});
