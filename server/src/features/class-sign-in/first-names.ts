interface Named {
  id: number;
  full_name: string;
}

const wordsOf = (fullName: string): string[] => fullName.trim().split(/\s+/);

/** "Mia", or "Mia K." with so many letters of the surname. */
const shortName = (fullName: string, letters: number): string => {
  const [first = '', ...rest] = wordsOf(fullName);
  const surname = [...(rest.at(-1) ?? '')].slice(0, letters).join('');
  return surname ? `${first} ${surname}.` : first;
};

const longestSurname = (people: Named[]): number =>
  Math.max(0, ...people.map(({ full_name }) => [...(wordsOf(full_name).at(-1) ?? '')].length));

/** The fewest letters of a surname that tell these apart, as far as they can be told apart at all. */
const lettersNeeded = (people: Named[]): number => {
  const most = longestSurname(people);
  for (let letters = 1; letters < most; letters += 1) {
    const names = people.map(({ full_name }) => shortName(full_name, letters).toLowerCase());
    if (new Set(names).size === people.length) return letters;
  }
  return most;
};

/** What classmates call each other: first names, and as little more as tells two of a name apart. */
export const firstNames = (people: Named[]): Map<number, string> => {
  const byName = new Map<string, Named[]>();
  for (const person of people) {
    const first = shortName(person.full_name, 0).toLowerCase();
    byName.set(first, [...(byName.get(first) ?? []), person]);
  }
  const names = new Map<number, string>();
  for (const same of byName.values()) {
    const letters = same.length > 1 ? lettersNeeded(same) : 0;
    for (const { id, full_name } of same) names.set(id, shortName(full_name, letters));
  }
  return names;
};
