/** What a picture shows, as far as its file tells: "night-sky.png" is a night sky. */
export const imageAlt = (filename: string): string => {
  const words = filename
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : filename;
};
