import { keysOf } from '@inkling/contract';

/** Headings as school systems write them: in small letters, only letters, without "student" in front. */
const headings = {
  name: `name names fullname student students studentname pupil pupils child children learner displayname lastfirst
    firstlast surnamefirstname lastnamefirstname firstnamelastname firstnamesurname surnamegivenname nameofstudent
    nameofthestudent nameofpupil nameofthepupil nameofchild nameofthechild kid kids 姓名 学生 学生姓名 名字 學生 學生姓名`,
  first: `firstname firstnames givenname givennames forename forenames first given fname christianname
    vorname prénom prenom nombre 名`,
  preferred: `preferredname preferredfirstname preferredgivenname preferredforename prefname preffirstname
    prefgivenname preferred knownas goesby nickname usualname commonname callname callingname rufname`,
  last: `lastname lastnames surname surnames familyname familynames last family lname sname preferredsurname
    preferredlastname preferredfamilyname nachname familienname nom apellido apellidos 姓`,
  email: `email emails emailaddress mail mailaddress schoolemail schoolemailaddress emailid primaryemail workemail
    courriel correo 邮箱 电子邮件 電子郵件 電郵`,
  grade: `grade grades gradelevel gradelvl year years yr yrs yearlevel yrlevel yearlvl schoolyear scholasticyear
    yeargroup yrgroup yrgrp gradeyear yeargrade currentgrade currentyear currentyearlevel currentgradelevel level lvl
    gr ncyear nationalcurriculumyear yearofstudy studyyear std standard jahrgang stufe klassenstufe curso 年级 年級`,
  group: `class classes classname classgroup homegroup homeroom homeclass rollclass rollgroup form formgroup formclass
    reggroup registrationgroup regclass tutorgroup tutor caregroup pastoralgroup mentorgroup classcode section room hg
    yearclass classyear gradeclass yearandclass classsec classsection classandsection classdiv classdivision klasse classe clase 班级 班級 班`,
  username: 'username userid login loginname loginid logon signin screenname networklogin 用户名',
  id: `id studentnumber studentno studentcode pupilnumber sourcedid nsn upn ssid sisid externalid uniqueid identifier
    admissionno admissionnumber admno enrolmentno enrolmentnumber 学号 學號`,
  role: 'role roles usertype persontype primaryrole type',
} as const;
export type Column = keyof typeof headings;

const columns = keysOf(headings);
const columnByHeading = new Map(
  columns.flatMap((column) => headings[column].split(/\s+/).map((heading) => [heading, column] as const)),
);

/** "Student's first name *", "First_Name (legal)" and "givenName" are one heading. */
const plainHeading = (cell: string): string =>
  cell
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const owners = [
  '',
  'student',
  'students',
  'pupil',
  'pupils',
  'child',
  'childs',
  'learner',
  'learners',
  'legal',
  'user',
];

/** Of somebody else in the child's life, or of no use for a name. */
const others =
  /parent|guardian|carer|mother|father|mum|dad|contact|teacher|sibling|emergency|doctor|payer|school|middle/;
const parts: [RegExp, Column][] = [
  [/(?:surname|lastname|familyname)$/, 'last'],
  [/^pref\p{L}*name$/u, 'preferred'],
  [/(?:firstname|givennames?|forenames?)$/, 'first'],
  [/^(?:year|yr|grade)(?:level|lvl|group)/, 'grade'],
];

/** What a column of this heading holds, as far as an import wants to know. */
export const columnOf = (cell: string): Column | undefined => {
  const plain = plainHeading(cell);
  for (const owner of owners) {
    const column = plain.startsWith(owner) && columnByHeading.get(plain.slice(owner.length));
    if (column) return column;
  }
  return others.test(plain) ? undefined : parts.find(([part]) => part.test(plain))?.[1];
};

const isName = (column: Column): boolean =>
  column === 'name' || column === 'first' || column === 'preferred' || column === 'last';

/** How much a line looks like headings: the kinds of columns it names, if one of them is for names. */
export const countHeadings = (cells: string[]): number => {
  if (cells.some((cell) => cell.includes('@'))) return 0;
  const kinds = new Set(cells.map(columnOf).filter((column) => column !== undefined));
  return [...kinds].some(isName) ? kinds.size : 0;
};
