import { createEmitter } from './emitter.ts';

export interface Question {
  title: string;
  message: string;
  confirm: string;
  cancel?: string;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Ends when there is nothing to ask any more, which counts as cancel. */
  signal?: AbortSignal;
}

export interface AskedQuestion extends Question {
  answer: (yes: boolean) => void;
}

export const questions = createEmitter<AskedQuestion>();

/** Asks in a dialog; closing it any other way counts as cancel, and so does a page without dialogs. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    if (!questions.send({ ...question, answer: resolve })) resolve(false);
  });
