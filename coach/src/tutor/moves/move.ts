/** The rungs of the hint ladder: an open question, a narrower one, two choices, an example on another topic. */
export const rungs = ['ask', 'narrow', 'choose', 'example'] as const;
export type Rung = (typeof rungs)[number];

/**
 * Question moves about one element of a piece of writing. Slots: {who} {whose} {other} {place} {at} {thing} {topic}
 * {title}, and verbs that agree with {who}: {does} {is} {feels} {hears} {knows}. Three slots stay empty and only say when
 * a move fits: {event} something just happened, {hard} and {nice} the child told of something hard or nice.
 */
export interface ElementMoves extends Record<Rung, string[]> {
  /** Why it matters to a reader, in a few plain words. */
  goal: string[];
}

export type MoveSet = Record<string, ElementMoves>;
