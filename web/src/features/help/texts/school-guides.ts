import type { Guide } from './guide.ts';

/** For whoever runs a school, and what it connects Inkling with. */
export const schoolGuides: Guide[] = [
  {
    id: 'running-a-school',
    category: 'classes',
    reader: 'teacher',
    title: 'Running a school',
    lines: [
      'School, in the menu of your profile, shows your colleagues. Admins invite teachers there by email, make them admins and remove them. An invitation can be sent again or taken back until somebody has joined.',
      'A relief teacher is invited with a last day. Once they have joined, Stand-in beside a class lets them teach it until a day, and the lead is told; leads add them under Teachers, too. They see those classes and nothing else of the school. From the day after, everything is closed to them; End closes it at once.',
      'Hand over gives a class with its activities and students to a colleague; its lead is told. Admins cannot take a colleague’s class themselves, unless nobody else is there.',
      'Whoever is removed stops seeing every student of the school at once. Archived classes, challenges and students go to the colleague you choose.',
      'Find students, under School, finds every student by name or username, with classes, year and last sign-in. Move takes a student to another class of the school; what was begun in the old one is kept.',
      'Archive is for a student who leaves the school: out of every class, and nobody can sign in any more. All writing is kept, but teachers at the school cannot open it until the student is back; Bring back undoes it at any time. A child whose family has an account keeps that account.',
      'Merge is for two accounts of one child: press it at both, look at what goes along and what cannot, and say which account stays. All writing is in that one then. It cannot be undone, so make sure that it is one child.',
      'New school year, under School, is for the end of a year: students move up, those of the last year leave and are archived, and the classes you do not leave out are closed. You see first what would change. It can be undone for 24 hours; what somebody has changed since stays as it is.',
      'A district above schools invites yours, and you agree or decline under School. It sees how many staff, students, active classes and pieces of writing there are, nothing below five, and no name or word of a child. Either side can end it at any time.',
      'Usage and health, under School, says what works and what waits for you, how many have signed in, and how much is written. It is numbers of the whole school alone.',
      'Data of the school says where everything lies. There you choose how long students who left are kept, download the tables of the school, and delete the school; for a week each admin can stop that.',
      'The record says who opened or changed students’ work, and who changed staff and classes. It cannot be changed, holds nothing that students wrote, and can be downloaded as a table.',
    ],
  },
  {
    id: 'school-roster',
    category: 'classes',
    reader: 'teacher',
    title: 'Bringing in your school’s roster',
    lines: [
      'Admins upload the OneRoster zip of the school’s system under School, section Roster. You first see what would change: whom to invite, which classes to make, which students to add, update, put into a class or take out of one. Nothing is saved before you press Apply.',
      'Each line that cannot be used is named with its file, its number and the reason; the others are used. The same zip again changes nothing.',
      'Students who are gone from the roster only leave the class: their account and all they wrote stay. Students whom a teacher added by hand stay in the class too.',
      'The section Roster shows what came of the last one. If whoever runs Inkling has set it up, the newest file in your school’s folder is read every night, and you are told what changed. You can also choose it yourself under Upload a roster.',
      'A class is made once one of its teachers has joined the school. Until then it waits: apply the roster again when they have.',
      'New students have no password yet: the teachers of their classes print login cards under Students.',
      'Students are recognised by their number in your system, at first also by their school email, or by username and name. Accounts of families and of other schools are never touched: those children join with the class code.',
    ],
  },
  {
    id: 'school-sign-on',
    category: 'classes',
    reader: 'teacher',
    title: 'Signing in with the accounts of your school',
    lines: [
      'If your school has set it up, “Sign in with your school” on the sign-in page takes you to the school’s own sign-in and back. Enter your school email or the code of your school.',
      'If you have an account here already, you enter its password once, and the two are linked. Settings shows what is linked and can unlink it.',
      'Admins set it up under School, section Sign-on: choose Google, Microsoft or another provider, copy the addresses, enter what your provider gives you, test it and switch it on.',
      'Who signs out at the school is signed out here too, where the school’s provider says so. Otherwise you are asked again after twelve hours.',
    ],
  },
  {
    id: 'learning-platforms',
    category: 'classes',
    reader: 'teacher',
    title: 'Inkling in Moodle, Canvas and other platforms',
    lines: [
      'In your course over there, add an activity and choose Inkling. A tab opens in which you say once which of your classes the course is, and then choose an activity or make one.',
      'Students click it in their course and come straight to their piece of writing. Who comes for the first time and has an account here enters its password once. Who leaves the course leaves the class, and keeps all writing. A mark goes to the platform when you confirm it: with a score, with your marks, or by calling the work reviewed. It carries the time of handing in, so nobody is late because you marked late. If the platform does not answer, the page of the class says which grades are missing. Inkling tries again by itself, or at once with “Send again now”. Admins connect a platform under School, section Learning platforms, with one link or by hand.',
    ],
  },
];
