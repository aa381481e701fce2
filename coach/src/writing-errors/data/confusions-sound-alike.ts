import { belongingWords } from '../../word-lists/grammar-rule-words.ts';
import { confusionRule, type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

const who = splitAtSpaces('i we he she they you who');
const thing = splitAtSpaces('the a an my his her our their your it him them me us this that some');
const clause = splitAtSpaces(
  'how that what where why when who if i he she we they you it the about something everything nothing',
);
const may = splitAtSpaces(
  "to can could can't couldn't will would won't wouldn't should shouldn't might must don't didn't doesn't not never",
);
const walking = splitAtSpaces(
  'walk walked walking go goes went going run ran running came climbed climb looked look drove fly flew flying crawled crawl swam peeked rode ride raced got get marched dashed sneaked crept travelled',
);

/** Words that sound alike, each found only where its neighbours make it certain. Written for Inkling. */
export const soundAlikeConfusions: readonly PhraseRule[] = [
  confusionRule('here', 'hear', {
    find: [
      phrasePattern`(?:could|can|can't|couldn't|to|did you|did|didn't|you) (?<at>here) (?:the|a|my|his|her|it|him|them|me|you|that|something|noises|someone|people|footsteps|any|about)`,
    ],
    wrong: ['I could [here] the waves.'],
    right: ['You can come here.', 'I was here the whole time.'],
  }),
  confusionRule('hear', 'here', {
    find: [
      phrasePattern`(?:come|over|right|came|live|lived|sit|stay|stand|wait|around|been|get|got|up|out of|in|from|down) (?<at>hear)(?: (?:and|to|with|for|because|now|by|at|on)|$$)`,
      phrasePattern`^^(?<at>hear) (?:is|are|comes|they|we)`,
    ],
    wrong: ['Come over [hear] and look.', '[Hear] is my dog.'],
    right: ['I can hear you.', 'I came to hear it.', 'Did you hear?'],
  }),
  confusionRule('no', 'know', {
    find: [
      phrasePattern`(?:i|we|they|you|don't|didn't|doesn't|to|not|even) (?<at>no) (?:how|that|what|where|why|who|when|if|it|you|him|her|them|the|my|he|she|this)`,
    ],
    wrong: ['I [no] how to ride a bike.'],
    right: ['I said no.', 'They had no idea.', 'You no longer live here.'],
  }),
  confusionRule('new', 'knew', {
    find: [
      phrasePattern`${who} (?:also |already |never |always |just )?(?<at>new) (?:${clause}|my|his|her|exactly|them|him|this)`,
    ],
    wrong: ['She [new] the answer.', 'He [new] it was late.'],
    right: ['The new one is mine.', 'I like new things.'],
  }),
  confusionRule('through', 'threw', {
    find: [phrasePattern`(?:^^|and |then |so |but )(?:i|he|she|we|they|dad|mum|tom) (?<at>through) ${thing}`],
    wrong: ['I [through] the ball.'],
    right: ['We went through the door.', 'I got through it.'],
  }),
  confusionRule('threw', 'through', {
    find: [
      phrasePattern`${walking} (?:right |straight |all the way )?(?<at>threw)`,
      phrasePattern`(?:halfway|all|way|right) (?<at>threw)`,
    ],
    wrong: ['We walked [threw] the tunnel.'],
    right: ['He ran and threw it.', 'She threw the ball.'],
  }),
  confusionRule('hole', 'whole', {
    find: [
      phrasePattern`(?:the|my|a|our|his|her|are|their|your|this|that) (?<at>hole) (?:farm|bus|street|oval|band|tail|arm|leg|face|head|plate|jar|tin|bottle|chicken|pie|bowl|pack|page|chapter|song|movie|film|show|match|season|term|zoo|park|beach|river|forest|ship|boat|car|train|plane|hospital|kitchen|garden|yard|backyard|lawn|universe|earth|planet|island|sky|sea|ocean|army|gang|herd|grade|hour|minute|afternoon|evening|arvo|recess|apple|banana|burger|sandwich|chocolate|lolly|bunch|road|tree|wedding|journey|bed|mountain|audience|zoo|hotel|neighbourhood|fridge|day|time|pizza|world|class|school|family|thing|way|night|year|week|house|town|team|cake|story|place|city|bag|packet|lot|life|summer|book|morning|country|game|weekend|holiday|crowd|village|box|room|body|trip|rest|point|reason|internet|building|squad|floor|wall|table|court|pool|valley|state|shop|glass|tub|month|pond|truck|window|door|paddock|mob|crew|ride|drive|walk|speech|letter|company|council|carton|bucket)`,
    ],
    wrong: ['I ate the [hole] pizza.'],
    right: ['The hole was deep.', 'He dug the hole in the sand.'],
  }),
  confusionRule('brake', 'break', {
    find: [
      phrasePattern`${may} (?<at>brake) (?:my|the|it|your|his|her|down|into|free|a|in|out|up|any|our|their|them|rules|bones)`,
      phrasePattern`(?:lunch|coffee|school|a|summer|take a) (?<at>brake)(?: (?:from|and|time|before)|$$)`,
    ],
    wrong: ["Don't [brake] my toy.", 'We had a lunch [brake].'],
    right: ['The brake on my bike.', 'He hit the brake.'],
  }),
  confusionRule('peace', 'piece', {
    find: [phrasePattern`(?<at>peace) of (?!mind|the world|god|heart|christ)@@`],
    wrong: ['I want a [peace] of cake.'],
    right: ['Peace of mind.', 'We want peace.'],
  }),
  confusionRule('whether', 'weather', {
    find: [
      phrasePattern`(?:the|this|hot|cold|nice|bad|good|sunny|rainy|stormy|wet|windy|lovely) (?<at>whether)(?: (?:was|is|got|will|today|outside|and|report|forecast|in|for|here)|$$)`,
    ],
    wrong: ['The [whether] was cold.'],
    right: ['I asked whether it was.', 'The question whether to go.'],
  }),
  confusionRule('weather', 'whether', {
    find: [
      phrasePattern`(?:know|decide|wonder|wondered|asked|ask|see|sure|knew|care|matter) (?<at>weather) (?:i|you|he|she|it|we|they|to|or|the)`,
    ],
    wrong: ["I don't know [weather] to go."],
    right: ['I like the weather.', 'I asked about the weather.'],
  }),
  confusionRule('past', 'passed', {
    find: [
      phrasePattern`(?:^^|and |then |but |when |so )(?:i|he|she|we|they|it|you) (?<at>past) (?:the|a|me|him|her|it|them|us|away|out|my|his|by|to)`,
      phrasePattern`(?:time|days|weeks|years|hours|months) (?:had |have )?(?<at>past)(?: (?:and|by|quickly|slowly|since)|(?=[.!,]|$))`,
    ],
    wrong: ['He [past] the ball to me.', 'The days [past].'],
    right: ['We ran past the shop.', 'It is half past two.', 'In the past I did.'],
  }),
  confusionRule('passed', 'past', {
    find: [
      phrasePattern`(?:walk|walked|walking|went|ran|run|drove|flew|go|going|swam|rode|came|get|got|raced|rushed|crept|sneaked|half|quarter|looked|zoomed|marched|jogged|right|just) (?<at>passed) (?:@@)`,
    ],
    wrong: ['We walked [passed] the house.'],
    right: ['He just passed.', 'She passed the ball.'],
  }),
  confusionRule('by', 'buy', {
    find: [
      phrasePattern`(?:want to|wanted to|going to|can|could|will|would|to|should|let's|must|can't|cannot|might) (?<at>by) (?:a|an|some|me|it|my|new|two|three|lots|him|her|one|lollies|food|things|stuff|chips|toys|ice)`,
    ],
    wrong: ['I want to [by] a game.'],
    right: ['I stood by a tree.', 'He came by bus.'],
  }),
  confusionRule('buy', 'by', {
    find: [
      phrasePattern`(?:was|were|is|are|made|written|bitten|chased|eaten|stand|standing|sat|sitting|stood|lived|live|walked|ran|drove|went|attacked|surrounded) (?<at>buy) (?:the|a|my|his|her|our|myself|himself|herself|it|car|bus|train|an|themselves)`,
    ],
    wrong: ['It was made [buy] a robot.'],
    right: ['We went to buy a hat.'],
  }),
  confusionRule('which', 'witch', {
    find: [
      phrasePattern`(?:a|an|wicked|evil|old|ugly|mean|bad|scary|good) (?<at>which)(?: (?:on|with|and|who|named|called|was|had|came|lived|flew)|$$)`,
    ],
    wrong: ['There was a [which] on a broom.'],
    right: ['I know which one.', 'The dog which was old.'],
  }),
  confusionRule('witch', 'which', {
    find: [
      phrasePattern`(?<!(?:a|the|wicked|evil|old|ugly|mean|bad|good|white|another|that|this|my|scary|young) )(?<at>witch) (?:way|one|is|was|are|means|made|i|we|you|makes|has|can|will|team|colour|side|were)`,
    ],
    wrong: ["I didn't know [witch] way to go.", 'We had a party, [witch] was fun.'],
    right: ['The witch was evil.', 'A witch made it.'],
  }),
  confusionRule('thrown', 'throne', {
    find: [
      phrasePattern`(?:his|her|the|a|king's|queen's|golden|my) (?<at>thrown)(?: (?:and|in|of|room|with|was|next|beside)|$$)`,
    ],
    wrong: ['The king sat on his [thrown].'],
    right: ['The ball was thrown.', 'He has thrown it.'],
  }),
  confusionRule('one', 'won', {
    find: [
      phrasePattern`(?:i|we|he|she|they|team|you) (?<at>one) (?:the|a|first|second|it|against|by|and|every|gold|our|all|lots)(?! (?:more|day|time))`,
    ],
    wrong: ['I [one] the race.'],
    right: ['The one the dog had.', 'We had one.', 'I saw one.'],
  }),
  confusionRule('red', 'read', {
    find: [
      phrasePattern`(?:i|we|he|she|they|mum|dad|teacher) (?<at>red) (?:a|the|it|my|about|us|me|him|her|his|our|books|to)`,
    ],
    wrong: ['I [red] a book.'],
    right: ['He had red hair.', 'The red one.'],
  }),
  confusionRule('see', 'sea', {
    find: [
      phrasePattern`(?:the|blue|deep|rough|calm|salty|stormy|open) (?<at>see)(?: (?:was|is|and|water|shell|monster|creatures?|side|weed|with|had|looked|to|in|for|level)|$$)`,
    ],
    wrong: ['The [see] was blue.'],
    right: ['I see the dog.', 'The things we see are big.'],
  }),
  confusionRule('principle', 'principal', {
    find: [
      phrasePattern`(?:school|our|my|school's|deputy|assistant) (?<at>principle)`,
      phrasePattern`the (?<at>principle) (?:said|told|came|spoke|asked|yelled|called|gave|walked|is|was|mr|mrs|ms)(?! that)`,
    ],
    wrong: ['The school [principle] spoke to us.'],
    right: ['It is a good principle.', 'The principle of it.'],
  }),
  confusionRule('tail', 'tale', {
    find: [phrasePattern`(?:fairy|folk|tall|bedtime) (?<at>tail)`],
    wrong: ['It was a fairy [tail].'],
    right: ['The dog has a tail.'],
  }),
  confusionRule('meat', 'meet', {
    find: [
      phrasePattern`(?:to|nice to|can|could|will|would|let's|might) (?<at>meat) (?:you|him|her|them|my|new|people|the|up|me|us|a|at|with)`,
    ],
    wrong: ['It was nice to [meat] you.'],
    right: ['I like to eat meat.', 'He sells meat.'],
  }),
  confusionRule('weak', 'week', {
    find: [
      phrasePattern`(?:last|next|this|every|per|a|one|each|all|whole|school|first) (?<at>weak)(?= (?:ago|later|we|i|my|the|after|before|at|in|off|he|she|they)|$$)`,
    ],
    wrong: ['Last [weak] I swam.', 'A [weak] ago.'],
    right: ['I was weak.', 'He has a weak leg.'],
  }),
  confusionRule('wood', 'would', {
    find: [
      phrasePattern`(?:i|we|he|she|they|you|it|that|who|what) (?<at>wood) (?:like|be|have|love|not|go|never|always|get|you|say|make|take|want|eat|play|help|do|see)`,
      phrasePattern`^^(?<at>wood) you`,
    ],
    wrong: ['I [wood] like a dog.'],
    right: ['The wood is wet.', 'He cut wood.'],
  }),
  confusionRule('right', 'write', {
    find: [
      phrasePattern`(?:to|can|could|will|would|can't|i|we|please|should) (?<at>right) (?:a|an|my|your|his|her|down|about|this|it|the|to|stories|letters)(?: (?:story|letter|name|names|book|words?|things?|sentence|you|text|song|poem|note|down|stories)|$$)`,
      phrasePattern`(?:to|can|could|will|i'll) (?<at>right) (?:down|about|stories|letters)`,
    ],
    wrong: ['I can [right] my name.'],
    right: ['Turn right to the park.', 'You were right about it.'],
  }),
  confusionRule('write', 'right', {
    find: [
      phrasePattern`(?:the|my|his|her|all|your|turn|turned) (?<at>write)(?: (?:hand|side|answer|way|now|one|thing|time|leg|arm|foot|place|person|path)|$$)`,
    ],
    wrong: ['He hurt his [write] hand.'],
    right: ['I write now.'],
  }),
  confusionRule('where', 'wear', {
    find: [
      phrasePattern`(?:to|can|could|should|must|will|don't|have to|not) (?<at>where|were|ware) (?:(?:a|an|my|our|your|their|his|her|school|any) )?(?:hat|hats|uniform|uniforms|clothes|shoes|jumper|coat|dress|mask|masks|helmet|helmets|school|sunscreen|jacket|glasses|what)`,
    ],
    wrong: ['We have to [where] a hat.'],
    right: ['I know where a hat is.', 'Go to where the hat is.'],
  }),
  confusionRule('herd', 'heard', {
    find: [
      phrasePattern`(?:i|we|he|she|they|you|boy|girl|man|woman|mum|dad|have|had|has|never|and|it) (?<at>herd) (?:a|an|the|my|his|her|something|someone|that|him|it|them|of|footsteps|noises|about)(?! (?:cows|sheep|cattle|elephants|goats|animals))`,
    ],
    wrong: ['I [herd] a noise.'],
    right: ['A herd of cows.', 'The herd ran.'],
  }),
  confusionRule('beech', 'beach', {
    find: [phrasePattern`(?:the|sandy|a|our|bondi) (?<at>beech)(?! (?:tree|forest|leaf|leaves|wood))`],
    wrong: ['We went to the [beech].'],
    right: ['I sat under the beech tree.'],
  }),
  confusionRule('fare', 'fair', {
    find: [
      phrasePattern`(?:not|isn't|isnt|so|very|is it|that's|thats|it's|its|it is|be|was|only) (?<at>fare)(?:$$| (?:that|because|if|for|to|and|when|on))`,
    ],
    wrong: ['It is not [fare] because he got two.', "That's not [fare]."],
    right: ['The fare is two dollars.', 'It was not the fare.'],
  }),
  confusionRule('band', 'banned', {
    find: [
      phrasePattern`(?:be|been|get|is|are|was|were|not) (?<at>band)(?:$$| (?:from|in|at|because|for|and|forever|so))(?! (?:a|the) (?:band|name))`,
    ],
    wrong: ['Homework should be [band].', 'Phones were [band] from school.'],
    right: ['We were in a band.', 'My favourite is the band.'],
  }),
  confusionRule('aloud', 'allowed', {
    find: [
      phrasePattern`(?:be|are|is|was|were|am|not|been|get|aren't|isn't|wasn't|weren't|i'm|we're|they're) (?<at>aloud) (?:to|in|at|on|out|near|inside|phones|pets)`,
    ],
    wrong: ['Kids should be [aloud] to play.', 'We are not [aloud] in.'],
    right: ['She read it aloud to me.', 'I am reading aloud.'],
  }),
  confusionRule('cud', 'could', {
    find: [phrasePattern`(?:i|he|she|we|they|you|it|who|that|nobody|everyone) (?<at>cud)`],
    wrong: ['He [cud] not get down.'],
    right: ['Cows chew the cud.'],
  }),
  confusionRule('peaked', 'peeked', {
    find: [
      phrasePattern`(?<at>peaked) (?:out|inside|around|through|in|at|over|under|behind|into)(?! (?:number|value))`,
    ],
    wrong: ['I [peaked] out of the tent.'],
    right: ['The noise peaked.', 'I peeked out.'],
  }),
  confusionRule('strait', 'straight', {
    find: [phrasePattern`(?<at>strait) (?:at|to|away|ahead|into|home|up|back|after|for|out|down|through)`],
    wrong: ['It stared [strait] at me.'],
    right: ['Torres Strait is in the north.'],
  }),
  confusionRule("who's", 'whose', {
    find: [phrasePattern`(?<at>who's) (?!home|class)${belongingWords}`],
    wrong: ["A man [who's] ship sank."],
    right: ["Who's there?"],
  }),
];
