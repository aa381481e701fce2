/** Messages for teachers about students and their accounts. */
export const studentMessages = {
  archivedCourse: 'This course is archived. Please choose another one.',
  emailTaken: 'This e-mail already has an account. Its owner can join your class with the class code.',
  changedElsewhere:
    'This student was changed in another tab or by somebody else since you opened the form. Nothing was overwritten: open it again to see what is new, and make your change there.',
  notYours: 'This account is not managed by you. Only the family or teacher who made it can change it.',
  sharedOnly:
    'You know this student from a colleague’s course. The colleague who leads it can take them out.',
  noLongerYours:
    'Somebody else looks after one of these students since a moment ago. No password was changed; please choose again.',
  tooManyCards: (limit: number) =>
    `Please print cards for at most ${limit} students at a time: choose them on the Students page.`,
};

/** Why a line of an imported file was not made into a student. */
export const importMessages = {
  nameMissing: 'The name is missing',
  nameWrong: 'The name has no letters',
  nameTooLong: 'The name is longer than 120 characters',
  emailWrong: 'This is not a complete e-mail address',
  gradeMissing: 'The grade level is missing',
  gradeWrong: 'The grade level must be between 1 and 12, for example 5, Year 5 or 5th Grade',
  sameAsLine: (line: number) => `Same e-mail as line ${line}`,
  sameNameAsLine: (line: number) =>
    `Same name as line ${line}; if they are two children, add one of them by hand`,
  notAStudent: 'This line is a title, a page number or a total, not a student',
  onlySurname: 'Only a surname: this line does not look like a student',
  otherRole: (role: string) => `Not a student: the list says “${role}”`,
  alreadyYours: 'Already one of your students',
  alreadyYoursJoins: 'Already one of your students; joins the course',
  emailTaken: 'This e-mail already has an account; its owner can join with the class code',
  lostRace: 'Somebody took this e-mail or username at the same moment; please import this line again',
  noRows: 'There is nobody in this file. Each line needs a name; a year and an e-mail are welcome.',
  tooManyRows: (limit: number) =>
    `This file has more than ${limit.toLocaleString('en')} students. Please split it into smaller ones.`,
  columnsUnknown: (line: number) =>
    `We cannot tell which column holds the names. Please name the columns in line ${line}, for example: First name, Surname, Year.`,
  unreadable: (line: number) => `Line ${line} cannot be read: a quotation mark is not closed.`,
};
