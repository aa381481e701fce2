/** What a child says before an order to the coach. */
const leadIn = String.raw`^\W*(?:(?:ok(?:ay)?|no+|and|but|oh|wait|um+|so|actually|please|pls|haha|lol|hey+|now|then|sorry)\W+)*`;

/** "it should say", "the ending card is supposed to say": a card is spoken of, and nobody in a story. */
const dictatesText = new RegExp(
  String.raw`(?:${leadIn}|[.!?,;]\s+)(?:it|that|this|the (?:\p{L}+ ){0,3}(?:cards?|one|bit|ending|opinion|reason))(?:'?s| is| was)? (?:should|must|has to|supposed to|suposed to|meant to|ought to|needs to)(?: just| only| really)? (?:say|read)(?: that)?[:,]?\s+(.+)$`,
  'isu',
);
const fewestWords = 2;

/** "it should say she lost it": the words that a card should have, where the child gives them. */
export function dictatedCardText(text: string): string | undefined {
  const said = dictatesText.exec(text)?.[1]?.replace(/^["“'‘]+|["”'’.!\s]+$/g, '');
  return said && said.split(/\s+/).length >= fewestWords && !saysHow.test(said) ? said : undefined;
}
/** "Sam not Lucy", "more about the dragon", "something else": how to change it, and not the words themselves. */
const saysHow =
  /\bnot\b|\binstead\b|^(?:something|anything|more|less)\b|\b(?:other|different) (?:word|name|thing)s?\b/i;
