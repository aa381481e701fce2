import { describe, expect, it } from 'vitest';
import { rosterFiles, zipFiles } from '../../../testing/build-roster-zip.ts';
import { readRoster } from './read-roster.ts';
import { createProblems, UnusableRosterError } from './roster-problems.ts';

type Files = Record<string, string>;
type Rows = Record<string, string>[];

const users: Rows = [
  {
    sourcedId: 't1',
    orgSourcedIds: 'o1',
    role: 'teacher',
    givenName: 'Tia',
    familyName: 'Lee',
    email: 'tia@x.example',
  },
  {
    sourcedId: 's1',
    orgSourcedIds: 'o1',
    role: 'student',
    givenName: 'Ana',
    familyName: 'Bright',
    email: 'ana@x.example',
    grades: '05',
  },
];
const base = {
  orgs: [{ sourcedId: 'o1', name: 'Hillside', type: 'school' }],
  users,
  classes: [{ sourcedId: 'c1', title: '5 Blue', grades: '05', schoolSourcedId: 'o1' }],
  enrollments: [
    { sourcedId: 'e1', classSourcedId: 'c1', userSourcedId: 't1', role: 'teacher', primary: 'true' },
    { sourcedId: 'e2', classSourcedId: 'c1', userSourcedId: 's1', role: 'student' },
  ],
};

/** The files with one text in one of them replaced. */
const replaced = (file: string, from: string, to: string): Files => {
  const files = rosterFiles(base);
  const text = files[file] ?? '';
  expect(text).toContain(from);
  return { ...files, [file]: text.replace(from, to) };
};
const without = (file: string): Files =>
  Object.fromEntries(Object.entries(rosterFiles(base)).filter(([name]) => name !== file));
const withUser = (row: Record<string, string>): Files =>
  rosterFiles({ ...base, users: [...users, { ...users[1], sourcedId: 's9', email: '', ...row }] });
const withClass = (row: Record<string, string>): Files =>
  rosterFiles({
    ...base,
    classes: [...base.classes, { sourcedId: 'c9', title: 'New', schoolSourcedId: 'o1', ...row }],
  });
const withEnrollment = (row: Record<string, string>): Files =>
  rosterFiles({
    ...base,
    enrollments: [
      ...base.enrollments,
      { sourcedId: 'e9', classSourcedId: 'c1', userSourcedId: 's1', role: 'student', ...row },
    ],
  });

/** A byte of the zip changed, found by a text that stands before it. */
const flipped = (zip: Buffer, at: number): Buffer => {
  const changed = Buffer.from(zip);
  changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
  return changed;
};
const whole = () => zipFiles(rosterFiles(base));
/** Where in the list at the end the entry of a file stands. */
const entryOf = (zip: Buffer, file: string): number => zip.lastIndexOf(file) - 46;
const patched = (file: string, offset: number, write: (zip: Buffer, at: number) => void): Buffer => {
  const zip = whole();
  write(zip, entryOf(zip, file) + offset);
  return zip;
};

const rolesOf = (files: Files): Files => ({
  ...files,
  'manifest.csv': `${(files['manifest.csv'] ?? '').replace('oneroster.version,1.1', 'oneroster.version,1.2')}\r\nfile.roles,bulk`,
});
const roles = (...rows: string[]): Files => ({
  ...rolesOf(rosterFiles(base)),
  'roles.csv': ['sourcedId,userSourcedId,roleType,role,orgSourcedId', ...rows].join('\n'),
});

type Case = [name: string, zip: () => Buffer | Files, file: string, line: number | null, reason: RegExp];

