import { sampleTabs } from './sample-tabs.ts';
import { t } from './texts.ts';
import type { TourStop } from './tour-player/tour-stop.ts';

export interface SampleTourStop extends TourStop {
  /** The id of the step it stands in. */
  step: string;
  /** The tab that must be open, where the screen is too narrow for two. */
  shown?: string;
}

export const sampleTourId = 'guide-writing';

export const sampleTourIntro = { title: t.welcome, text: t.seeHowAChildWrites };

export const sampleTourStops: SampleTourStop[] = [
  { step: 'brainstorming', place: 'journey', side: 'right', ...t.stops.journey },
  { step: 'brainstorming', shown: sampleTabs.task, place: 'task', side: 'left', ...t.stops.task },
  { step: 'brainstorming', shown: sampleTabs.chat, place: 'chat', side: 'right', ...t.stops.chat },
  { step: 'outlining', shown: sampleTabs.outline, place: 'plan', side: 'right', ...t.stops.plan },
  { step: 'drafting', shown: sampleTabs.draft, place: 'draft', side: 'right', ...t.stops.draft },
  { step: 'drafting', shown: sampleTabs.outline, place: 'outline', side: 'left', ...t.stops.outline },
  { step: 'feedback', shown: sampleTabs.draft, place: 'marked-draft', side: 'right', ...t.stops.markedDraft },
  { step: 'feedback', shown: sampleTabs.feedback, place: 'feedback', side: 'left', ...t.stops.feedback },
  { step: 'feedback', place: 'next', side: 'top', ...t.stops.finishing },
];
