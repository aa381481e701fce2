import { language } from './language.ts';

/** Before a part of the app is read that shows these texts. In English nothing has to be fetched. */
export const loadTexts = async (
  parts: () => Promise<readonly string[]> | readonly string[],
): Promise<void> => {
  if (language !== 'zh') return;
  const { fillInChinese } = await import('./fill-in-chinese.ts');
  await fillInChinese(await parts());
};
