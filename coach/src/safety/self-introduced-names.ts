/** A word after "I'm" or "friend" that is not a name, even capitalised. */
const neverNamesHere: ReadonlySet<string> = new Set(
  `a an the and but so not my your his her our their going very really too also just always never happy sad tired good
  bad fine okay ok in on at from with who is was has had and or because when if we she he they it this that writing
  going trying scared angry bored hungry sorry sure ready done finished stuck lost excited nervous worried old new
  mum dad mummy daddy nan pop grandma grandpa aunt uncle australian muslim christian jewish`.split(/\s+/),
);

/** One capitalised name, perhaps with a second; group 1 is the name. */
const proper = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const anyCase = "([\\p{L}][\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";

const namePatterns: RegExp[] = [
  new RegExp(`\\b[Mm]y (?:first |full |real |last )?name(?:'s|’s|s| is)? (?:called )?${anyCase}`, 'gu'),
  new RegExp(`\\b(?:I am|I'm|I’m|Im) called ${anyCase}`, 'gu'),
  new RegExp(`\\b(?:[Cc]all|[Cc]alls) me ${proper}`, 'gu'),
  new RegExp(
    `\\b(?:I am|I'm|I’m|Im|im|i am|i'm) ${anyCase}(?=,? (?:and )?(?:(?:I|i) (?:go|live|am in)|from|in year|years? old))`,
    'gu',
  ),
  new RegExp(`\\b(?:[Hh]i|[Hh]ello|[Hh]ey),? (?:I am|I'm|I’m|Im|im) ${proper}`, 'gu'),
  new RegExp(
    `^(?:[Ll]ove from|[Ff]rom|[Ll]ove|[Bb]y|[Nn]ame:|[Ss]igned|[Yy]ours,?),? ${proper}(?=[,.!]?(?:$|, [Yy]ear))`,
    'gmu',
  ),
  new RegExp(
    `^(?:[Yy]ours (?:sincerely|truly|faithfully)|[Kk]ind regards|[Rr]egards|[Ll]ove|[Ff]rom|[Bb]est wishes),?\\n+${proper}`,
    'gmu',
  ),
  new RegExp(`^By ${proper}(?=,)`, 'gmu'),
  new RegExp(`^[Nn]ame: ?${proper}`, 'gmu'),
];

/** Names by which the child says who she is: "my name is", "call me", a signature. */
export const findSelfIntroducedNames = (text: string): string[] =>
  namePatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const name = (match[1] ?? '').replace(/['’]s$/, '');
      const first = name.split(' ')[0]?.toLowerCase() ?? '';
      return first === '' || neverNamesHere.has(first) ? [] : [name];
    }),
  );
