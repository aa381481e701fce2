import { texts } from '../../../language/texts.ts';

/** The tours that parents are offered; children and teachers read theirs in English. */
export const t = texts('tours/product-tours', {
  help: {
    title: 'Help is here',
    text: 'Press this button on any page to search the help or to write to us.',
  },
  figures: {
    title: 'Your family at a glance',
    text: 'How many children write here, and how much they have written.',
  },
  tiles: {
    title: 'The usual ways',
    text: 'Add a child, look at challenges or see your plan from here.',
  },
  childrenActivity: {
    title: 'What your children write',
    text: 'The newest pieces of each child stand here, as far as they have come.',
  },
});
