/** Hands a file to the browser to save, as a click on a link would. */
export const saveCsv = ({ filename, csv }: { filename: string; csv: string }): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
};
