/** Words the profanity list knows, each with the surroundings in which a child means something else. */
export const profanityExceptions: { word: RegExp; when: RegExp }[] = [
  { word: /^Dick$/, when: /(?<!\b(?:you|a|such a|the|little|big) )\bDick\b/ },
  {
    word: /^ass(es)?$/i,
    when: /donkey|mule|bray|stable|hoof|hooves|saddle|cart|farm|bethlehem|burden|wild ass|jack ?ass|balaam|samson|jawbone/i,
  },
  { word: /^jackass(es)?$/i, when: /donkey|mule|bray|kookaburra|laughing/i },
  { word: /^tits?$/i, when: /bird|blue|great|coal|nest|feather|tree|beak|wing|tit for tat/i },
  { word: /^pussy$/i, when: /pussy[ -]?(cat|willow|foot)|owl/i },
  { word: /^pussy\w+$/i, when: /pussy[ -]?(cat|willow|foot)/i },
  {
    word: /^cocks?$/i,
    when: /crow|hen|rooster|chicken|farm|feather|cock-a-doodle|weather|robin|barnyard|tap/i,
  },
  { word: /^bitch(es)?$/i, when: /pupp(y|ies)|litter|kennel|breed|female dog|whelp/i },
  { word: /^cum$/i, when: /cum laude/i },
  { word: /^dykes?$/i, when: /holland|dutch|sea|flood|water|river|wall/i },
  { word: /^faggots?$|^fags?$/i, when: /wood|fire|sticks|bundle|cigarette/i },
  { word: /^sex(es)?$/i, when: /same sex|opposite sex|male|female|both sexes|sex of/i },
  { word: /^(penis|vagina|breasts?)$/i, when: /body|doctor|science|health|biology|private parts/i },
  { word: /^rape$/i, when: /rape ?seed|canola|law|crime|news|victim|protest/i },
  { word: /^hoes?$/i, when: /garden|rake|dig|soil|weed|farm|spade/i },
  { word: /^hell$/i, when: /./ },
  { word: /^nobs?$|^knobs?$/i, when: /door|drawer|turn|handle/i },
  { word: /^balls?$/i, when: /./ },
];

/** Extra words that a teacher would want a child to think about, beside the library's own list. */
export const extraRudeWords: RegExp =
  /\b(crap+y?|wtf|stfu|bloody hell|arse(?:hole)?s?|bugger off|p[i1]ss(?:ed)? off|f+ ?u+ ?c+ ?k+(?:ing|ed|er)?|sh[i1]tty)\b/giu;
