import { saveAsFile } from '../api/save-as-file.ts';

/** Hands a text to the browser as a file to keep. */
export const saveTextAsFile = (filename: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  saveAsFile(filename, new Blob([text], { type }));
