/** "Look at “It was noon”. Why then?" or "You wrote “Stop!” What comes next?" */
const opening = /^(?:Look (?:again )?at|You wrote|You say) (?:“([^”]+)”|‘(.+?)’)\.? /;

const withoutEnd = (sentence: string): string => sentence.replace(/[.!?…\s]+$/, '');

/** What is asked about a sentence that stands lit above it: nobody needs to read the sentence twice. */
export const dropShownQuote = (advice: string, sentence: string): string => {
  const found = opening.exec(advice);
  const quote = found?.[1] ?? found?.[2];
  if (!found || quote === undefined || withoutEnd(quote) !== withoutEnd(sentence)) return advice;
  return advice.slice(found[0].length);
};
