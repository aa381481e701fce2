import { limits } from '@inkling/contract';

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const chinese = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ');

const before = '(?:(?:school\\s*)?(?:grade|year|yr|y|gr|g|class|level|stage|form)\\b\\s*[.:-]?|yr|gr|y|g)';
const pattern = new RegExp(
  `^(?:${before}\\s*)?(?:level\\s*)?(\\d{1,2})(?:\\.0)?\\s*(?:st|nd|rd|th)?(?:\\s*(?:grade|year|yr|年级|年級))?\\.?$`,
  'i',
);
const spelled = new RegExp(`^(?:${before}\\s*)?(\\p{L}+?)(?:\\s+(?:grade|year)|年级|年級)?$`, 'iu');

const inRange = (grade: number): number | null =>
  grade >= limits.grade_min && grade <= limits.grade_max ? grade : null;

const spelledGrade = (text: string): number => {
  const word = spelled.exec(text)?.[1]?.toLowerCase() ?? '';
  return Math.max(...[words, ordinals, romans, chinese].map((names) => names.indexOf(word))) + 1;
};

/** "5", "Year 05", "Yr 5", "Grade 5", "5th Grade", "Year Five": the number, or null when it isn't a grade of ours. */
export const parseGrade = (text: string): number | null => {
  const trimmed = text.trim();
  const digits = pattern.exec(trimmed)?.[1];
  return inRange(digits === undefined ? spelledGrade(trimmed) : Number(digits));
};

/** "5B", "05A", "5 Blue" and "Year 5 Wattle" are classes of Year 5; "3/4 Gold" and "Room 5" say no year. */
const group = new RegExp(`^(?:${before}\\s*)?0?(\\d{1,2})\\s*[-.]?\\s*\\p{L}[\\p{L}\\s]*$`, 'iu');

/** "V - A" and "Class VII-B", as in India; the dash is needed, as "I A" may be anything. */
const romanGroup = new RegExp(`^(?:${before}\\s*)?([ivx]{1,4})\\s*-\\s*\\p{L}$`, 'iu');

export const gradeOfGroup = (text: string): number | null => {
  const digits = group.exec(text.trim())?.[1];
  if (digits !== undefined) return inRange(Number(digits));
  return inRange(romans.indexOf(romanGroup.exec(text.trim())?.[1]?.toLowerCase() ?? '') + 1);
};