/** Nothing of these can be used. */
const unusable: Case[] = [
  ['a text', () => Buffer.from('sourcedId,name and no zip at all'), '', null, /not a zip/],
  ['nothing', () => Buffer.alloc(0), '', null, /not a zip/],
  ['half a zip', () => whole().subarray(0, 400), '', null, /part of one/],
  ['a list that is damaged', () => flipped(whole(), entryOf(whole(), 'orgs.csv')), '', null, /damaged/],
  [
    'a folder',
    () =>
      Object.fromEntries(Object.entries(rosterFiles(base)).map(([name, text]) => [`export/${name}`, text])),
    '',
    null,
    /folder/,
  ],
  ['a path that leads out', () => ({ ...rosterFiles(base), '../users.csv': 'x' }), '', null, /folder/],
  ['a path of Windows', () => ({ ...rosterFiles(base), 'c:\\users.csv': 'x' }), '', null, /folder/],
  [
    'too many files',
    () => Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`${n}.csv`, 'x'])),
    '',
    null,
    /more than 60 files/,
  ],
  [
    'more than it may unpack to',
    () => patched('users.csv', 24, (zip, at) => zip.writeUInt32LE(0x7fffffff, at)),
    '',
    null,
    /larger than 80 MB/,
  ],
  ['a password', () => patched('users.csv', 8, (zip, at) => zip.writeUInt16LE(1, at)), '', null, /password/],
  [
    'an unknown packing',
    () => patched('users.csv', 10, (zip, at) => zip.writeUInt16LE(99, at)),
    '',
    null,
    /packed in a way/,
  ],
  [
    'more in a file than announced',
    () => patched('users.csv', 24, (zip, at) => zip.writeUInt32LE(10, at)),
    'users.csv',
    null,
    /damaged/,
  ],
  [
    'a wrong checksum',
    () => patched('users.csv', 16, (zip, at) => zip.writeUInt32LE(7, at)),
    'users.csv',
    null,
    /damaged/,
  ],
  [
    'a file that is cut off',
    () => patched('users.csv', 20, (zip, at) => zip.writeUInt32LE(0x00ffffff, at)),
    'users.csv',
    null,
    /cut off/,
  ],
  ['no manifest', () => without('manifest.csv'), 'manifest.csv', null, /not in the zip/],
  [
    'no version',
    () => replaced('manifest.csv', 'oneroster.version', 'version'),
    'manifest.csv',
    null,
    /oneroster.version/,
  ],
  [
    'an old version',
    () => replaced('manifest.csv', 'oneroster.version,1.1', 'oneroster.version,1.0'),
    'manifest.csv',
    3,
    /OneRoster 1.0/,
  ],
  [
    'a mode that nobody knows',
    () => replaced('manifest.csv', 'file.users,bulk', 'file.users,all'),
    'manifest.csv',
    5,
    /“all”/,
  ],
  [
    'users that are absent',
    () => replaced('manifest.csv', 'file.users,bulk', 'file.users,absent'),
    'manifest.csv',
    5,
    /calls it absent/,
  ],
  [
    'a manifest that is silent about classes',
    () => replaced('manifest.csv', 'file.classes', 'file.other'),
    'manifest.csv',
    null,
    /file.classes/,
  ],
  ['no users', () => without('users.csv'), 'users.csv', null, /not in the zip/],
  ['an empty file', () => ({ ...rosterFiles(base), 'users.csv': '' }), 'users.csv', null, /empty/],
  [
    'no column for the role',
    () => replaced('users.csv', ',role,', ',part,'),
    'users.csv',
    1,
    /“role” is missing/,
  ],
  ['a column twice', () => replaced('users.csv', 'middleName', 'givenName'), 'users.csv', 1, /twice/],
  [
    'a quotation mark that is not closed',
    () => replaced('users.csv', 'Ana', '"Ana'),
    'users.csv',
    3,
    /quotation mark/,
  ],
  ['no school', () => replaced('orgs.csv', 'school', 'district'), 'orgs.csv', null, /no school/],
  [
    'two schools, neither of them ours',
    () => rosterFiles({ ...base, orgs: [...base.orgs, { sourcedId: 'o2', name: 'B', type: 'school' }] }),
    'orgs.csv',
    null,
    /2 schools/,
  ],
  ['1.2 without roles', () => rolesOf(rosterFiles(base)), 'roles.csv', null, /not in the zip/],
];

