import { texts } from '../../../language/texts.ts';

/** What is asked below the page; the tour's own words come with a yes. */
export const t = texts('tours/product-tours/invitation', {
  aLookAround: 'A look around',
  newHere: 'New here?',
  takeALook: 'Take a 1-minute look around.',
  showMe: 'Show me',
  notNow: 'Not now',
});
