import type { Advice, Finding } from '@inkling/coach';
import { betterWords, openingLinesToAdd, sentencesToAdd } from './texts-to-add.ts';

/** What a way of following advice may use. */
export interface FollowedAdvice {
  text: string;
  advice: Advice;
  findings: Finding[];
  /** Which of several ways. */
  way: number;
}

type Follow = (told: FollowedAdvice) => string | null;

const lowerFirst = (words: string): string =>
  /^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

const replaceIn = ({ text, advice }: FollowedAdvice, change: (passage: string) => string): string | null => {
  const { passage } = advice;
  if (!passage) return null;
  const changed = change(passage.quote);
  return changed === passage.quote ? null : text.slice(0, passage.start) + changed + text.slice(passage.end);
};

const pick = (list: readonly string[], way: number): string => list[way % list.length] ?? '';

const before =
  (words: string): Follow =>
  (told) =>
    replaceIn(told, (passage) => `${words} ${lowerFirst(passage)}`);

/** The break goes where the space before the sentence was. */
const breakBefore: Follow = ({ text, advice: { passage } }) =>
  passage && passage.start > 0
    ? `${text.slice(0, passage.start).trimEnd()}\n\n${text.slice(passage.start)}`
    : null;

const breakInside: Follow = ({ text }) => {
  const stops = [...text.matchAll(/[.!?] (?=\p{Lu})/gu)];
  const middle = stops[Math.floor(stops.length / 2)];
  return middle ? `${text.slice(0, middle.index + 1)}\n\n${text.slice(middle.index + 2)}` : null;
};

/** The last sentence of the draft is a paragraph of its own. */
const lastSentenceApart: Follow = ({ text }) => {
  const stop = [...text.trimEnd().matchAll(/[.!?]\s+(?=\S)/gu)].at(-1);
  if (!stop) return null;
  const end = stop.index + 1;
  return `${text.slice(0, end)}\n\n${text.slice(end).trimStart()}`;
};

/** Two short sentences side by side, joined by a word that the advice offers. */
const joinWithOfferedWord: Follow = ({ text, advice, way }) => {
  const offered = [...advice.text.matchAll(/‘([^’]+)’/g)].flatMap(([, word]) => word ?? []);
  const stops = [...text.matchAll(/(?<=\w)\. (?=\p{L})/gu)];
  const stop = stops[way % Math.max(1, stops.length)];
  if (!stop || offered.length === 0) return null;
  const after = lowerFirst(text.slice(stop.index + stop[0].length));
  return `${text.slice(0, stop.index)} ${pick(offered, way)} ${after}`;
};

const swapParagraphs: Follow = ({ text }) => {
  const [first, second, third, ...rest] = text.split('\n\n');
  return first && second && third && rest.length > 0 ? [first, third, second, ...rest].join('\n\n') : null;
};

const suggested =
  (kind: Finding['kind']): Follow =>
  ({ text, advice: { passage, words }, findings }) => {
    const places = findings
      .filter((finding) => finding.kind === kind && finding.suggestions[0] !== undefined)
      .filter(({ start, end }) =>
        kind === 'spelling'
          ? words.includes(text.slice(start, end))
          : passage && start >= passage.start && end <= passage.end,
      );
    if (places.length === 0) return null;
    return places
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (now, { start, end, suggestions: [right = ''] }) => now.slice(0, start) + right + now.slice(end),
        text,
      );
  };

const newOpening: Follow = ({ text, advice: { words }, way }) => {
  const opening = new RegExp(`(?<=[.!?]\\s+)${words[0]}\\b`, 'g');
  const places = [...text.matchAll(opening)];
  const place = places[way % Math.max(1, places.length)];
  if (!place) return null;
  const opener = pick(['After a while ', 'Without a sound '], way);
  return text.slice(0, place.index) + opener + lowerFirst(text.slice(place.index));
};

const betterWord: Follow = (told) =>
  replaceIn(told, (passage) =>
    told.advice.words.reduce(
      (now, word) =>
        now.replace(new RegExp(`\\b${word}\\b`), () => betterWords[word.toLowerCase()] ?? 'remarkable'),
      passage,
    ),
  );

const otherWord: Follow = (told) =>
  replaceIn(told, (passage) => {
    const [longest] = (passage.match(/\b\p{Ll}{4,}\b/gu) ?? []).toSorted((a, b) => b.length - a.length);
    return longest ? passage.replace(longest, pick(['splendid', 'stubborn'], told.way)) : passage;
  });

