import type { TutorContext } from './context.ts';
import { shuffled } from './seed.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lines not heard yet in this conversation come first; then those heard least. */
export const leastHeard = (lines: string[], { state, seed }: TutorContext): string[] => {
  const timesSaid = (line: string): number => {
    const expression = new RegExp(
      line
        .split(/\{\w+\}/)
        .map(escaped)
        .join('.{1,80}?'),
      'i',
    );
    return state.said.filter((turn) => expression.test(turn)).length;
  };
  const heard = new Map(lines.map((line) => [line, timesSaid(line)]));
  return shuffled(lines, seed).sort((a, b) => (heard.get(a) ?? 0) - (heard.get(b) ?? 0));
};
