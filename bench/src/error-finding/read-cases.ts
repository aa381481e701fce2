import { readdirSync, readFileSync } from 'node:fs';

export type DataSplit = 'dev' | 'held-out';

export interface Edit {
  start: number;
  end: number;
  /** Accepted replacements; empty text where something should go. */
  right: string[];
  /** A finding here is neither right nor wrong. */
  isOptional: boolean;
}

export interface Case {
  year: number;
  group: string;
  text: string;
  edits: Edit[];
}

const folder = new URL('../../data/errors/', import.meta.url);

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const parseMarked = (marked: string): Pick<Case, 'text' | 'edits'> => {
  const edits: Edit[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(/\{(\??)([^|}]*)\|([^}]*)\}/g)) {
    text += marked.slice(from, match.index);
    const [whole, optional, wrong = '', right = ''] = match;
    edits.push({
      start: text.length,
      end: text.length + wrong.length,
      right: right.split('|'),
      isOptional: optional === '?',
    });
    text += wrong;
    from = match.index + whole.length;
  }
  return { text: text + marked.slice(from), edits };
};

export const readCases = (split: DataSplit): Case[] =>
  linesOf(`cases-${split}.txt`).map((line) => {
    const [, year = '', group = '', marked = ''] = /^(\d+) (\S+) (.*)$/.exec(line) ?? [];
    return { year: Number(year), group, ...parseMarked(marked) };
  });

export const readMisspellings = (split: DataSplit): { written: string; meant: string }[] =>
  linesOf(`misspellings-${split}.txt`).map((line) => {
    const [written = '', meant = ''] = line.split(' ');
    return { written, meant };
  });

export const readErrorFreeTexts = (split: DataSplit): { name: string; text: string }[] =>
  readdirSync(new URL('error-free-texts/', folder))
    .filter((name) => name.startsWith(split))
    .map((name) => ({ name, text: readFileSync(new URL(`error-free-texts/${name}`, folder), 'utf8') }));
