/** Words that tell where a story turns: something is lost, breaks, frightens or stands in the way. */
export const problemCues =
  /\b(suddenly|lost|gone|missing|vanish\w*|disappear\w*|stuck|trapped|broke\w*|crash\w*|fell|scream\w*|attack\w*|chas(?:ed|ing)|danger\w*|trouble|problem|monster|hurt|bleeding|couldn['’]?t|could not|but|however|unfortunately|oh no|help|scared|terrified|worse|wrong|stole\w*|storm|fire|flood\w*|dark(?:ness)?)\b/i;

export const strongProblemCues =
  /\b(suddenly|lost|gone|missing|vanish\w*|disappear\w*|stuck|trapped|broke\w*|crash\w*|scream\w*|attack\w*|chas(?:ed|ing)|danger\w*|trouble|problem|hurt|unfortunately|oh no|terrified|stole\w*)\b/i;

export const endingCues =
  /\b(finally|at last|in the end|eventually|ever after|from then on|from that day|that day|never again|safe(?:ly)?|home|learn(?:ed|t)|realised|realized|rescued|saved|hug(?:ged)?|asleep|the end|forever|again|(?:got|pulled|helped|brought) \w+ (?:down|out|back|up))\b/i;

export const settingCues =
  /\b(one (?:day|night|morning|afternoon)|once|long ago|last (?:week|year|night|summer)|yesterday|there (?:was|were|lived)|in the|on the|at the|when i was)\b/i;

/** Verdicts that tell where they could show. */
export const feelingWords =
  /\b(sad|happy|scared|angry|mad|excited|nervous|worried|afraid|bored|surprised|shocked|upset|lonely|tired|proud)\b/i;

/** Words that do many jobs and none exactly. */
export const plainWords: ReadonlySet<string> = new Set(
  'went go goes going got get gets said says good nice big bad fun thing things stuff lots great cool small little saw looked walked ran yummy awesome amazing'.split(
    ' ',
  ),
);

/** Nouns that could be in any text and so say nothing about its topic. */
export const topicStopWords: ReadonlySet<string> = new Set(
  'day time thing people person one lot way name story reason opinion bit end start way today yesterday night morning something everyone anything nothing year week minute hour place part kind life man woman boy girl kid child children example fact side hand eye head face word idea conclusion first second next then last finally after'.split(
    ' ',
  ),
);

export const intensifiers: ReadonlySet<string> = new Set(['very', 'really', 'so', 'super', 'extremely']);

/** Where a writer lets the other side speak. */
export const concessionCues =
  /\b(?:some|many|most|other|those) (?:\w+ ){0,3}(?:may|might|will|would|could|often)? ?(?:say|argue|think|believe|claim|worry|disagree)\b|\b(?:of course|admittedly|it is true that|it’s true that|on the other hand|granted|i (?:do )?understand (?:that|why))\b/i;
