import { useEffect, useState } from 'react';

/** What there is to read: what is selected, else the draft, else the step's text. */
const textToRead = (): string => {
  const selected = window.getSelection()?.toString().trim();
  if (selected) return selected;
  const sheet = document.querySelector<HTMLTextAreaElement>('main textarea[aria-label="Your draft"]');
  return sheet?.value.trim() || document.querySelector('main')?.textContent || '';
};

/** The browser's own voice; nothing leaves the device. */
export const useReadAloud = () => {
  const [isReading, setIsReading] = useState(false);
  const isAvailable = 'speechSynthesis' in window;
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  const toggle = () => {
    window.speechSynthesis.cancel();
    if (isReading) return setIsReading(false);
    const speech = new SpeechSynthesisUtterance(textToRead());
    speech.lang = 'en-AU';
    speech.rate = 0.9;
    speech.onend = () => setIsReading(false);
    speech.onerror = () => setIsReading(false);
    setIsReading(true);
    window.speechSynthesis.speak(speech);
  };
  return { isAvailable, isReading, toggle };
};
