import type { Ladder } from '../ladder.ts';

export type AudienceMeasure = 'words' | 'signals' | 'clarity' | 'language' | 'variety';

const needs: Ladder<AudienceMeasure>['rungs'][number]['needs'][] = [
  {},
  { words: 4, signals: 0, clarity: 0.15, language: 2, variety: 1 },
  { words: 30, signals: 1, clarity: 0.4, language: 3.4, variety: 2 },
  { words: 70, signals: 3, clarity: 0.6, language: 4.6, variety: 4 },
  { words: 150, signals: 5, clarity: 0.74, language: 5.6, variety: 7 },
  { words: 230, signals: 8, clarity: 0.85, language: 6.7, variety: 10 },
  { words: 310, signals: 11, clarity: 0.94, language: 7.7, variety: 13 },
];

const rungs = (wording: { child: string; adult: string }[]): Ladder<AudienceMeasure>['rungs'] =>
  wording.map((words, mark) => ({ mark, ...words, needs: needs[mark] ?? {} }));

const base = {
  criterion: 'audience',
  gates: ['words'],
  weights: { words: 0.6, signals: 0.7, clarity: 2, language: 2, variety: 1 },
} as const;

export const narrativeAudienceLadder: Ladder<AudienceMeasure> = {
  ...base,
  genres: ['narrative'],
  rungs: rungs([
    { child: 'Write something a reader can read.', adult: 'No readable text.' },
    { child: 'You have written a little that a reader can read.', adult: 'A scrap of simple text.' },
    {
      child: 'You know a reader is there: you give a title or a story opening.',
      adult: 'Aware of a reader: title or stock opening; short but readable.',
    },
    {
      child: 'Your reader knows who and where, and can follow the story.',
      adult: 'The reader is set up and can follow.',
    },
    {
      child: 'You help your reader along and try to make them feel something.',
      adult: 'The reader is supported and the writer tries to interest them.',
    },
    {
      child: 'You choose words and tricks on purpose to grip your reader.',
      adult: 'Engages the reader on purpose with chosen language and devices.',
    },
    {
      child: 'You hold your reader from the first line to the last.',
      adult: 'Controls the reader throughout.',
    },
  ]),
};

export const persuasiveAudienceLadder: Ladder<AudienceMeasure> = {
  ...base,
  genres: ['persuasive'],
  rungs: rungs([
    { child: 'Write something a reader can read.', adult: 'No readable text.' },
    { child: 'You have written a little that a reader can read.', adult: 'A scrap of simple text.' },
    {
      child: 'You know a reader is there: you tell them what you think.',
      adult: 'Aware of a reader: a stated position; short but readable.',
    },
    {
      child: 'Your reader knows the topic and your side, and can follow you.',
      adult: 'The reader is set up and can follow.',
    },
    {
      child: 'You help your reader along and try to win them over.',
      adult: 'The reader is supported and the writer tries to sway them.',
    },
    {
      child: 'You choose words and tricks on purpose to sway your reader.',
      adult: 'Persuades on purpose with chosen language and devices.',
    },
    {
      child: 'You steer your reader from the first line to the last.',
      adult: 'Controls the reader throughout.',
    },
  ]),
};
