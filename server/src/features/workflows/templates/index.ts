import { descriptiveSteps } from '../steps/descriptive.ts';
import { expositorySteps } from '../steps/expository.ts';
import { narrativeSteps } from '../steps/narrative.ts';
import { persuasiveSteps } from '../steps/persuasive.ts';
import { letter } from './letter.ts';
import { naplanRehearsals } from './naplan-rehearsal.ts';
import { placeDescription } from './place-description.ts';
import { quickWrite } from './quick-write.ts';
import type { Template } from './template.ts';
import { wellbeingJournal } from './wellbeing-journal.ts';

/** In the order teachers see them; each kind begins with the whole way from idea to feedback. */
export const templates: Template[] = [
  { name: 'Narrative story', kind: 'narrative', steps: narrativeSteps },
  { name: 'Persuasive essay', kind: 'persuasive', steps: persuasiveSteps },
  letter,
  ...naplanRehearsals,
  { name: 'Description', kind: 'descriptive', steps: descriptiveSteps },
  placeDescription,
  { name: 'Explanation', kind: 'expository', steps: expositorySteps },
  { name: 'A story of your own', kind: 'creative', steps: narrativeSteps },
  quickWrite,
  wellbeingJournal,
];
