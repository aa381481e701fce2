import type { IdeaCard } from './chat.ts';

/** Words on a form's label that ask for the same part of a text as a card tells. */
export const fieldLabelPatterns: Record<string, RegExp> = {
  who: /charact|\bwho\b|hero|protagonist|people/i,
  where: /setting|where|place/i,
  wants: /goal|want|wish/i,
  trouble: /problem|complic|conflict|wrong|trouble/i,
  tries: /event|middle|climax|turning|happens|tr(?:y|ies)\b/i,
  ending: /resolution|ending|end\b|ends\b|ended|sol(?:ve|ution)|conclusion/i,
  moment: /happen|event|moment|middle|problem|complic/i,
  'small thing': /detail|sense|remember/i,
  feeling: /feel|emotion|mood/i,
  opinion: /opinion|position|thesis|point of view|believe|side\b/i,
  reason: /reason|argument|point\b|because/i,
  evidence: /evidence|fact|proof|example/i,
  'other side': /counter|other side|against|disagree/i,
  answer: /answer|rebut|reply|counter/i,
  event: /event|middle|happen/i,
  detail: /detail|sense|describ/i,
  topic: /topic|subject|about|title|introduc/i,
  fact: /fact|detail|information|you know|point\b/i,
  'how or why': /how|why|step|cause|explain|reason|point\b/i,
  surprise: /surpris|interesting|example|amaz|point\b/i,
  'why it matters': /matter|conclusion|important|ending/i,
  subject: /place|thing|what|where|setting|subject/i,
  'what we see': /see|look|sight|colou?r/i,
  'sound, smell, touch': /hear|sound|smell|touch|sense|taste/i,
  'one close detail': /detail|close/i,
  'how it feels': /feel|mood|special|why/i,
  'what it is': /what .*(?:is|are)\b|introduc|definition|classif|topic/i,
  looks: /look|appear|see\b|body|parts?\b|describ|features?/i,
  does: /do\b|does\b|behaviou?r|food|eat|habits?|happens/i,
  image: /picture|image|see\b|sight/i,
  sound: /sound|hear/i,
  comparison: /simile|metaphor|like\b|compar/i,
  'last line': /end|last/i,
  idea: /idea|event|happen|middle|note|point\b/i,
};

/** Which card goes into which of the empty fields: each card once, in the order of the form. */
export function matchCardsToFields(emptyFields: string[], cards: IdeaCard[]): Map<string, IdeaCard> {
  const left = [...cards];
  const matches = new Map<string, IdeaCard>();
  for (const label of emptyFields) {
    const at = left.findIndex(({ slot }) => fieldLabelPatterns[slot]?.test(label));
    const [card] = at === -1 ? [] : left.splice(at, 1);
    if (card) matches.set(label, card);
  }
  return matches;
}