/** Of these one line is left out, and the rest is used. */
const oneBadLine: Case[] = [
  ['no number', () => withUser({ sourcedId: '' }), 'users.csv', 4, /sourcedId is missing/],
  ['a number twice', () => withUser({ sourcedId: 's1' }), 'users.csv', 4, /as in line 3/],
  ['no name', () => withUser({ givenName: '', familyName: '' }), 'users.csv', 4, /name is missing/],
  [
    'a name without letters',
    () => withUser({ givenName: '-', familyName: '?' }),
    'users.csv',
    4,
    /no letters/,
  ],
  ['half an address', () => withUser({ email: 'ana@' }), 'users.csv', 4, /email/],
  ['an address twice', () => withUser({ email: 'ANA@x.example' }), 'users.csv', 4, /as in line 3/],
  ['a year that is none', () => withUser({ grades: 'fifth-ish' }), 'users.csv', 4, /grade “fifth-ish”/],
  ['a role that is none', () => withUser({ role: 'wizard' }), 'users.csv', 4, /“wizard”/],
  ['a status that is none', () => withUser({ status: 'gone' }), 'users.csv', 4, /“gone”/],
  ['neither true nor false', () => withUser({ enabledUser: 'perhaps' }), 'users.csv', 4, /enabledUser/],
  ['a teacher without an address', () => withUser({ role: 'teacher' }), 'users.csv', 4, /invitation/],
  [
    'a comma too many',
    () => replaced('users.csv', 'Bright', 'Bright,,,,,,,,,,,x'),
    'users.csv',
    3,
    /more cells/,
  ],
  ['letters that are not UTF-8', () => withUser({ givenName: 'Zo\uFFFD' }), 'users.csv', 4, /UTF-8/],
  ['a class without a title', () => withClass({ title: '' }), 'classes.csv', 3, /title is missing/],
  ['a class of an unknown school', () => withClass({ schoolSourcedId: 'o7' }), 'classes.csv', 3, /“o7”/],
  ['an unknown class', () => withEnrollment({ classSourcedId: 'c7' }), 'enrollments.csv', 4, /“c7”/],
  [
    'an unknown person',
    () => withEnrollment({ userSourcedId: 's7' }),
    'enrollments.csv',
    4,
    /not in users.csv/,
  ],
  ['nobody', () => withEnrollment({ userSourcedId: '' }), 'enrollments.csv', 4, /userSourcedId is missing/],
  [
    'a teacher among the students',
    () => withEnrollment({ userSourcedId: 't1' }),
    'enrollments.csv',
    4,
    /not a student/,
  ],
  ['a day that is none', () => withEnrollment({ endDate: '31.12.2026' }), 'enrollments.csv', 4, /endDate/],
  ['somebody without a role in 1.2', () => roles('r1,t1,primary,teacher,o1'), 'users.csv', 3, /roles.csv/],
];

const read = async (made: Buffer | Files) => {
  const problems = createProblems();
  const zip = Buffer.isBuffer(made) ? made : zipFiles(made);
  try {
    const roster = await readRoster(zip, { school: 'Ours', today: '2026-03-01', problems });
    return { roster, problems: problems.list() };
  } catch (error) {
    if (!(error instanceof UnusableRosterError)) throw error;
    return { roster: null, problems: [error.problem] };
  }
};

describe('a broken zip', () => {
  it('is one of at least forty kinds', () => {
    expect(unusable.length + oneBadLine.length).toBeGreaterThanOrEqual(40);
  });

  it('is not the one they are all made from', async () => {
    const { roster, problems } = await read(rosterFiles(base));
    expect(problems).toEqual([]);
    expect(roster?.enrollments).toHaveLength(2);
  });

  it.each(unusable)('with %s is refused by file and line', async (_, make, file, line, reason) => {
    const { roster, problems } = await read(make());
    expect(roster).toBeNull();
    expect(problems).toEqual([{ file, line, reason: expect.stringMatching(reason) }]);
  });

  it.each(oneBadLine)('with %s loses that line alone', async (_, make, file, line, reason) => {
    const { roster, problems } = await read(make());
    expect(problems[0]).toEqual({ file, line, reason: expect.stringMatching(reason) });
    expect(roster?.people.has('t1')).toBe(true);
    expect(roster?.classes.has('c1')).toBe(true);
  });
});
