/** Hands a text to the browser as a file to keep. */
export const downloadText = (filename: string, text: string, type = 'text/csv;charset=utf-8'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
