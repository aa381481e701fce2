/** Names that are also words: written small they are the word, so only the capitalised form is hidden. */
export const wordLikeNames: Set<string> = new Set(
  `will grace hope may rose mark jack bill faith joy art dawn eve rob pat sue summer autumn april june august dean
  grant drew chase miles max ray ash lily violet ivy daisy ruby pearl amber jade crystal angel melody harmony sky
  skye river forest brook brooke reed wade hunter archer mason carter cooper taylor tyler parker sawyer fisher porter
  king prince rich nick frank guy lane penny bob don gene jay kay lee olive ginger basil robin wren dusty sandy rusty
  sunny misty stormy rain star faye mercy justice blessing chance ace major duke earl baron noble ford park young long
  little brown black white green gray grey wood woods stone hill field rice bush moon love day best good small`.split(
    /\s+/,
  ),
);

/** A word after "I'm" or "friend" that is no name, even capitalised. */
export const neverNamesHere: Set<string> = new Set(
  `a an the and but so not my your his her our their going very really too also just always never happy sad tired good
  bad fine okay ok in on at from with who is was has had and or because when if we she he they it this that writing
  going trying scared angry bored hungry sorry sure ready done finished stuck lost excited nervous worried old new
  mum dad mummy daddy nan pop grandma grandpa aunt uncle australian muslim christian jewish`.split(/\s+/),
);

const person =
  'friend|bff|bestie|sister|brother|cousin|mum|mom|dad|nan|nanna|pop|grandma|grandpa|aunt|aunty|auntie|uncle|stepdad|stepmum|teacher|coach|tutor|neighbour|classmate|babysitter|mate|twin|niece|nephew|principal|doctor|girlfriend|boyfriend';

/** One capitalised name, perhaps with a second; group 1 is the name. */
const proper = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const anyCase = "([\\p{L}][\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";

