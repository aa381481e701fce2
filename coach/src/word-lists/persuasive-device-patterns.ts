import type { PersuasiveDeviceKind } from '../parse/analysis.ts';

/** Signs of persuasive and descriptive devices, as patterns over the text; written for Inkling. */
export const persuasiveDevicePatterns: [PersuasiveDeviceKind, RegExp][] = [
  [
    'opinion',
    /\b(I|we) (strongly |really |truly |firmly |honestly |personally )?(think|believe|feel|agree|disagree|reckon)\b|\bin my (honest |personal )?(opinion|view)\b|\bI am (strongly |totally )?(for|against|convinced)\b|\bmy (opinion|view|belief) is\b|\bI (really |would )?(want|wish|love|hate|like|prefer)\b|\b(is|are|isn['’]t|aren['’]t) (not |so |very |really |just |too |truly |much |far |a |an |the )*(better|best|worse|worst|bad|good|great|boring|fun|wrong)\b(?! at\b)/gi,
  ],
  [
    'modality',
    /\b(must|definitely|certainly|absolutely|undoubtedly|without (a )?doubt|clearly|obviously|essential|crucial|vital|necessary|imperative|never ever|(?<!\b(?:I|not|never|still|just|always) |n['’]t )(?:needs?|have) to|ought to|should( not|n['’]t)?|surely|of course|it is (clear|obvious|important|time)|there is no (doubt|reason|excuse))\b/gi,
  ],
  [
    'reader-address',
    /\b(imagine( if)?|picture this|consider (the|how|what|who|this|all)|think about (it|how|what|all)|have you ever|do you (want|think|know|like|really)|would(n['’]t)? you|don['’]t you|ask yourself|as you can see|you (can|will|should|must|may|might) (see|agree|think|imagine|be thinking)|you could (agree|think|imagine)|how would you)\b/gi,
  ],
  [
    'emotive',
    /\b(terrible|horrible|wasteful|wast(e|ing) of (time|money|space)|pointless|useless|unnecessary|exhausted|stress(ed|ful)?|chok(e|ed|ing)|ruin(ed|s|ing)?|(not|isn['’]t) (really )?fair|awful|disgusting|cruel|disgraceful|shameful|unfair|unjust|dangerous|deadly|devastating|disastrous|heartbreaking|tragic|suffer(ing|s)?|innocent|helpless|starv(e|ing)|destroy(ed|ing|s)?|outrageous|ridiculous|shocking|appalling|precious|beautiful|wonderful|amazing|incredible|fantastic|extraordinary|priceless|unforgettable|desperate(ly)?|miserable|poor (little )?(animals|children|kids|people)|harm(ful)?|threat(en|ened|ening)?|freedom|torture[ds]?|tragedy|nightmare|joy|proud|hope(less)?)\b/gi,
  ],
  [
    'authority',
    /\b((experts?|scientists?|researchers?|doctors?|teachers|studies|study|research|surveys?|evidence|professors?|statistics|reports?) (has |have |also |all |clearly |from \p{L}+ )?(say|says|said|show|shows|shown|showed|prove|proves|proven|proved|suggest|suggests|believe|agree|found|find|state|states|tell|recommend)|according to (?!(?:the|a|my|our|your|his|her|their|this|that|me|him|them|you)\b(?! (?:\p{L}+ )?(?:experts?|scientists?|researchers?|doctors?|stud(?:y|ies)|research|surveys?|reports?|professors?|council|government|police|department|university|news|bureau|world|united)\b))\p{L}+|a recent (study|survey|report)|it (has been|is) proven)\b/giu,
  ],
  [
    'example',
    /\b(for example|for instance|such as|when I was|I know (someone|people|heaps|many|a)|(at|in) my (own )?(school|class|family|life)|let['’]s say|take the case|in my own experience|one time|like when)\b/gi,
  ],
  [
    'statistic',
    /\b\d+([.,]\d+)?\s?(%|percent|per cent|out of|million|billion|thousand|hundred|times|people|years)|\b(one|two|three|four|nine) (in|out of) (every )?(two|three|four|five|ten)\b|\b(one|two|three|five|ten|fifteen|twenty|fifty|hundred|thousand) (dollars|hours|minutes|years|percent)\b|\b(hundreds|thousands) of\b|\b(half|most|the majority|nine out of ten|three quarters) of (?!all\b[,.])(all |the )?\p{L}+/giu,
  ],
  [
    'exaggeration',
    /\b(everyone|everybody|no one|nobody|always|never|forever|the (best|worst|greatest|biggest|most \p{L}+) .{0,20}(ever|in the world|of all time)|in the whole world|a million times|millions? of|a thousand|the only)\b/giu,
  ],
  [
    'call-to-action',
    /\b(let['’]?s (all )?(\p{L}+)|let us (all )?(\p{L}+)|I (urge|ask|beg|call on)|join (us|me)|take action|act now|stand up|make a (difference|change)|do your part|it['’]?s time (to|for|we)|the time (has come|is now)|say (no|yes) to|so (please|next time)|please (can|could|may|help|think|consider|make|change|stop|do|let|don['’]t|listen)|we (must|need to|have to|can all) (act|stop|change|make|help|stand|protect|save|work|start))\b/giu,
  ],
  [
    'concession',
    /\b(some (people|kids|students|may|might|would|others)( may| might| will| would)? (say|think|argue|believe|disagree|claim)|on the other hand|others (may|might|will|say|think|argue|believe)|you (may|might) (think|say|argue|be thinking)|although (some|it|this|there|many)|even though|I (do )?(know|understand) (that )?(some|many|most|you)|it (is|may be) true that|opponents|critics|people (may|might|will) (say|argue|think))\b/gi,
  ],
  ['simile', /\b(like (a|an|the) \p{L}+|as \p{L}+ as (a|an|the|my|his|her)? ?\p{L}+|as (if|though))\b/giu],
  [
    'sound',
    /\b(bang|boom|crash|thud|whoosh|splash|creak(ed|ing)?|snap|crack(led|ling)?|buzz(ed|ing)?|hiss(ed|ing)?|roar(ed|ing)?|rumbl(e|ed|ing)|rustl(e|ed|ing)|sizzl(e|ed|ing)|thump(ed|ing)?|whisper(ed|ing)?|howl(ed|ing)?|shriek(ed|ing)?|clatter(ed|ing)?)\b/gi,
  ],
];
