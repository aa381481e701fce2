import type { DemoCourse } from '../courses-and-activities/courses.ts';
import { lighthouseDrafts, otherDrafts, petDrafts, unfinishedDrafts } from './classmates-drafts.ts';
import type { DemoWriting } from './demo-writing.ts';

interface Classmate {
  full_name: string;
  screen_name: string;
  course: DemoCourse;
  writings: DemoWriting[];
}

const done = (of: DemoWriting['of'], draft: string, lastDay: number): DemoWriting => ({
  of,
  at: 'completed',
  days: [lastDay + 3, lastDay + 1, lastDay],
  minutes: [6, 8, 24, 6],
  draft,
});
/** Looked through one evening by the teacher, who had not seen what the coach gave. */
const markedBlind = (writing: DemoWriting, blindMarks: number[]): DemoWriting => ({
  ...writing,
  reviews: [{ action: 'reviewed' }],
  blindMarks,
});
const drafting = (of: DemoWriting['of'], draft: string, lastDay: number): DemoWriting => ({
  of,
  at: 'freeWriting',
  days: [lastDay + 2, lastDay],
  minutes: [5, 7, 12],
  draft,
});

/** Twelve children between those who hand in early and those who have not begun. */
export const classmates: Classmate[] = [
  {
    full_name: 'Lani Faleolo',
    screen_name: 'lani_f',
    course: 'year5',
    writings: [
      markedBlind(done('lighthouse', lighthouseDrafts.strong, 10), [4, 3, 4, 3, 3, 3, 2, 4, 4, 4]),
      done('homework', otherDrafts.homeworkFor, 3),
      drafting('storm', unfinishedDrafts.storm, 1),
    ],
  },
  {
    full_name: 'Oliver Brandt',
    screen_name: 'oliver_b',
    course: 'year5',
    writings: [
      markedBlind(done('lighthouse', lighthouseDrafts.middle, 9), [3, 3, 3, 3, 3, 2, 1, 3, 4, 3]),
      { ...drafting('homework', unfinishedDrafts.homework, 2), moreTimeInDays: 9 },
    ],
  },
  {
    full_name: 'Aisha Rahman',
    screen_name: 'aisha_r',
    course: 'year5',
    writings: [
      {
        ...done('lighthouse', lighthouseDrafts.careful, 12),
        alerts: [
          {
            about: 'The third room has a padlock as big as my fist',
            category: 'abuse',
            certainty: 5.2,
            answered: { outcome: 'spoken', note: 'Aisha laughed: her grandfather builds boats.' },
          },
        ],
      },
      done('storm', otherDrafts.storm, 4),
      done('homework', otherDrafts.homeworkAgainst, 2),
    ],
  },
  {
    full_name: 'Noah Tran',
    screen_name: 'noah_t',
    course: 'year5',
    writings: [
      {
        ...drafting('lighthouse', unfinishedDrafts.lighthouse, 6),
        chat: [
          'Who keeps the lighthouse, and what do they hide?',
          'mr quill keeps it and he has soup. Some boys in my class hide my bag every single day. So maybe they hide his lamp too.',
        ],
        alerts: [
          {
            about: 'Some boys in my class hide my bag every single day.',
            category: 'bullying',
            certainty: 6,
          },
        ],
      },
    ],
  },
  {
    full_name: 'Ruby Castellano',
    screen_name: 'ruby_c',
    course: 'year5',
    writings: [markedBlind(done('lighthouse', lighthouseDrafts.short, 8), [2, 2, 2, 2, 2, 2, 1, 3, 3, 3])],
  },
  { full_name: 'Ethan Whitlam', screen_name: 'ethan_w', course: 'year5', writings: [] },
  {
    full_name: 'Jasper Lindqvist',
    screen_name: 'jasper_l',
    course: 'year5',
    writings: [
      {
        ...drafting('homework', unfinishedDrafts.homework, 1),
        chat: [
          'What happens on a day without homework?',
          'I could go to the skate park. The big kids at the bus stop hit me and take my money nearly every day. I would be home before them.',
        ],
        alerts: [
          {
            about: 'The big kids at the bus stop hit me and take my money nearly every day.',
            category: 'bullying',
            severity: 'medium',
            certainty: 9,
            answered: { by: 'coTeacher', outcome: 'spoken', note: 'Rang his mother, she fetches him now.' },
          },
        ],
      },
    ],
  },
  {
    full_name: 'Amelia Hart',
    screen_name: 'amelia_h',
    course: 'year3',
    writings: [
      markedBlind(done('lostPet', petDrafts.strong, 13), [3, 2, 3, 2, 2, 2, 1, 3, 3, 3]),
      done('classPet', otherDrafts.classPet, 3),
    ],
  },
  {
    full_name: 'Kai Nakamura',
    screen_name: 'kai_n',
    course: 'year3',
    writings: [markedBlind(done('lostPet', petDrafts.middle, 11), [3, 2, 2, 2, 2, 2, 1, 2, 3, 2])],
  },
  {
    full_name: 'Sienna Petrou',
    screen_name: 'sienna_p',
    course: 'year3',
    writings: [
      markedBlind(done('lostPet', petDrafts.short, 12), [2, 1, 1, 1, 2, 1, 0, 2, 3, 2]),
      drafting('classPet', unfinishedDrafts.classPet, 2),
    ],
  },
  {
    full_name: 'Ben Achterberg',
    screen_name: 'ben_a',
    course: 'year3',
    writings: [drafting('lostPet', unfinishedDrafts.lostPet, 7)],
  },
  { full_name: 'Tilly Okonkwo', screen_name: 'tilly_o', course: 'year3', writings: [] },
];
