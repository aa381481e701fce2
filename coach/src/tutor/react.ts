import { echoOf } from './echo.ts';
import { care, lines, wellbeing } from './lines/lines.ts';
import {
  argumentReactions,
  inFun,
  olderReactions,
  reactions,
  recountReactions,
  youngReactions,
} from './lines/reactions.ts';
import { plainMessage } from './plain-message.ts';
import { isNoise } from './second-net.ts';
import type { Situation } from './situation.ts';
import { isHeavy, valenceOf } from './valence.ts';
import { isGrieving } from './who-it-is-about.ts';

/** What may be said first to an idea, best first: the child's own words given back, else a plain word. */
export function react(situation: Situation): string[] {
  const { input, family, message, isProposal } = situation;
  if (situation.isGuess) return lines.guess;
  if (isProposal) return lines.yes;
  const plain = plainMessage(message);
  if (isNoise(plain)) return lines.goOn;
  // What was hard to live through is not "fun to think of".
  if (family === 'recount') {
    const said = input.history.filter(({ role }) => role === 'user').map(({ content }) => content);
    if (/\bmy fault\b/.test(plain) && said.some(isHeavy)) return care.notYourFault;
  }
  // What weighs on the child's own family is met first, whatever it is written as.
  if (family !== 'narrative' && /\b(?:my|we|i|our)\b/.test(plain) && isHeavy(message)) return care.heavy;
  const isNear =
    family === 'recount' ||
    ((family === 'descriptive' || family === 'poem') && /\b(?:me|i|my)\b/.test(plain));
  if ((isNear && valenceOf(message) === 'hard') || isGrieving(input)) return wellbeing.heard;
  const set = setFor(situation);
  const turn = input.history.length;
  const rotated = (some: string[]): string[] => [
    ...some.slice(turn % (some.length || 1)),
    ...some.slice(0, turn % (some.length || 1)),
  ];
  const thing = echoOf(message);
  const inTheirWords = thing
    ? rotated(set.thing).map((line) => withCapital(line.replace('{thing}', thing)))
    : [];
  const laughs = /\b(?:lo+l|(?:ha){2,}h?|funny)\b/.test(plain) ? rotated(inFun) : [];
  return [...inTheirWords, ...laughs, ...rotated(set.plain)];
}

const setFor = ({ input, family }: Situation) => {
  if (family === 'recount') return recountReactions;
  if (input.year <= 3) return youngReactions;
  if (family === 'persuasive' || family === 'report' || family === 'explanation') return argumentReactions;
  return input.year >= 7 ? olderReactions : reactions;
};

const withCapital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
