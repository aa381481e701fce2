/** What the words of a correction say: what was there, and what should be there. */
export interface ParsedCorrection {
  what: 'replace' | 'remove';
  from?: string | undefined;
  to?: string | undefined;
  /** The new thing is a name. */
  isName?: boolean;
}

/** Words that only lead up to a correction: "no wait, actually". */
const leadIn =
  /^(?:(?:no+|nah|wait+|actually|um+|uh+|ok(?:ay)?|oh|and|but|so|well|then|sorry|pl(?:ea)?se?|pls|hang on|hm+|yeah|also|oops|i mean(?:t)?(?: to say)?|(?:i )?(?:have |ve |just )?changed my mind|scratch that|(?:can|could|would|will) (?:you|u|we|i)|just|instead|let'?s|lets|(?:no )?change (?:it|that)(?! (?:to|into|so|from)\b)|(?:you|u) got (?:it|that) wrong|thats? wrong)(?![\p{L}'])[\s,.!:;…-]*)+/iu;

const cardByPlace = String.raw`^\W*(?:no\W+)?(?:the |my )?(?:first|second|third|fourth|last) (?:card|one)\W*`;
/** Which card is meant, and nothing else. */
export const namesCardOnly = new RegExp(`${cardByPlace}$`, 'iu');
const cardFirst = new RegExp(cardByPlace, 'iu');

