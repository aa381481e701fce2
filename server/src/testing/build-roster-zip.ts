import { writeZip } from '../services/zip/write-zip.ts';

type Row = Record<string, string | undefined>;

/** The columns of OneRoster 1.1; those of 1.2 that matter here are among them. */
const columns = {
  orgs: ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  users: [
    'sourcedId',
    'status',
    'dateLastModified',
    'enabledUser',
    'orgSourcedIds',
    'role',
    'username',
    'userIds',
    'givenName',
    'familyName',
    'middleName',
    'identifier',
    'email',
    'sms',
    'phone',
    'agentSourcedIds',
    'grades',
    'password',
  ],
  classes: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'grades',
    'courseSourcedId',
    'classCode',
    'classType',
    'location',
    'schoolSourcedId',
    'termSourcedIds',
    'subjects',
    'subjectCodes',
    'periods',
  ],
  enrollments: [
    'sourcedId',
    'status',
    'dateLastModified',
    'classSourcedId',
    'schoolSourcedId',
    'userSourcedId',
    'role',
    'primary',
    'beginDate',
    'endDate',
  ],
  roles: [
    'sourcedId',
    'status',
    'dateLastModified',
    'userSourcedId',
    'roleType',
    'role',
    'beginDate',
    'endDate',
    'orgSourcedId',
    'userProfileSourcedId',
  ],
  academicSessions: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'type',
    'startDate',
    'endDate',
    'parentSourcedId',
    'schoolYear',
  ],
} as const;
type Table = keyof typeof columns;

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const csvOf = (table: Table, rows: Row[]): string =>
  [
    columns[table].join(','),
    ...rows.map((row) => columns[table].map((name) => cell(row[name] ?? '')).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('');

export interface RosterTables extends Partial<Record<Table, Row[]>> {
  version?: '1.1' | '1.2';
  mode?: 'bulk' | 'delta';
  /** Files as text instead of rows, or more of them. */
  files?: Record<string, string>;
}

/** The files of a OneRoster zip, with a manifest that announces them. */
export const rosterFiles = ({
  version = '1.1',
  mode = 'bulk',
  files = {},
  ...tables
}: RosterTables): Record<string, string> => {
  const named = Object.keys(columns).filter((table): table is Table => table in columns && table in tables);
  const manifest = [
    'propertyName,value',
    'manifest.version,1.0',
    `oneroster.version,${version}`,
    ...named.map((table) => `file.${table},${mode}`),
    'file.demographics,absent',
    'source.systemName,Test',
  ];
  const written = named.map((table) => [`${table}.csv`, csvOf(table, tables[table] ?? [])] as const);
  return { 'manifest.csv': manifest.join('\r\n'), ...Object.fromEntries(written), ...files };
};

export const zipFiles = (files: Record<string, string>): Buffer =>
  writeZip(Object.entries(files).map(([name, content]) => ({ name, content })));

export const buildRosterZip = (tables: RosterTables): Buffer => zipFiles(rosterFiles(tables));
