import { confusionRule, type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

const moving = splitAtSpaces(
  'go goes going went gone walk walked walking run ran running came come back drive drove rode ride swim swam flew fly moved travelled return returned listen listened talk talked spoke said close next climbed jumped',
);
const wanting = splitAtSpaces(
  'want wants wanted like liked love loved need needs needed have has had try tried trying decided started used going able happy began learn how forgot wait ready hate hated remember asked told got',
);
const place = splitAtSpaces(
  'the a an my our his her their your school bed town home mum dad nan church work him them me us it',
);
const plainVerbs = splitAtSpaces(
  'be go see get play have do make come eat find help swim run buy take say tell stop ride sleep live know win look give the my',
);
const tooMuch = splitAtSpaces(
  'hot cold big small scared late tired hard heavy old young far fast slow loud dangerous expensive short tall weak busy long dark noisy dirty hungry shy sick afraid frightened excited full bright high low deep thick angry sad lazy early easy difficult boring sleepy nervous strong hungry good bad nice soon quick quiet clever proud crowded',
);
const said = splitAtSpaces('i we he she they it you the my his her our to your their dad mum all');
const comparing = splitAtSpaces(
  'more less better worse bigger smaller taller shorter faster slower older younger stronger harder easier longer smarter higher lower louder hotter colder richer nicer cooler funnier scarier happier greater fewer further rather healthier cheaper safer heavier lighter darker brighter deeper kinder braver prettier earlier later closer quicker worser',
);

/** to, too, two; of, off; were, where, we're; then, than; could of. Written for Inkling. */
export const shortWordConfusions: readonly PhraseRule[] = [
  confusionRule('too', 'to', {
    find: [
      phrasePattern`${moving} (?<at>too) ${place}`,
      phrasePattern`${wanting} (?<at>too) ${plainVerbs}`,
      phrasePattern`(?<at>too) (?:the|school)(?! (?:many|much))`,
    ],
    wrong: ['I went [too] the shop.', 'He wanted [too] be a pilot.'],
    right: ['I went too.', 'It was too hot.', 'I like it too, the way you do.'],
  }),
  confusionRule('to', 'too', {
    find: [
      phrasePattern`(?:is|are|was|were|be|been|have|has|had|got|get|way|far|ate|eat|eats|drank|spent|spend|it's|bought|took|with|made|not|costs?|saw|play|watch|use) (?<at>to) (?:many|much)`,
      phrasePattern`(?:is|was|are|were|am|be|been|it's|i'm|he's|she's|get|got|gets|getting|felt|feel|far|way|just|looked|seemed|grew|became) (?<at>to) (?:${tooMuch})(?! (?:\p{L}+s|people|things|stuff|school|ground))`,
      phrasePattern`(?:me|him|her|it|them|us|cake|dogs|cats|pizza|fun|there|here|come|came|one|mum|dad|brother|sister|friend|friends|you|that|sad|happy|scared|today|then|community|school|team|class|teachers|parents|kids|animals|grumpy|tired|hungry|angry|excited|important|healthy|be|do|did|can|will) (?<at>to)(?=[.!?]|,? (?:but|so|because) |$)`,
    ],
    wrong: [
      'It was [to] hot to play.',
      'There were [to] many people.',
      'I like cake [to].',
      'She wanted to come [to].',
      'I was [to] good to lose.',
      'We are part of this community [to].',
    ],
    right: ['He wants to.', 'I was going to bed.', 'I gave the ball to Max.'],
  }),
  confusionRule('to', 'two', {
    find: [
      phrasePattern`(?:have|has|had|got|bought|saw|with|own|are|were) (?<at>to) (?:big |little |small |new |old |pet |older |younger )?(?:dogs|cats|brothers|sisters|pets|friends|boys|girls|birds|fish|cars|bikes|houses|kids|children|days|weeks|years|hours|minutes|books|toys|legs|arms|eyes|apples|goals|lollies|puppies|kittens|rabbits|cousins|reasons|things|people|sons|daughters)`,
    ],
    wrong: ['We have [to] dogs and a cat.'],
    right: ['We went to friends.', 'I have to go.'],
  }),
  confusionRule('two', 'to', {
    find: [
      phrasePattern`${moving} (?<at>two) (?:the|my|school|bed|a|our|his|her|see|get|town|mum|dad)`,
      phrasePattern`${wanting} (?<at>two) (?:be|go|see|get|play|make|do|come|eat|find|help|swim|run)`,
    ],
    wrong: ['I walked [two] the park.', 'I want [two] go home.'],
    right: ['I want two dogs.', 'We walked two kilometres.'],
  }),
  confusionRule('of', 'off', {
    find: [
      phrasePattern`(?<!(?:a|the|first|best|last|top) )(?:fell|fall|falls|falling|jumped|jump|took|take|turn|turned|turning|climbed|drove|slid|knocked|set|rolled|flew|pulled|switch|switched|walked|ran|run|hopped|dropped|blew|threw|push|pushed|cut|chopped|bounced|went) (?<at>of)(?: (?:the|my|his|her|a|it|their|our|your|to|into|and|in|with|like|down|me|him|bike)|$$)`,
      phrasePattern`(?:get|got|gets|getting) (?<at>of) (?:the|my|his|her|our|it|a) (?:bus|train|bike|horse|boat|ground|plane|couch|bed|floor|phone|swing|tram|ship|chair|car|ferry|trampoline|slide)`,
      phrasePattern`(?:right|straight|far|showing|show|well|take it|turn it) (?<at>of)$$`,
    ],
    wrong: [
      'He fell [of] his bike.',
      'I got [of] the bus.',
      'The bird took [of] into the sky.',
      'Turn [of] the lights.',
    ],
    right: ['We ran out of the house.', 'Take care of the dog.', 'A cut of the meat.', 'I got most of it.'],
  }),
  confusionRule('off', 'of', {
    find: [
      phrasePattern`(?:piece|pieces|slice|cup|glass|bottle|lot|lots|kind|kinds|sort|bunch|group|pair|instead|front|middle|because|full|out|pile|bit|couple|plate|bowl|packet|bag|box|afraid|scared|proud|story|stories|smell|sound|half) (?<at>off) (?:the|a|my|cake|paper|water|people|it|them|him|her|milk|pizza|toys|food|\p{L}+s|us|me)`,
    ],
    wrong: ['I ate a piece [off] cake.', 'There were lots [off] people.'],
    right: ['I jumped off the bus.', 'He got off it.', 'Turn off the lights.'],
  }),
  {
    rule: 'could-of',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:the|all|my|his|her) )(?:could|should|would|must|might|may)(?:n't)? (?<at>of|off)(?! course)`,
    ],
    fix: ['have'],
    wrong: ['I could [of] gone.', "You shouldn't [of] done it.", 'It must [of] been cold.'],
    right: ['I could, of course, go.', 'I could have gone.', 'The might of the king.'],
  },
  confusionRule('where', 'were', {
    find: [
      phrasePattern`(?<!(?:know|tell|told|show|showed|see|ask|asked|is|was|find|that's) )(?:we|they) (?<at>where) (?!(?:he|she|they|we|i|you|it|the|my|to) (?:was|were|is|are|had|went|go|live|lived))@@`,
      phrasePattern`^^(?:the|my|our|his|her) (?:\p{L}+s|children|people) (?<at>where) (?:\p{L}+ing|so|very|all|not|really|too|in|on|at|scared|happy|sad)`,
      phrasePattern`(?:there|you) (?<at>where) (?:\p{L}+ing|lots|many|so|two|three|a|some|no)`,
    ],
    wrong: ['We [where] playing outside.', 'They [where] so happy.', 'There [where] lots of dogs.'],
    right: ['I know where we are.', 'Show them where the dog is.', 'That is the place where we live.'],
  }),
  confusionRule('were', 'where', {
    find: [
      phrasePattern`(?:know|knew|knows|remember|remembered|forgot|idea|wonder|wondered|wondering|show|showed|tell|told|see|find out|place|spot|matter|asked|ask|guess) (?:me |us |him |her |them |you )?(?<at>were) (?:${said}|it's|he's|she's)`,
      phrasePattern`^^(?<at>were) (?:is|are|was|did|do|does|has|have|can|could|should|will|am)`,
      phrasePattern`(?:town|house|park|beach|school|room|cave|shop|world|country|castle|forest) (?<at>were) (?:i|we|he|she|they|you|it) (?:\p{L}+)`,
    ],
    wrong: [
      "I don't know [were] my shoes are.",
      '[Were] is my lunch?',
      'That is the place [were] we found it.',
    ],
    right: ['Were you there?', 'The people I know were kind.', 'They told us we were late.'],
  }),
  confusionRule('were', "we're", {
    kind: 'punctuation',
    find: [
      phrasePattern`(?:think|thought|know|hope|because|if|so|guess|said|glad) (?<at>were) (?:going|having|getting|late|not|all|so|coming|playing|leaving|lost|here|home|ready|moving|best)`,
      phrasePattern`^^(?<at>were) (?:going|having|getting|leaving|moving|late|best|off|staying)(?! to be$)`,
    ],
    wrong: ['I think [were] going to be late.', '[Were] having pizza tonight.'],
    right: ['Were you going?', 'They thought we were late.'],
  }),
  confusionRule('where', "we're", {
    kind: 'punctuation',
    find: [
      phrasePattern`^^(?<at>where) (?:having|getting|leaving|moving|staying|all|not|going to (?:the|have|be|see|play|get|go|win))`,
      phrasePattern`(?:think|hope|because|glad) (?<at>where) (?:going|having|late|not|getting)`,
    ],
    wrong: ['[Where] having pizza tonight.'],
    right: ['Where are we going?', 'Where have you been?'],
  }),
  confusionRule('then', 'than', {
    find: [
      phrasePattern`${comparing} (?<at>then)(?! (?:i|we|he|she|they) (?:went|ran|got|had|saw|came))`,
      phrasePattern`(?:more|less) (?!and )@@ (?<at>then)(?! (?:i|we|he|she|they) (?:went|ran|got|had|saw|came))`,
    ],
    wrong: ['My brother is taller [then] me.', 'It is more important [then] money.'],
    right: [
      'It got later, then we slept.',
      'We ate more and then we left.',
      'I got better then I went home.',
    ],
  }),
  confusionRule('than', 'then', {
    find: [
      phrasePattern`(?:and|so|but|just|back|until|since) (?<at>than) (?:i|we|he|she|they|it|the|my|you|our|there)`,
      phrasePattern`^^(?<at>than) (?:i|we|he|she|they|it|the|my|you|our|one|suddenly|there|all)`,
    ],
    wrong: ['We ate and [than] we swam.', '[Than] I went home.'],
    right: ['She is taller than the tree.', 'Rather than the red one.'],
  }),
];
