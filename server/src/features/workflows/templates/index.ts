import { descriptiveSteps } from '../steps/descriptive.ts';
import { expositorySteps } from '../steps/expository.ts';
import { narrativeSteps } from '../steps/narrative.ts';
import { persuasiveSteps } from '../steps/persuasive.ts';
import type { Template } from './template.ts';

/** In the order teachers see them; each kind begins with the whole way from idea to feedback. */
export const templates: Template[] = [
  { name: 'Narrative story', kind: 'narrative', steps: narrativeSteps },
  { name: 'Persuasive essay', kind: 'persuasive', steps: persuasiveSteps },
  { name: 'Description', kind: 'descriptive', steps: descriptiveSteps },
  { name: 'Explanation', kind: 'expository', steps: expositorySteps },
  { name: 'Free story', kind: 'creative', steps: narrativeSteps },
];
