import type { TutorContext } from './context.ts';
import { draftTiers, movesOf, tiers } from './elements.ts';
import { shuffled } from './seed.ts';
import { isLoss } from './valence.ts';

const mostAskings = 3;

/** Whoever did not want to go on about a feeling is not asked about it in other words. */
const inward: Set<string> = new Set(['feeling', 'body', 'thought']);

const closing: Record<string, string[]> = {
  videoExplanation: ['video', 'ready'],
  chat: ['ready', 'detail'],
  structuredForm: ['ready', 'detail'],
  freeWriting: ['detail', 'review'],
  feedback: ['review', 'detail'],
  completed: ['review'],
};

/** Elements in the order in which they should come up: what this text still lacks first. */
export const elementsInOrder = (context: TutorContext): string[] => {
  const { input, family, covered, state, seed, emptyField } = context;
  const hasDeclined = family === 'wellbeing' && state.intents.includes('declines');
  const isOpen = (element: string): boolean =>
    !covered.has(element) &&
    !(element === 'trait' && context.slots.who === 'you') &&
    !(hasDeclined && inward.has(element)) &&
    (state.timesAsked.get(element) ?? 0) < mostAskings &&
    movesOf(family, element) !== undefined;
  const storySeed = seed ^ state.said.length;
  const isRevising =
    (input.step.type === 'freeWriting' || input.step.type === 'feedback') && input.draft.trim() !== '';
  const order = isRevising ? (draftTiers[family] ?? tiers[family]) : tiers[family];
  const missing = order.flatMap((tier) => shuffled(tier.filter(isOpen), storySeed));
  const first: string[] = [];
  if (input.step.type === 'videoExplanation' && isOpen('video')) first.push('video');
  if (input.step.type === 'freeWriting' && input.draft.trim() === '' && isOpen('opening'))
    first.push('opening');
  if (family === 'narrative' && state.ideas.some(isLoss) && isOpen('memory')) first.push('memory');
  if (emptyField?.element && isOpen(emptyField.element)) first.push(emptyField.element);
  const last = family === 'wellbeing' ? ['more'] : (closing[input.step.type] ?? ['ready']);
  return [...new Set([...first, ...missing, ...last])];
};
