/**
 * What is asked about one part of a text, from open to narrow. {who} stands for the main character, {title} for the
 * title of the task, {topic} for what a text is about; a question whose word is not known is left out. Each question
 * names what it asks about, so that it can be understood whatever was said before it.
 */
export interface Questions {
  ask: string[];
  /** Asked first from Year 7 on. */
  older?: string[];
  /** Asked where one answer is there already. */
  more?: string[];
  /** For a child who is stuck: smaller, then two choices, then an example on another topic. */
  narrow: string[];
  choose: string[];
  example: string[];
  /** What the part is, for a child who did not understand. */
  means: string;
}
