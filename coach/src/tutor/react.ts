import type { Situation } from './choose-reply.ts';
import { echoOf, hasSlip } from './echo.ts';
import { lines, wellbeing } from './lines/lines.ts';
import {
  argumentReactions,
  inFun,
  olderReactions,
  reactions,
  recountReactions,
  youngReactions,
} from './lines/reactions.ts';
import { isNoise } from './second-net.ts';
import { plainMessage } from './understand-turn.ts';
import { valenceOf } from './valence.ts';
import { isGrieving } from './who-it-is-about.ts';

/** What may be said first to an idea, best first: the child's own words given back, else a plain word. */
export function react(situation: Situation): string[] {
  const { input, family, message, isProposal } = situation;
  if (isProposal) return lines.yes;
  const plain = plainMessage(message);
  if (isNoise(plain)) return lines.goOn;
  // What was hard to live through is not "fun to think of".
  if ((family === 'recount' && valenceOf(message) === 'hard') || isGrieving(input)) return wellbeing.heard;
  const set = setFor(situation);
  const turn = input.history.length;
  const rotated = (some: string[]): string[] => [
    ...some.slice(turn % (some.length || 1)),
    ...some.slice(0, turn % (some.length || 1)),
  ];
  const { thing, clause } = echoOf(message);
  const inTheirWords = thing
    ? rotated(set.thing).map((line) => withCapital(line.replace('{thing}', thing)))
    : clause && !gaveBackLast(situation) && !isLearner(situation)
      ? rotated(set.clause).map((line) => withCapital(line.replace('{clause}', clause)))
      : [];
  const laughs = /\b(?:lo+l|(?:ha){2,}h?|funny)\b/.test(plain) ? rotated(inFun) : [];
  return [...inTheirWords, ...laughs, ...rotated(set.plain)];
}

const setFor = ({ input, family }: Situation) => {
  if (family === 'recount') return recountReactions;
  if (input.year <= 3) return youngReactions;
  if (family === 'persuasive' || family === 'expository') return argumentReactions;
  return input.year >= 7 ? olderReactions : reactions;
};

/** Giving back only what holds no slip would show a child which of its sentences do. */
const isLearner = ({ input }: Situation): boolean =>
  input.history.some(({ role, content }) => role === 'user' && hasSlip(content));

/** A listener who gives back every sentence is a parrot. */
const gaveBackLast = ({ input }: Situation): boolean =>
  /^(?:So|Oh|Ah|Right|Okay), ?\p{Ll}|^So \p{L}/u.test(
    input.history.findLast(({ role }) => role === 'assistant')?.content ?? '',
  );

const withCapital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
