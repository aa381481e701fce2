import type { Rubric, RubricLevel } from '../../marking/rubric.ts';

export type AudienceMeasure = 'genre' | 'words' | 'signals' | 'clarity' | 'language' | 'variety';

const needs: Rubric<AudienceMeasure>['levels'][number]['needs'][] = [
  {},
  { genre: 0, words: 4, signals: 0, clarity: 0, language: 1.8, variety: 1 },
  { genre: 0, words: 30, signals: 1, clarity: 0.25, language: 3.4, variety: 2 },
  { genre: 0, words: 70, signals: 2, clarity: 0.45, language: 4.9, variety: 5 },
  { genre: 1, words: 140, signals: 4, clarity: 0.68, language: 7, variety: 10 },
  { genre: 1, words: 230, signals: 5.5, clarity: 0.86, language: 9.2, variety: 17 },
  { genre: 1, words: 300, signals: 7, clarity: 0.945, language: 10.4, variety: 24 },
];

const levels = (
  wording: Pick<RubricLevel, 'child' | 'adult' | 'toParent'>[],
): Rubric<AudienceMeasure>['levels'] =>
  wording.map((words, mark) => ({ mark, ...words, needs: needs[mark] ?? {} }));

const base = {
  criterion: 'audience',
  // Words of one kind only, however many tricks are tried with them, chose nothing.
  gates: ['genre', 'words', 'clarity', 'language'],
  gateTolerance: 0.4,
  weights: { genre: 0, words: 0.6, signals: 0.7, clarity: 2, language: 2.5, variety: 1 },
} as const;

export const narrativeAudienceRubric: Rubric<AudienceMeasure> = {
  ...base,
  genres: ['narrative'],
  levels: levels([
    {
      child: 'Write something a reader can read.',
      adult: 'No readable text.',
      toParent: 'There is nothing yet that a reader can read.',
    },
    {
      child: 'You have written a little that a reader can read.',
      adult: 'A scrap of simple text.',
      toParent: '{child} has written a little that a reader can read.',
    },
    {
      child: 'You know a reader is there, and give them a start they can read.',
      adult: 'Aware of a reader: title or stock opening; short but readable.',
      toParent: '{child} knows a reader is there, and gives them a start they can read.',
    },
    {
      child: 'Your reader knows who and where, and can follow what happens.',
      adult: 'The reader is set up and can follow.',
      toParent: 'The reader knows who and where, and can follow what happens.',
    },
    {
      child: 'You help your reader along and try to make them feel something.',
      adult: 'The reader is supported and the writer tries to interest them.',
      toParent: '{child} helps the reader along and tries to make them feel something.',
    },
    {
      child: 'You choose words and tricks on purpose to grip your reader.',
      adult: 'Engages the reader on purpose with chosen language and devices.',
      toParent: '{child} chooses words and tricks on purpose to grip the reader.',
    },
    {
      child: 'You hold your reader from the first line to the last.',
      adult: 'Controls the reader throughout.',
      toParent: '{child} holds the reader from the first line to the last.',
    },
  ]),
};

export const persuasiveAudienceRubric: Rubric<AudienceMeasure> = {
  ...base,
  genres: ['persuasive'],
  levels: levels([
    {
      child: 'Write something a reader can read.',
      adult: 'No readable text.',
      toParent: 'There is nothing yet that a reader can read.',
    },
    {
      child: 'You have written a little that a reader can read.',
      adult: 'A scrap of simple text.',
      toParent: '{child} has written a little that a reader can read.',
    },
    {
      child: 'You know a reader is there: you tell them what you think.',
      adult: 'Aware of a reader: a stated position; short but readable.',
      toParent: '{child} knows a reader is there and tells them an opinion.',
    },
    {
      child: 'Your reader knows the topic and your side, and can follow you.',
      adult: 'The reader is set up and can follow.',
      toParent: 'The reader knows the topic and what {child} thinks, and can follow.',
    },
    {
      child: 'You help your reader along and try to win them over.',
      adult: 'The reader is supported and the writer tries to sway them.',
      toParent: '{child} helps the reader along and tries to win them over.',
    },
    {
      child: 'You choose words and tricks on purpose to sway your reader.',
      adult: 'Persuades on purpose with chosen language and devices.',
      toParent: '{child} chooses words and tricks on purpose to sway the reader.',
    },
    {
      child: 'You steer your reader from the first line to the last.',
      adult: 'Controls the reader throughout.',
      toParent: '{child} steers the reader from the first line to the last.',
    },
  ]),
};
