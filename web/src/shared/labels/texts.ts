import { texts } from '../../language/texts.ts';

export const t = texts('shared/labels', {
  narrative: 'Narrative',
  persuasive: 'Persuasive',
  descriptive: 'Descriptive',
  expository: 'Expository',
  creative: 'Creative',
  wellbeing: 'Wellbeing',
  writing: 'Writing',
  active: 'Active',
  upcoming: 'Upcoming',
  past: 'Past',
  archived: 'Archived',
  amountOfTime: (amount: number, unit: string) => {
    const one = unit.replace(/s$/, '');
    return `${amount} ${amount === 1 ? one : `${one}s`}`;
  },
});
