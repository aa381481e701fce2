const longest = 160;

/** The last whole sentence of a text, or its last words where none is ended; a long one is cut at a word. */
export const lastSentence = (text: string): string => {
  const lines = text.trim().split(/\n+/u);
  const last = lines.at(-1)?.trim() ?? '';
  const sentences = last.match(/[^.!?…]+(?:[.!?…]+["”’')]*|$)/gu) ?? [last];
  const sentence = sentences.at(-1)?.trim() ?? '';
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
};
