import type { Table } from './find-columns.ts';

const noteWords =
  /^(?:sub-?total|total|average|class average|count|page|printed|generated|exported|report|end of|number of|boys|girls|class list|roll|term|teacher|school|date|points)\b/i;

const sameAs = (text: string) => (other: string) => other === text;

/** A title, the number of a page, a total: alone in its line where students fill more than one cell. */
export const isTitleOrTotal = ({ places, titles, headings, width }: Table, cells: string[]): boolean => {
  const filled = cells.filter(Boolean);
  const [text = ''] = filled;
  const isAlone = filled.length === 1;
  if (isAlone && titles.some((title) => title.cells.some(sameAs(text)))) return true;
  if (noteWords.test(text) && (isAlone || /[\d:]/.test(text))) return true;
  const students = Object.values(places).filter((place) => place !== undefined).length;
  return isAlone && (students > 1 || (!headings && width === 1)) && /[\d:]/.test(text);
};

/** Lists of a whole school have their teachers in them too; some systems write several roles in one cell. */
export const isStudentRole = (role: string): boolean =>
  role === '' || !/teach|staff|admin|parent|guardian|carer|relative|aide|principal|proctor/i.test(role);
