import { splitAtSpaces } from '../writing-errors/rules/phrase-rule.ts';

/** Closed lists the rules share: who owns, what is owned, how verbs change. Written for Inkling. */

/** People and animals children write about; as plurals they are the owners that lack an apostrophe. */
export const ownerWords = splitAtSpaces(
  `dog cat puppy kitten horse pony bird fish rabbit bear lion tiger dragon monster dinosaur robot king queen prince
  princess wizard witch giant pirate knight fairy ghost mum mom mother dad father brother sister nan nana nanna
  grandma grandpa pop uncle aunt aunty auntie cousin friend boy girl man woman teacher baby neighbour doctor driver
  farmer captain owner class school family team`,
);

/** Things somebody has; none of them is also a common verb in its plain form. */
export const belongingWords = splitAtSpaces(
  `tail tails leg legs arm arms eye eyes ear ears nose mouth teeth tooth fur paw paws wing wings feathers tongue hair
  heart mind body feet fingers neck knees shoulders claws beak skin voice name names house houses home car cars bike
  bikes bag bags room rooms bedroom bed beds door toy toys hat hats shoes shoe socks shirt clothes uniform coat jacket
  jumper phone phones computer ipad book books pencil pencils homework lunch dinner breakfast food birthday party
  mum mums dad dads parents mother father brother brothers sister sisters family families friend friends cousin
  cousins nan grandma grandpa grandparents uncle aunt teacher pet pets dog dogs cat cats puppy horse owner owners way
  turn life lives job jobs money hammer tools garden farm boat ship sail team class classroom school desk seat chair
  idea ideas opinion opinions story stories dream dreams favourite childhood health safety future country culture
  language wallet watch glasses helmet sword cave castle nest egg eggs kingdom treasure prey habitat tables
  backyard kitchen office shop husband wife son daughter boyfriend girlfriend baby babies children kids own`,
);

export const kinshipWords = splitAtSpaces(
  'mum mom mother dad father brother sister nan nanna grandma grandpa grandmother grandfather pop uncle aunt aunty friend cousin teacher dog cat puppy coach baby neighbour pet',
);

/** Plain verbs whose s-form children and learners leave off; the nouns among them are left out. */
export const baseFormVerbs = splitAtSpaces(
  `like go want play live eat have sleep know think say get make come take give run write need love hate see
  look speak tell ask work wake sit feel bring buy teach learn believe understand wear drive swim sing help`,
);

/** Base form, past and past participle of the verbs that children mix up. */
export const verbsWithPastParticiple: readonly (readonly [plain: string, past: string, joined: string])[] = [
  ['see', 'saw', 'seen'],
  ['do', 'did', 'done'],
  ['go', 'went', 'gone'],
  ['come', 'came', 'come'],
  ['run', 'ran', 'run'],
  ['eat', 'ate', 'eaten'],
  ['write', 'wrote', 'written'],
  ['take', 'took', 'taken'],
  ['give', 'gave', 'given'],
  ['break', 'broke', 'broken'],
  ['fall', 'fell', 'fallen'],
  ['begin', 'began', 'begun'],
  ['drink', 'drank', 'drunk'],
  ['sing', 'sang', 'sung'],
  ['swim', 'swam', 'swum'],
  ['throw', 'threw', 'thrown'],
  ['drive', 'drove', 'driven'],
  ['ride', 'rode', 'ridden'],
  ['fly', 'flew', 'flown'],
  ['speak', 'spoke', 'spoken'],
  ['choose', 'chose', 'chosen'],
  ['steal', 'stole', 'stolen'],
  ['forget', 'forgot', 'forgotten'],
  ['know', 'knew', 'known'],
  ['grow', 'grew', 'grown'],
  ['wear', 'wore', 'worn'],
  ['draw', 'drew', 'drawn'],
  ['shake', 'shook', 'shaken'],
  ['hide', 'hid', 'hidden'],
  ['bite', 'bit', 'bitten'],
  ['ring', 'rang', 'rung'],
  ['wake', 'woke', 'woken'],
  ['freeze', 'froze', 'frozen'],
];

/** Verbs whose past is also their past participle. */
export const verbsWithOnePastForm: readonly (readonly [plain: string, past: string])[] = [
  ['find', 'found'],
  ['buy', 'bought'],
  ['bring', 'brought'],
  ['catch', 'caught'],
  ['teach', 'taught'],
  ['think', 'thought'],
  ['tell', 'told'],
  ['say', 'said'],
  ['make', 'made'],
  ['keep', 'kept'],
  ['sleep', 'slept'],
  ['sell', 'sold'],
  ['meet', 'met'],
  ['win', 'won'],
  ['stand', 'stood'],
  ['sit', 'sat'],
  ['hear', 'heard'],
  ['hold', 'held'],
  ['understand', 'understood'],
  ['get', 'got'],
  ['feel', 'felt'],
  ['lose', 'lost'],
  ['leave', 'left'],
  ['pay', 'paid'],
  ['build', 'built'],
  ['send', 'sent'],
  ['spend', 'spent'],
];

export const thirdPerson = (plain: string): string => {
  if (plain === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/.test(plain)) return `${plain}es`;
  return /[^aeiou]y$/.test(plain) ? `${plain.slice(0, -1)}ies` : `${plain}s`;
};

/** `swim` to `swimming`, `make` to `making`, `read` to `reading`. */
export const ingForm = (plain: string): string => {
  if (/^(run|swim|get|sit|put|stop|shop|hop|win|cut|dig|begin|plan|chat|jog|skip|hug)$/.test(plain)) {
    return `${plain}${plain.slice(-1)}ing`;
  }
  return /[^eoy]e$/.test(plain) ? `${plain.slice(0, -1)}ing` : `${plain}ing`;
};
