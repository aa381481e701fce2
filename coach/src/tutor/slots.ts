import type { Entity } from './read-story.ts';

export type Slots = Partial<Record<string, string>>;

const verbs: Record<string, { one: string; many: string; past: string }> = {
  does: { one: 'does', many: 'do', past: 'did' },
  is: { one: 'is', many: 'are', past: 'were' },
  feels: { one: 'feels', many: 'feel', past: 'felt' },
  hears: { one: 'hears', many: 'hear', past: 'heard' },
  knows: { one: 'knows', many: 'know', past: 'knew' },
};

const possessive = (label: string): string => {
  if (label === 'you') return 'your';
  return /s$/.test(label) ? `${label}’` : `${label}’s`;
};

/** The words for {who} and for the verbs that must agree with it; "you" tells of what was, so it gets the past. */
export const slotsForWho = (who: Entity): Slots => {
  const form = who.label === 'you' ? 'past' : who.isPlural ? 'many' : 'one';
  const agreeing = Object.entries(verbs).map(([slot, forms]) => [slot, forms[form]]);
  return { who: who.label, whose: possessive(who.label), ...Object.fromEntries(agreeing) };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills a template, or gives nothing when it asks for a slot we cannot fill. */
export const fill = (template: string, slots: Slots): string | undefined => {
  let isComplete = true;
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const value = slots[lower];
    if (value === undefined) isComplete = false;
    return name === lower ? (value ?? '') : capital(value ?? '');
  });
  return isComplete ? capital(filled) : undefined;
};

export const slotCount = (template: string): number =>
  new Set(
    [...template.matchAll(/\{(who|whose|other|place|at|thing|topic|title)\}/g)].map((match) => match[1]),
  ).size;
