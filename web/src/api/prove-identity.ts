type Question = () => Promise<boolean>;

let question: Question | undefined;
let asked: Promise<boolean> | undefined;

/** The page that can ask somebody for a password or a passkey. */
export const setProofQuestion = (next: Question): (() => void) => {
  question = next;
  return () => {
    if (question === next) question = undefined;
  };
};

/** Whether the person has proved who they are; several calls at once ask one time. */
export const proveIdentity = (): Promise<boolean> => {
  asked ??= (question?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
};
