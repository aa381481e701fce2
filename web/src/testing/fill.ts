import { userEvent } from '@testing-library/user-event';

/** Puts a text in the place of what a field has. All at once: a render after every key would be most of a test's time. */
export const fill = async (field: HTMLElement, text: string): Promise<void> => {
  const user = userEvent.setup({ delay: null });
  await user.clear(field);
  if (text !== '') await user.paste(text);
};
