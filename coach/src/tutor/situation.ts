import type { Heard, TutorInput } from './conversation.ts';
import type { Family } from './interview/interview.ts';

/** What a reply is chosen from; the cards of the input hold what this turn told already. */
export interface Situation {
  input: TutorInput;
  family: Family;
  heard: Heard;
  message: string;
  /** What of the message tells something about the text. */
  told: string;
  /** What it asks the coach. */
  asks: string;
  /** The part the coach asked about last. */
  asked: string | undefined;
  /** An idea in the form of a question: "can it be a mermaid". */
  isProposal: boolean;
  /** "is it because of the sun?": an answer the child is not sure of. */
  isGuess: boolean;
  /** Something of this turn is on a card. */
  isNoted: boolean;
  /** "i told you": it was found again, and filed. */
  isReminder: boolean;
  /** What happened to a card, or to the kind of text. */
  change?:
    | { what: 'changed' | 'added' | 'removed' | 'otherKind' | 'sameKind' }
    | { what: 'open'; slot?: string | undefined; label?: string | undefined };
}