export const namePatterns: RegExp[] = [
  new RegExp(`\\b[Mm]y (?:first |full |real |last )?name(?:'s|’s|s| is)? (?:called )?${anyCase}`, 'gu'),
  new RegExp(`\\b(?:I am|I'm|I’m|Im) called ${anyCase}`, 'gu'),
  new RegExp(`\\b(?:[Cc]all|[Cc]alls) me ${proper}`, 'gu'),
  new RegExp(
    `\\b(?:I am|I'm|I’m|Im|im|i am|i'm) ${anyCase}(?=,? (?:and )?(?:(?:I|i) (?:go|live|am in)|from|in year|years? old))`,
    'gu',
  ),
  new RegExp(`\\b(?:[Hh]i|[Hh]ello|[Hh]ey),? (?:I am|I'm|I’m|Im|im) ${proper}`, 'gu'),
  new RegExp(`\\b(?:${person})(?:'s name is| is called|,| is| named| called)? ${proper}`, 'gu'),
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Mx|Mister|Sir|Madam|Coach|Aunty|Auntie|Uncle)\.? (\p{Lu}[\p{L}'’-]+)/gu,
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

export const emailPatterns: RegExp[] = [
  /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gu,
  /((?<![\p{L}\p{N}])[\w.+-]+ (?:at|\[at\]|\(at\)) [\w-]+ (?:dot|\[dot\]|\(dot\)) \w+(?: dot \w+)?)/giu,
];

export const phonePatterns: RegExp[] = [
  /((?<![\d])\+61[ -]?(?:\(0\))?[ -]?[2-478](?:[ -]?\d){8}(?!\d))/gu,
  /((?<![\d(])\(?0[2-478]\)?(?:[ -]?\d){8}(?!\d))/gu,
  /(?:phone|number|call|ring|text|mobile|home|ph)\b[^\d\n]{0,15}([2-9]\d{3}[ -]?\d{4})(?!\d)/giu,
];

const road =
  'street|st|road|rd|avenue|ave|av|parade|pde|drive|dr|lane|ln|court|ct|crescent|cres|place|pl|way|close|cl|highway|hwy|boulevard|blvd|terrace|tce|circuit|cct|grove|gr|esplanade|esp|square|sq|track|loop|row|walk|rise|mews';
const region = '(?:,? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|nsw|vic|qld|wa|sa|tas|act|nt|Australia))';
const suburb = "(?:,? (?:in )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}\\p{Ll}[\\p{L}’'-]*){0,2})";

export const addressPatterns: RegExp[] = [
  new RegExp(
    `((?:(?:[Uu]nit|[Ff]lat|[Aa]partment|[Aa]pt|[Ss]hop|[Ll]ot) ?\\d+[a-zA-Z]?,? ?(?:/ ?)?)?\\b\\d{1,5}[a-zA-Z]?(?: ?/ ?\\d{1,5})? (?:(?!(?:steps?|ways?|to|of|the|more|minutes?|hours?|days?|people|kids?) )[\\p{L}’'-]+ ){1,3}(?:${road}|${road
      .split('|')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('|')})(?![\\p{L}])\\.?${suburb}?${region}?(?:,? \\d{4})?)`,
    'gu',
  ),
  /(\b(?:P\.?O\.? ?Box|po box|GPO Box) \d+(?:,? \p{Lu}\p{L}+)?)/gu,
  /\b(?:[Ii] live|[Ww]e live|[Mm]y house is|[Mm]y home is|[Ii] am from|I'm from) (?:in|at|near|on)? ?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}(?:,? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT))?)/gu,
];

const kind =
  "(?:(?:Public|Primary|State|High|Grammar|Catholic|Christian|Anglican|Lutheran|Islamic|Community|Girls|Boys|Secondary|Senior|Central|Area|North|South|East|West|Montessori|Steiner)(?:'s)? ){0,3}";

export const schoolPatterns: RegExp[] = [
  new RegExp(
    `((?!(?:Our|My|The|At|In|To|For|And|But|High|Primary) (?:School|Primary|High))(?:(?!(?:At|In|The|My|From) )\\p{Lu}[\\p{L}.’'-]* (?:(?:of|the|and) )?){1,5}?${kind}(?:School|College|Academy|Grammar|Kindergarten|Preschool|PS|HS|SHS))(?![\\p{L}])`,
    'gu',
  ),
  /\b(?:[Ii] (?:go|went|used to go) to|[Mm]y school is(?: called)?|[Ss]chool is called|[Ss]chool called) ((?:\p{Lu}[\p{L}.’'-]* (?:(?:of|the|and) )?){1,4}(?:Primary|Public|State|High|Grammar|College|School))/gu,
  /\b(?:[Mm]y school is called|[Ss]chool is called|[Ss]chool called) (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,4})/gu,
  /\b(?:[Ii] go to|[Mm]y school is(?: called)?) ((?:st |saint |mt |mount )?[\p{L}’']+(?: [\p{L}’']+){0,2} (?:primary school|public school|state school|high school|primary|public|grammar|college))/gu,
];

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '(?:the )?\\d{1,2}(?:st|nd|rd|th)?';
const date = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${day}(?: of)? ${month}(?:,? \\d{4})?|${month} ${day}(?:,? \\d{4})?|\\d{1,2}[/.]\\d{1,2})`;

export const birthdayPatterns: RegExp[] = [
  new RegExp(
    `\\b(?:birthday|bday|b-day|birth date|date of birth|dob|born)\\b[^\\d\\n.]{0,16}?(${date})`,
    'giu',
  ),
  new RegExp(`(${date})(?= is my (?:birthday|bday))`, 'giu'),
  /(\b\d{1,2}[/-]\d{1,2}[/-](?:19|20)\d\d\b)/gu,
];

const platform =
  'snapchat|snap|insta|instagram|tiktok|discord|roblox|minecraft|fortnite|xbox|psn|playstation|steam|twitch|youtube|kik|whatsapp|skype|epic';

export const handlePatterns: RegExp[] = [
  /(?<![\p{L}\p{N}.])(@[\w][\w.]{2,29})(?<!\.)/gu,
  /\b(?:user ?name|gamer ?tag|handle|login|screen name|user id|account)(?: on \w+)?(?: is| =|:)+ ?([\w.#-]{3,30})/giu,
  new RegExp(
    `\\b(?:[Mm]y|[Aa]dd me on|[Ff]ollow me on|[Ff]ind me on) (?:${platform})(?: account| name| user| is|:| -|,)+ ?([\\w.#-]*[\\d_#.A-Z][\\w.#-]*)`,
    'gu',
  ),
  /(\b[\p{L}\d_.]{2,30}#\d{4}\b)/gu,
];
