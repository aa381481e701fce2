export interface Emitter<Message> {
  /** Says whether anybody listens. */
  send: (message: Message) => boolean;
  /** Takes over from the listener before; what it returns ends it. */
  listen: (listener: (message: Message) => void) => () => void;
}

/** From anywhere, inside components or outside of them, to the one host above all pages that shows it. */
export const createEmitter = <Message>(): Emitter<Message> => {
  let current: ((message: Message) => void) | undefined;
  return {
    send: (message) => {
      current?.(message);
      return current !== undefined;
    },
    listen: (listener) => {
      current = listener;
      return () => {
        if (current === listener) current = undefined;
      };
    },
  };
};
