import type { TourStop } from '../tour-player/tour-stop.ts';
import type { ProductTourPlace } from './product-tours.ts';
import { t } from './texts.ts';

const help: TourStop = { place: 'help', side: 'left', ...t.help };

/** What a person sees when they are somewhere for the first time: a few stops, each two sentences at most. */
export const tourStops: Record<ProductTourPlace['id'], TourStop[]> = {
  'student-home': [
    {
      place: 'my-activities',
      side: 'bottom',
      title: 'Your writing',
      text: 'Everything you are asked to write is here. Open a card to begin, or to go on where you stopped.',
    },
    {
      place: 'my-progress',
      side: 'left',
      title: 'How far you are',
      text: 'The ring fills up with every piece you finish.',
    },
    {
      place: 'navigation',
      side: 'bottom',
      title: 'Find your way',
      text: 'Your writings, challenges and badges are up here.',
    },
    help,
  ],
  workspace: [
    {
      place: 'journey',
      side: 'right',
      title: 'Your writing journey',
      text: 'You write in small steps. You can always go back to a step you have begun.',
    },
    {
      place: 'step',
      side: 'bottom',
      title: 'This step',
      text: 'Here you see what to do now. Everything you type is saved by itself.',
    },
    {
      place: 'reading-tools',
      side: 'bottom',
      title: 'Make it easy to read',
      text: 'Let the page be read to you, make the letters larger, or hide everything but your work.',
    },
    {
      place: 'next',
      side: 'top',
      title: 'Ready for more?',
      text: 'When you are happy with this step, press here.',
    },
  ],
  'parent-dashboard': [
    { place: 'figures', side: 'bottom', ...t.figures },
    { place: 'tiles', side: 'top', ...t.tiles },
    { place: 'children-activity', side: 'top', ...t.childrenActivity },
    help,
  ],
  'teacher-dashboard': [
    {
      place: 'waiting',
      side: 'bottom',
      title: 'What waits for you',
      text: 'Begin here: pieces to review, late work and alerts. Each number opens its list.',
    },
    {
      place: 'figures',
      side: 'bottom',
      title: 'Your classes at a glance',
      text: 'Students, activities and finished pieces, with links to the lists behind them.',
    },
    {
      place: 'tiles',
      side: 'top',
      title: 'Set work',
      text: 'Make a course, add an activity to it and hand the class code to your students.',
    },
    {
      place: 'class-insight',
      side: 'top',
      title: 'What to teach next',
      text: 'The marks of a class against its year, and who needs the same thing next.',
    },
    help,
  ],
};
