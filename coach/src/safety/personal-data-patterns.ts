export const emailPatterns: RegExp[] = [
  /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gu,
  // Half written: "b.hollingworth@", "tilly_b@outlook", "jo @ gmail".
  /((?<![\w.+-])[\w+-][\w.+-]*@[\w-]*(?:\.[\w-]+)*)(?![\w@])/gu,
  /((?<![\w.+-])[\w.+-]+ @ ?(?:gmail|hotmail|outlook|yahoo|icloud|live|proton|bigpond)\b(?: ?(?:\.|dot) ?\w+)*)/giu,
  /((?<![\p{L}\p{N}])[\w+-][\w.+-]*(?: (?:dot|underscore|dash) [\w-]+)* (?:at|\[at\]|\(at\)|@) [\w-]+(?: (?:dot|\[dot\]|\(dot\)) \w+)+)/giu,
  /((?<![\p{L}\p{N}])[\w+-]*[\w.+-]*[\d_.][\w.+-]*(?: dot \w+)* (?:at|\(at\)) (?:gmail|hotmail|outlook|yahoo|icloud|proton|school|education)\b(?: (?:dot )?\w{2,3}\b)?)/giu,
];

const digit =
  '(?:oh|o|zero|nought|one|two|three|four|five|six|seven|eight|ait|nine|for|double|triple|treble|\\d+)';

export const phonePatterns: RegExp[] = [
  /((?<![\d])\+\d{1,3}[ -]?(?:\(0\))?(?:[ .-]?\d){7,11}(?!\d))/gu,
  /((?<![\d(/.])\(?0\d{0,4}\)?(?:[ .-]?\d){6,10}(?![\d/]))/gu,
  /(?:phone|number|num|call|ring|text|txt|mobile|mob|home|ph|cell|whatsapp|msg|message|on|is)\b[^\d\n]{0,18}(\d(?:[ .-]?\d){6,11})(?![\d/])/giu,
  /((?<![\d/-])[6-9]\d{4}[ -]?\d{5}(?!\d))/gu,
  /((?<![\d/-])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d))/gu,
  new RegExp(
    `((?<![\\p{L}\\p{N}])(?:${digit}[ ,.-]+(?:then |and |dash )?){5,}${digit}(?![\\p{L}\\p{N}]))`,
    'giu',
  ),
];

export const linkPatterns: RegExp[] = [
  /(https?:\/\/[^\s<>"']*[\w/])/giu,
  /((?<![\w@])www\.[^\s<>"',]*[\w/])/giu,
  /((?<![\w@.])(?:[\w-]+\.)+(?:com|org|net|io|tv|me|co|gg|example|edu|gov|au|uk|nz|in|cn|vn|xyz|app|dev|be|ly|site|online|link|page|blog|wixsite|ac|sch)(?:\.\w{2,3})?(?![\w@])(?:\/[^\s<>"',]*[\w/])?)/giu,
  /((?<![\w@])[\w-]+(?: dot [\w-]+)* dot (?:com|org|net|io|tv|co|au|uk)(?: dot \w{2})?(?: slash [\w-]+)*)/giu,
];

/** What follows "password is"; ordinary words there are no password. */
export const passwordPatterns: RegExp[] = [
  /\b(?:pass ?words?|pass ?codes?|pass ?phrase|pasword|passwrd|pword|pw|pwd|pin(?: number| code)?|code|combo|combination|log ?in)\b(?:[^\n.!?]{0,40}?\b(?:is|was|are|its|it's|like|called|still)|\s*[:=-])\s+["'“‘]?([^\s"'“”‘’,;)]{3,}[^\s"'“”‘’,;).!?])/giu,
  /\b(?:pass ?word|pass ?code|pin|pw)\b (?:for [\w ]{2,20} )?([^\s"',;)]*\d[^\s"',;).!?]*)/giu,
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
  // A street without a number, "Mallee Hens Road"; short forms only where a capital stands before them.
  /((?:(?:[Uu]nit|[Ff]lat|[Hh]ouse|[Nn]umber|[Nn]o\.?) ?\d+[a-zA-Z]?,? )?(?<!\p{L})(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Drive|Lane|Ln|Court|Ct|Crescent|Cres|Close|Cl|Highway|Hwy|Boulevard|Terrace|Tce|Circuit|Grove|Esplanade|Mews|Nagar|Marg|Colony|Enclave)(?![\p{L}]))/gu,
  /((?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z\d]))/gu,
  /\b(?:post ?code|zip|pin ?code)(?: is|:)? (\d{4,6})\b/giu,
  /\b(?:live|lives|house is|place is|home is|us|is) (?:at|on|in|number|at number|no) (\d{1,4}[a-z]? (?:[\p{L}’'-]+ ){1,3}(?:street|st|road|rd|avenue|ave|parade|drive|dr|lane|court|ct|crescent|close|way|place|terrace|grove))(?!\p{L})/giu,
  /\b((?:number|house|flat|unit|apartment|lot) \d{1,4}[a-z]?(?:,? \d{1,4})?(?: (?:\p{Lu}[\p{L}’'-]+ ?){1,3})?)(?<! )(?= |[.,!?\n]|$)/gu,
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
  new RegExp(
    `\\b(?:turn(?:ing|ed|s)?|i'?m|will be|gonna be) (?:\\d{1,2}|\\p{L}+teen|ten|eleven|twelve|nine|eight|seven|six) (?:years old )?on (${date})`,
    'giu',
  ),
  /(\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d\b)/gu,
  /\b(?:birthday|bday|b-day|dob|born)\b[^\d\n]{0,24}?(\d{1,2}[/. -]\d{1,2}[/. -]\d{2,4})/giu,
  /\bborn on ((?:Christmas|Valentine['’]?s|Boxing|New Year['’]?s|Anzac|Australia)(?: Day| Eve)?(?: \d{4})?)/gu,
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
  /(\b[\p{L}\d_.]{2,30}#\d{2,5}\b)/gu,
  // A word of letters with digits or an underscore inside is hardly ever anything else.
  /((?<![\p{L}\p{N}_@.])(?=[\p{L}\d_.-]*\p{L}{3})[\p{L}\d]+(?:[_.][\p{L}\d]+)*_[\p{L}\d_]*)(?![\p{L}\p{N}])/gu,
  /((?<![\p{L}\p{N}_@.-])(?=[\p{L}\d_.]{6,})\p{L}{3,}[\p{L}_.]*\d{2,}\p{L}*)(?![\p{L}\p{N}])/gu,
];
