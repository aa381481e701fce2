import { createHash } from 'node:crypto';
import { promptRules } from './prompt-rules.ts';

export interface PromptMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface PromptMaterial {
  /** What it is, in our own words: "draft", "plan", "activity". */
  label: string;
  text: string;
}

export interface PromptParts {
  /** The rules of the conversation unless another job, such as wording feedback, brings its own. */
  rules?: string;
  /** What is asked for, in our own words; never built from what people typed. */
  task: string;
  /** All that people wrote: it reaches the model between boundary lines only. */
  material: PromptMaterial[];
  /** Earlier turns, oldest first. */
  history?: PromptMessage[];
  /** What the child says now. */
  message?: string;
}

export interface AssembledPrompt {
  system: string;
  messages: PromptMessage[];
}

const materialLimit = 12_000;
const messageLimit = 4_000;
const historyLimit = 12;

// Characters that a person cannot see but a model can read.
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

const cleaned = (text: string, limit: number): string => {
  const visible = text.replaceAll(invisible, '');
  return visible.length <= limit ? visible : `${visible.slice(0, limit)}\n(shortened)`;
};

/** Made from the texts, so the same prompt stays the same, and made anew until no text contains it. */
const boundaryFor = (texts: string[]): string => {
  const all = texts.join('\n');
  for (let attempt = 0; ; attempt++) {
    const boundary = createHash('sha256').update(`${attempt}\n${all}`).digest('hex').slice(0, 16);
    if (!all.includes(boundary)) return boundary;
  }
};

const label = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '').slice(0, 40);

/** Builds a prompt in which nothing that a person typed can pass for an instruction. */
export const assemblePrompt = ({
  rules = promptRules,
  task,
  material,
  history = [],
  message,
}: PromptParts): AssembledPrompt => {
  const pieces = material.map((piece) => ({
    label: label(piece.label),
    text: cleaned(piece.text, materialLimit),
  }));
  const turns = history
    .slice(-historyLimit)
    .map((turn) => ({ ...turn, content: cleaned(turn.content, messageLimit) }));
  const last = message === undefined ? undefined : cleaned(message, messageLimit);
  const boundary = boundaryFor([
    ...pieces.map(({ text }) => text),
    ...turns.map(({ content }) => content),
    last ?? '',
  ]);
  const fenced = (name: string, text: string): string =>
    `--- ${boundary} ${name}\n${text}\n--- ${boundary} end of ${name}`;
  const asMessage = (turn: PromptMessage): PromptMessage =>
    turn.role === 'assistant'
      ? turn
      : { role: 'user', content: fenced('message of the child', turn.content) };
  const given = pieces.map((piece) => fenced(piece.label, piece.text)).join('\n\n');
  const now = last === undefined ? '' : `\n\n${fenced('message of the child', last)}`;
  return {
    system: `${rules}\n\nBoundary lines begin with "--- ${boundary}". Task: ${task}`,
    messages: [...turns.map(asMessage), { role: 'user', content: `${given}${now}`.trim() }],
  };
};