/** "I wrote that wrong", "that's not a detail": said beside a correction, and no part of it. */
const excuse =
  /[,.;!]\s*(?:(?:that|this|it)(?:['’]?s| is) (?:not|wrong)|i (?:wrote|said|typed|just|forgot)|sorry)\b.*$/iu;

/** "not the playground because of the rain". */
const givenReason = /\s+(?:because|cos|so that|since)\s.*$/iu;

/** Words that take something back, whatever comes after them. */
export const takesBack =
  /^\W*(?:(?:no+|oh|um+|ok|well|hang on|and|but|wait|sorry)\W+)*(?:actually no|wait no|no wait|scratch that|(?:i )?(?:have |ve |just )?changed my mind|change (?:it|that)\b|i meant\b)/iu;

/** What stands before the new thing and is not part of it. */
const beforeThing =
  /^(?:i want (?:it|him|her|them) to (?:be|have)|(?:he|she|they|it|we|i) (?:has|have|had|wants)|(?:it|that|this|he|she|they|there|we)(?:['’]?s| is| was| are| were|['’]re| should (?:be|say))(?: (?:now|really|like|about))?|is|are|should (?:be|say)|(?:to )?be|to|about|with|make (?:it|him|her|them)|has|into|have)\s+/iu;
/** "the dog is called Barry", "her name is Zip": only the name is new. */
const namesSubject = /^.{0,40}?\b(?:called|named|names?(?: is|['’]?s| should be)?)\s+(?!of\b)(?=\p{L})/iu;
/** A new thing ends where another clause begins. */
const nextClause =
  /[,;.!?]+\s.*$|\s+(?:now|like \p{L}+ (?:said|says))\b.*$|\s+(?:but|and then|and he|and she|and it|because|cos|so that|so)\s.*$/iu;
const trailing =
  /[\s,]+(?:now|then|instead|please|pls|ok|okay|remember|lol|(?:ha){2,}h?|actually|any ?more)\W*$/iu;

const tidy = (text: string): string => {
  let left = text.trim().replace(/^[\s,.!;:"“'‘]+|[\s,.!?;:"”’]+$/gu, '');
  while (trailing.test(left)) left = left.replace(trailing, '').trim();
  return left;
};

function thingIn(text: string): { thing: string; isName: boolean } {
  let thing = text.trim();
  while (beforeThing.test(thing)) thing = thing.replace(beforeThing, '');
  const named = thing.replace(namesSubject, '');
  // "a boy called Max" is someone, "the dog is called Barry" only a name.
  const isSomeone = /^(?:an?|the|my)\s(?!.*\b(?:is|was)\s+(?:called|named)\b)/i.test(thing);
  return named !== thing && !isSomeone
    ? { thing: tidy(named), isName: true }
    : { thing: tidy(thing), isName: false };
}

const upTo = (words: number): string => String.raw`\S+(?:\s+\S+){0,${words - 1}}?`;
const short = upTo(5);

const contrastBehind = new RegExp(String.raw`^(.*?\S)[\s,]+(?:and |but )?not (${short})$`, 'iu');
const contrastBefore = new RegExp(
  String.raw`^(?:(?:it|that|this|he|she|they)?(?:['’]?s| is| was| are)?\s*)?(?:not|isn['’]?t|wasn['’]?t|aren['’]?t) (${short})(?:[,.;!:]+\s*(?:but\s+)?|\s+but\s+|\s+(?=(?:it|he|she|they)(?:['’]?s| is| was| were)\s|make it\s)|(?<!\b(?:at|in|on|with|of|to|from|by|for))\s+(?=an?\s|the\s|my\s))(.+)$`,
  'iu',
);
const onlyNot = new RegExp(
  String.raw`^(?:(?:it|that|he|she)?(?:['’]?s| is)?\s*)?(?:not|isn['’]?t) (${short})$`,
  'iu',
);
const swaps =
  /^(?:change|swap|replace|turn|switch|rename)\s+([^,;.]+?)\s+(?:to|into|for|with|by|so(?: that)?)\s+(.+)$/iu;
const insteadOf = /^(.+?)\s+(?:instead of|rather than)\s+(.+)$/iu;
const makes = /^make\s+((?:the|my|his|her|their)\s+\S+)\s+(?:into |be )?(.+)$/iu;
const puts =
  /^(?:(?:can|could) (?:it|he|she|they|the \p{L}+) be|(?:make|change|turn|have|let) (?:it|that|him|her|them)(?: (?:to|into|be))?|(?:i )?(?:want|wanna have|would like) (?:it|him|her|them)(?: to be| to say)?|(?:it|he|she|they)(?:['’]?s| is| are| was| should be| should say:?)(?: about)?|(?:put|say)|call (?:it|him|her|them)|the \p{L}+ is (?:called|named)|(?:his|her|its|their) name(?:['’]?s| is| should be)?)\s+(.+)$/iu;
const takes =
  /^(?:i )?(?:(?:want|wanna|need)(?: you)? to )?(?:forget(?: about)?|delete|remove|erase|scrap|get rid of|rub out|cross out|leave out|take (?:off|out|away)|don['’]?t want)\s+(.+?)(?:\s+(?:off|out|away|in it))*$|^(?:take|rub|leave)\s+(.+?)\s+(?:off|out|away)(?:[\s,.].*)?$/iu;

/** "make the mood more sad instead of calm": more sad. */
const makesSo =
  /^(?:make|have|put|use|say)\s+(?:(?:it|him|her|them)\s+|(?:the|my|his|her|their)\s+(?:mood|ending|end|feeling|place|story|poem|text|title)\s+)?(?:be\s+)?/iu;

const naming = /\b(?:call (?:it|him|her|them)|called|named|names?)\b/i;

/** "to start with smelling any more": smelling. */
const startsWith = /^to (?:start|begin|end|finish|write|talk|do|use|have)(?: with| about| on)?\s+/iu;

/** "the mars bit any more because …": Mars. */
const thingTaken = (text: string): string =>
  tidy(
    tidy(text.replace(nextClause, '').replace(startsWith, '')).replace(
      /\s+(?:bit|thing|part|idea|card|one)s?$/iu,
      '',
    ),
  ).replace(/\s+(?:bit|thing|part|card)s?$/iu, '');

/** Reads a correction from the forms that English has for it; none where the words have another form. */
export function parseCorrection(text: string): ParsedCorrection | undefined {
  const said = text.replaceAll(/\s+/g, ' ').trim().replace(cardFirst, '');
  const core = tidy(said.replace(leadIn, '').replace(excuse, ''));
  const taken = takes.exec(core);
  if (taken) return { what: 'remove', from: thingTaken(taken[1] ?? taken[2] ?? '') };
  const instead = insteadOf.exec(core);
  if (instead) return contrast(instead[2], instead[1]?.replace(makesSo, ''));
  const swapped = swaps.exec(core) ?? makes.exec(core);
  if (swapped) return contrast(swapped[1], swapped[2], naming.test(core));
  const before = contrastBefore.exec(core);
  if (before) return contrast(before[1], before[2]?.replace(nextClause, ''));
  const behind = contrastBehind.exec(core) ?? contrastBehind.exec(core.replace(givenReason, ''));
  if (behind)
    return contrast(
      behind[2],
      behind[1]
        ?.split(/[,;.!]\s+/)
        .at(-1)
        ?.replace(nextClause, ''),
    );
  const only = onlyNot.exec(core);
  if (only) return { what: 'replace', from: tidy(only[1] ?? '') };
  if (/^\W*no\W+(?:an?|the|my)\s/i.test(said)) return { what: 'replace', to: core };
  const put = puts.exec(core) ?? (takesBack.test(said) && core !== '' ? [core, core] : undefined);
  if (!put) return undefined;
  const { thing, isName } = thingIn(put[1] ?? '');
  return {
    what: 'replace',
    to: thing,
    isName: isName || /^(?:call|the \p{L}+ is (?:called|named)|(?:his|her|its|their) name)/iu.test(core),
  };
}

function contrast(from = '', to = '', isRenaming = false): ParsedCorrection {
  const { thing, isName } = thingIn(to);
  // "i want to start with the hive not the jobs": a thing stands for a thing.
  const alike =
    /^(?:i|we|he|she|they|you)\s/i.test(thing) && determiner.test(from) ? lastThingIn(thing) : thing;
  return { what: 'replace', from: tidy(from), to: alike, isName: isName || isRenaming };
}

const determiner = /^(?:an?|the|my|his|her|our|their)\s/i;
const lastThingIn = (text: string): string =>
  /^.*\b((?:an?|the|my|his|her|our|their)\s+\S.*)$/i.exec(text)?.[1] ?? text;

/** "it wasn't a wall it was a pier": said of what was told, and not told itself. */
export const refersToEarlierIdea = (text: string): boolean =>
  /^(?:it|its|it['’]s|that|he|she|they|hes|shes|not|change|make|swap|rename)\b/i.test(
    text.trim().replace(leadIn, ''),
  );

/** Nothing but that something is taken back: what should be there comes in the next part. */
export const isOnlyRetraction = (text: string): boolean =>
  takesBack.test(text) && tidy(text.replace(leadIn, '')) === '';
