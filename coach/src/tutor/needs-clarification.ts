import type { CardChange } from './card-edits.ts';

/** Nothing was done yet: the child is asked. */
export const needsClarification = ({ what }: CardChange): boolean =>
  what === 'this card' || what === 'which card' || what === 'which part';