const fullStop: Follow = (told) =>
  replaceIn(told, (passage) =>
    passage.replace(
      /(?:, | and |, and )(it|they|he|she|we|i|the)\b/i,
      (_join, word: string) => `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    ),
  );

const pastOf: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  am: 'was',
  go: 'went',
  goes: 'went',
  run: 'ran',
  runs: 'ran',
  see: 'saw',
  sees: 'saw',
  find: 'found',
  finds: 'found',
  come: 'came',
  comes: 'came',
  has: 'had',
  get: 'got',
  gets: 'got',
  take: 'took',
  takes: 'took',
};
const presentVerb =
  /\b(?:is|are|am|goes?|runs?|sees?|finds?|comes?|has|gets?|takes?|looks?|walks?|opens?|starts?)\b/;

/** The ways to follow a rule that are not a sentence more. */
const ways: Readonly<Record<string, Follow>> = {
  'audience.addTitle': ({ text, way }) =>
    `${pick(['The Big Surprise', 'A Night to Remember'], way)}\n\n${text}`,
  'audience.openStronger': ({ text, advice: { passage }, way }) =>
    passage && `${text.slice(0, passage.start)}${pick(openingLinesToAdd, way)} ${text.slice(passage.start)}`,
  'audience.opinionFirst': ({ text }) => `I think this should change. ${text}`,
  'structure.addOpinion': ({ text }) => `I believe that we need this. ${text}`,
  'audience.changeTone': otherWord,
  'devices.keepBest': otherWord,
  'vocabulary.sharpen': ({ text }) => {
    const plain = Object.keys(betterWords).find((word) => new RegExp(`\\b${word}\\b`).test(text));
    return plain ? text.replace(new RegExp(`\\b${plain}\\b`), betterWords[plain] ?? '') : null;
  },
  'cohesion.sameOpener': newOpening,
  'sentence.sameOpening': newOpening,
  'sentence.sameWhen': newOpening,
  'cohesion.manyAnds': ({ text }) => text.replace(/ and /, ' because '),
  'cohesion.newName': ({ text, advice: { words } }) => {
    const last = text.lastIndexOf(words[0] ?? ' ');
    return last < 0 ? null : `${text.slice(0, last)}he${text.slice(last + (words[0]?.length ?? 0))}`;
  },
  'device.emotive.tryIt': (told) =>
    replaceIn(told, (passage) => passage.replace(/[.!?]*\s*$/, ', and that is heartbreaking.')),
  'paragraphing.breakHere': breakBefore,
  'paragraphing.breakSomewhere': breakInside,
  'paragraphing.splitLong': breakInside,
  'paragraphing.punch': lastSentenceApart,
  'cohesion.newLink': joinWithOfferedWord,
  'paragraphing.order': swapParagraphs,
  'structure.orderReasons': swapParagraphs,
  'punctuation.addEnd': (told) => replaceIn(told, (passage) => passage.replace(/\s*$/, '.')),
  'punctuation.addCapital': (told) =>
    replaceIn(told, (passage) => passage.charAt(0).toUpperCase() + passage.slice(1)),
  'punctuation.finding': suggested('punctuation'),
  'punctuation.splice': fullStop,
  'sentence.fault': fullStop,
  'sentence.grammar': suggested('grammar'),
  'sentence.tense': (told) =>
    replaceIn(told, (passage) => {
      const [verb] = passage.match(presentVerb) ?? [];
      return verb ? passage.replace(verb, pastOf[verb] ?? `${verb.replace(/s$/, '')}ed`) : passage;
    }),
  'sentence.join': (told) =>
    replaceIn(told, (passage) =>
      passage.replace(
        /[.]\s+(\S.*)$/s,
        (_all, second: string) => ` ${pick(['because', 'although', 'and'], told.way)} ${lowerFirst(second)}`,
      ),
    ),
  'sentence.shorten': ({ text, advice: { passage } }) =>
    passage && `${text.slice(0, passage.end)} I froze.${text.slice(passage.end)}`,
  'sentence.reorder': before('Later that day,'),
  'spelling.lookAgain': suggested('spelling'),
  'spelling.lookAgainOne': suggested('spelling'),
  'spelling.soundAlike': suggested('spelling'),
  'spelling.twoWords': suggested('spelling'),
  'spelling.plural': suggested('spelling'),
  'spelling.wordBank': suggested('spelling'),
  'vocabulary.overused': betterWord,
  'vocabulary.plainWord': betterWord,
  'vocabulary.intensified': (told) =>
    replaceIn(told, (passage) => passage.replace(told.advice.words[0] ?? '', 'tremendous')),
};

const atTheStart = new Set(['structure.growMiddle']);

const atTheEnd = new Set([
  'structure.addEnding',
  'structure.addConclusion',
  'structure.circle',
  'ideas.newReason',
  'letter.text_structure.addSignOff',
  'short.more',
]);

/** The draft after a child did what it was told; null where nobody wrote a way to do it. */
export const followAdvice = (told: FollowedAdvice): string | null => {
  const { text, advice, way } = told;
  const sentences = sentencesToAdd[advice.rule];
  if (!sentences) return ways[advice.rule]?.(told) ?? null;
  const sentence = pick(sentences, way).replace('{name}', advice.words[0] ?? '');
  const { passage } = advice;
  if (passage && atTheStart.has(advice.rule))
    return `${text.slice(0, passage.start)}${sentence} ${text.slice(passage.start)}`;
  const at = atTheEnd.has(advice.rule) ? text.length : (passage?.end ?? text.length);
  const gap = /[.!?"”]\s*$/.test(text.slice(0, at)) ? ' ' : '. ';
  return `${text.slice(0, at).trimEnd()}${gap}${sentence}${text.slice(at)}`;
};
