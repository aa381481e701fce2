/** Words that join clauses, in three groups; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

export const coordinators = list('and but or so yet nor then plus');

/** Words that open a subordinate clause wherever they stand before a subject and a verb. */
export const subordinators = list(
  `because although though when whenever while if since until till unless after before as whereas once whether
  wherever lest provided 'cause cause cos`,
);

/** Words that open a relative or noun clause. */
export const clauseOpeners = list(
  'who whom whose which that what why how where whoever whatever whichever however',
);

/** Verbs and adjectives that take a clause without a joining word: "I think it is". */
export const wordsThatTakeClause = list(
  `think thinks thought know knows knew say says said believe believes believed feel feels felt hope hopes hoped
  wish wishes wished guess guessed bet see saw seen find found told tell tells mean means meant realise realised
  realize realized notice noticed remember remembered forget forgot understand understood decide decided heard hear
  imagine imagined dreamt dreamed pretend pretended swear swore promise promised rather sure glad happy sorry afraid
  certain aware sad surprised shows show showed shown suppose supposed suggest suggested agree agreed explain
  explained prove proves proved learn learned learnt claim claims claimed argue argues argued consider believe
  wonder wondered make makes made let lets help helps helped watch watched have has had want wanted like so such
  reason way time day moment thing things everything something anything nothing all person people place one
  stuff first last only kind part what whatever than if case`,
);

export const subjectPronouns = list(
  'i he she we they it you this that these those there everyone everybody someone nobody',
);

export const finiteAuxiliaries = list(
  `am is are was were do does did has have had can could will would shall should may might must 's 're 'm 've 'll
  'd isn't aren't wasn't weren't don't doesn't didn't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't
  mustn't cannot ain't`,
);

/** Nouns a clause may hang on without a joining word: "the day it came". */
export const timeNouns =
  /^((mon|tues|wednes|thurs|fri|satur|sun)day|time|day|way|reason|moment|morning|afternoon|evening|night|week|weekend|month|year|summer|winter|minute|hour|order)s?$/;
