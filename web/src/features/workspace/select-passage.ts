export const selectPassage = (sheet: HTMLTextAreaElement | null, start: number, end: number): void => {
  sheet?.focus();
  sheet?.setSelectionRange(start, end);
};
