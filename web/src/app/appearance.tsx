import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { mySettings } from '../api/settings.ts';
import { readToken } from '../api/token.ts';

const fontSizeKey = 'inkling:font-size';
const browserFontSize = 16;

/** In per cent, so that a larger size set in the browser still counts. */
const applyFontSize = (size: number): void => {
  document.documentElement.style.fontSize = `${(size / browserFontSize) * 100}%`;
  localStorage.setItem(fontSizeKey, String(size));
};

/** Theme and text size follow the saved settings, on whichever device they were changed. */
export const Appearance = () => {
  // Signing in is a navigation too: it is what makes this look for the token again.
  useLocation();
  const { setColorScheme } = useMantineColorScheme();
  const signedIn = readToken() !== null;
  const { data } = useQuery({ ...mySettings, enabled: signedIn, meta: { silent: true } });
  const appearance = data?.appearance;

  useEffect(() => {
    if (!appearance) return;
    setColorScheme(appearance.theme === 'system' ? 'auto' : appearance.theme);
    applyFontSize(appearance.fontSize);
  }, [appearance, setColorScheme]);

  return null;
};
