/** What a list says of a name, in as many columns as it has. */
interface NameParts {
  name: string;
  first: string;
  preferred: string;
  last: string;
}

/** Systems that need a surname write a dash or a dot for people who have only one name. */
const placeholder = /^(?:[-–—.?*]+|n\/?a|nil|none|null|unknown)$/i;
export const withoutPlaceholder = (text: string): string => (placeholder.test(text) ? '' : text);

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** "Nguyen, Linh" is Linh Nguyen. */
const inSpokenOrder = (name: string): string => {
  const [last = '', ...rest] = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (rest.length === 0) return last;
  return rest.every((part) => suffix.test(part)) ? `${last} ${rest.join(' ')}` : `${rest.join(' ')} ${last}`;
};

/** "AHMED Yusuf" is Yusuf AHMED; "AJ Smith" stays. */
const surnameInCapitals = /^((?:\p{Lu}[\p{Lu}'’-]{2,}\s+)+)(\p{Lu}\p{Ll}.*)$/u;
const withSurnameLast = (name: string): string => {
  const [, last, given] = surnameInCapitals.exec(name) ?? [];
  return last && given ? `${given} ${last.trim()}` : name;
};

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** In Chinese and Korean the surname comes first, and nothing is between. */
const isEastAsian = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

const joinNames = (given: string, last: string): string => {
  if (isEastAsian.test(given) && isEastAsian.test(last)) return last + given;
  const hasLast = sameText(given, last) || given.toLowerCase().endsWith(` ${last.toLowerCase()}`);
  return given && last && !hasLast ? `${given} ${last}` : given || last;
};

/** The name a child is called by: the preferred first name before the one in the papers, then the surname. */
export const fullNameOf = (parts: NameParts): string => {
  const given = parts.preferred || parts.first;
  if (parts.last && given) return joinNames(given, parts.last);
  if (parts.name.includes(',')) return inSpokenOrder(parts.name);
  if (parts.name && !parts.last) return withSurnameLast(parts.name);
  if (parts.name) return joinNames(parts.name, parts.last);
  return given || parts.last;
};
