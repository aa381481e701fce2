export interface Question {
  title: string;
  message: string;
  confirm: string;
  cancel?: string;
  /** For what cannot be undone. */
  danger?: boolean;
}

export interface AskedQuestion extends Question {
  answer: (yes: boolean) => void;
}

let ask: ((question: AskedQuestion) => void) | undefined;

/** The host shows what is asked from anywhere, inside components or outside of them. */
export const onQuestion = (listener: (question: AskedQuestion) => void): (() => void) => {
  ask = listener;
  return () => {
    if (ask === listener) ask = undefined;
  };
};

/** Asks in a dialog; closing it any other way counts as cancel, and so does a page without dialogs. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    if (ask) ask({ ...question, answer: resolve });
    else resolve(false);
  });
