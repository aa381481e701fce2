import { guideTexts } from '../guides.texts.ts';

export type CategoryId = keyof typeof guideTexts.categories;

const ids: CategoryId[] = ['start', 'writing', 'feedback', 'classes', 'families', 'account'];

export const categories = ids.map((id) => ({ id, ...guideTexts.categories[id] }));
