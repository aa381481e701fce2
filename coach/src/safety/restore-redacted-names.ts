export interface RedactedNameRestorer {
  /** Takes the next piece and gives what can be shown by now. */
  push: (piece: string) => string;
  /** Gives what was held back, when the stream is over. */
  end: () => string;
}

const whole = /\[[A-Z]+_\d+[A-Z]?\]/g;
const cutOff = /\[(?:[A-Z]{0,12}|[A-Z]{1,12}_\d{0,4}[A-Z]?)$/;

export const createRedactedNameRestorer = (values: ReadonlyMap<string, string>): RedactedNameRestorer => {
  let held = '';
  const restored = (text: string): string => text.replaceAll(whole, (found) => values.get(found) ?? found);
  return {
    push: (piece) => {
      const text = held + piece;
      const cut = cutOff.exec(text)?.index ?? text.length;
      held = text.slice(cut);
      return restored(text.slice(0, cut));
    },
    end: () => {
      const rest = held;
      held = '';
      return restored(rest);
    },
  };
};
