import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';

export const sizes = [
  { value: '1rem', label: 'Small' },
  { value: '1.125rem', label: 'Medium' },
  { value: '1.375rem', label: 'Large' },
  { value: '1.625rem', label: 'Huge' },
];

/** Size and face of the words one writes, kept on this device. */
export const useTextSizeAndFont = () => {
  const [size, setSize] = useLocalStorage({ key: 'inkling:reading-size', defaultValue: '1.125rem' });
  const [isEasyFace, setEasyFace] = useLocalStorage({ key: 'inkling:reading-face', defaultValue: false });
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--reading-size', size);
    if (!isEasyFace) return void style.removeProperty('--reading-face');
    style.setProperty('--reading-face', 'OpenDyslexic, var(--face)');
    void import('@fontsource/opendyslexic');
  }, [size, isEasyFace]);
  return { size, setSize, isEasyFace, setEasyFace };
};

export type TextSizeAndFont = ReturnType<typeof useTextSizeAndFont>;
