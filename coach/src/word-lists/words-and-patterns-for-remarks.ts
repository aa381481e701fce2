/** Words that tell where a story turns: something is lost, breaks, frightens or stands in the way. */
export const storyProblemPattern =
  /\b((?:ran|run|runs|got) away|suddenly(?! (?:i|he|she|we|they) (?:remember|realis|smil|laugh))|lost|(?:was|were|is|are|be|all|everything) gone|missing|vanish\w*|disappear\w*|stuck|trapped|broke\w*|crash\w*|scream\w*|attack\w*|chas(?:ed|ing) (?:me|us|him|her|them|after)|danger\w*|trouble|problem|unfortunately|oh no|terrified|stole\w*|froze|drown\w*|gun ?shots?|(?:could not|couldn['’]?t) (?:find|move|breathe|see|get|escape)|(?:did not|didn['’]?t) (?:fit|work|open|stop|move|answer|come)|(?:was|were|got|felt) (?:so |very |really )?(?:scared|frightened))\b/i;

export const speakingPattern =
  /\b(?:said|says?|saying|yell\w*|shout\w*|ask(?:s|ed)?|scream\w*|told|tells?|repl(?:y|ies|ied)|whisper\w*|called out)\b/i;

export const settingPattern =
  /\b(?:one (?:day|night|morning|afternoon)|once|long ago|last (?:week|year|night|summer)|yesterday|there (?:was|were|lived)|when i was)\b|\b(?:in|on|at) the (?!(?:same|end|morning|afternoon|evening|night|time|moment|phone|way|news|other|first|last|world|future)\b)/i;

/** Verdicts that tell where they could show. */
export const namedFeelingWords =
  /\b(sad|happy|scared|angry|mad|excited|nervous|worried|afraid|bored|surprised|shocked|upset|lonely|tired|proud)\b/i;

/** Words that do many jobs and none exactly. */
export const overusedWords: ReadonlySet<string> = new Set(
  'went go goes going got get gets said says good nice big bad fun thing things stuff lots great cool small little saw looked walked ran yummy awesome amazing'.split(
    ' ',
  ),
);

/** Nouns that could be in any text and so say nothing about its topic. */
export const topicStopWords: ReadonlySet<string> = new Set(
  'day time thing people person one lot way name story reason opinion bit end start way today yesterday night morning something everyone anything nothing year week minute hour place part kind life man woman boy girl kid child children example fact side hand eye head face word idea conclusion first second next then last finally after half dollar dollars cost hundred thousand million millions metre item number argument estimate average'.split(
    ' ',
  ),
);

/** In nearly every story of a child, and seldom what it is about. */
export const familyWords: ReadonlySet<string> = new Set(
  'mum mom dad mother father brother sister nan nana pop grandma grandpa friend friends family teacher'.split(
    ' ',
  ),
);

export const intensifiers: ReadonlySet<string> = new Set(['very', 'really', 'so', 'super', 'extremely']);

/** "I think this because of three reasons": it promises reasons and gives none. */
export const announcedReasonsPattern =
  /\b(?:two|three|four|five|many|several|some|few|lots of|the following|number of) (?:\w+ )?reasons\b|\breasons (?:are )?(?:below|as follows)\b|\bI will (?:now )?(?:tell|explain|give|show) (?:to )?(?:you )?(?:why|them|my reasons)\b/i;
