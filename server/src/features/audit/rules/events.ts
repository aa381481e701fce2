/** Stands in the record where the group of a call does. */
export const eventGroup = 'events';

/** Stands as the number of whoever acts where nobody does. */
export const nobodysId = 0;

/** What happens by no call of somebody: by what a learning platform says, after the name of the person, and at night. */
export const eventTexts = {
  joinedSchool: 'joined the staff by coming from a learning platform',
  joinedClass: 'joined a class by coming from a learning platform',
  becameCoTeacher: 'became a co-teacher of a class by coming from a learning platform',
  leftClass: 'left a class with its course on a learning platform',
  returnedToClass: 'returned to a class with its course on a learning platform',
  rosterApplied: 'applied the roster of the night',
};
export type RecordedEvent = keyof typeof eventTexts;

export const textOfEvent = (name: string): string | undefined =>
  Object.entries(eventTexts).find(([event]) => event === name)?.[1];
