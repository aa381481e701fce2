import { act, fireEvent } from '@testing-library/react';

/** Puts a text in the place of what a field has. All at once: a render after every key would be most of a test's time. */
export const fill = (field: HTMLElement, text: string): void => {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.disabled || field.readOnly) throw new Error('nobody could type here');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
};
