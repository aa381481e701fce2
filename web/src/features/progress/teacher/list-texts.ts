import type { ListTexts } from './progress-list.tsx';

export const studentListTexts: ListTexts = {
  label: 'Students',
  search: 'Search students...',
  filter: 'All',
  filterName: 'Completion',
  options: [
    { value: 'high', label: 'High (>75%)' },
    { value: 'medium', label: 'Medium (25-75%)' },
    { value: 'low', label: 'Low (25% or less)' },
  ],
  empty: {
    title: 'No students yet',
    text: 'Students appear here once they join a class or challenge of yours.',
  },
  none: 'No students match',
};

export const activityListTexts: ListTexts = {
  label: 'Activities',
  search: 'Search activities...',
  filter: 'All',
  filterName: 'Deadline',
  options: [
    { value: 'upcoming', label: 'Upcoming Deadlines' },
    { value: 'past', label: 'Past Deadlines' },
  ],
  empty: {
    title: 'Nothing is assigned yet',
    text: 'Publish an activity in a class or challenge, and its completion shows here.',
  },
  none: 'No activities match',
};
