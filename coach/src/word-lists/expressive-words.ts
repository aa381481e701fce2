/**
 * Words that people say now and then and that show how something moves, sounds, looks or feels: a child that writes one
 * chose it. By their lemma, and joined by those that people hardly ever say; written for Inkling.
 */
export const commonExpressiveWords: ReadonlySet<string> = new Set(
  `abandon abrupt ache agile agony ancient anxious appalling astonish awkward babble barge bark battered beam beg
  bellow bewildered bitter blare blaze bleak blink blister bloodcurdling blossom blunder blur blush boast bolt boom
  bounce bound brave breathless breathtaking bristle brittle bruise buckle bulge bumpy burst cackle calm cautious
  charge charred chatter cheeky chill chilly chirp chomp chuckle clamber clammy clang clasp clatter claw clench cling
  clumsy clutch coarse coax coil collapse collide colossal confess cosy cower crackle cradle cram crave crawl creak
  creep creepy crisp crooked crouch crumble crumple crunch crunchy crush cunning curious curl damp dangle dart dash
  dawdle dazed dazzle dazzling deafening defiant delicate delicious demolish deserted desperate despise determined
  devastated devour dim dingy disgusting dismal dizzy dodge doze drab drag drape dread dreary drench dribble drift
  drip droop drowsy dull dump dusty dwindle eager ebb echo eerie elegant embarrassed enormous envious erupt evaporate
  exhausted explode exquisite faint falter famished fearless feeble ferocious fiddle fidget fierce filthy flake flap
  flare flash flatly fleeting flicker flimsy flinch fling flop fluffy flutter foam fragile fragrant frail frantic
  fresh frighten frightened frosty frown frozen fumble fuming furious furry fuzzy gallop gape gasp gaunt gaze gentle
  ghastly ghostly giddy gigantic giggle glance glare gleam glide glimmer glimpse glint glisten glitter gloomy glossy
  glow glum gnaw gobble graceful grasp gravelly graze greasy greedy grim grimace grimy grin grip groan grope growl
  gruesome gruff grumble grumpy grunt guilty gulp gush hammer harsh haunted haunting hazy heave hesitate hideous
  hilarious hiss hobble hollow homesick hop horrified hover howl huddle hug huge hum humble hunch hurl hurtle hush icy
  immense jagged jangle jealous jerk jittery jolt jostle juicy jumble keen knobbly lean leap limp linger loathe lonely
  loom lousy lumpy lunge lurch lurk lush majestic mangled massive matted meek melt menacing merry messy mighty
  miserable misty moan mock mossy mouldy mount muddy muffle muffled mumble murky murmur musty mutter mysterious narrow
  nasty nervous nibble nimble nosy nudge numb nuzzle ooze outraged overflow overjoyed pace pale panic pant parched pat
  patter peaceful peculiar peek peel peer perch perilous petrified pierce piercing plead plod pluck plummet plump
  plunge poke ponder pounce pound prance prickly proud prowl puff puny puzzled quarrel queasy quiver racket rage
  ragged ramble rattle raw recoil reek relentless reluctant restless revolting ripple roam roar rotten rough ruin
  rumble rummage rush rust rustle rusty sag salty scamper scatter scold scorch scowl scrabble scramble scrape scrawl
  scrawny screech scribble scrub scruffy scuffle scurry sealed seep seize serene shabby shadowy shaggy shallow shatter
  shimmer shiny shiver shove shriek shrill shrink shrivel shrug shudder shuffle shy sigh silent silky sink sizzle skid
  skinny skip slam slap slash sleek slender slimy slink slip slippery slither slouch slump slurp sly smack smash smear
  smirk smooth smother smoulder smug snap snarl snatch sneak sneaky sneer sniff sniffle snoop snort snuggle soak
  soaked soar sob soggy solemn sour spacious sparkle sparkling speckled spike spiky spill spin splash splatter
  splinter splutter spooky spotless sprawl sprint sprout spurt squash squawk squeak squeal squeeze squelch squint
  squirm squirt stagger stale stammer stare startle startled starving stealthy steep stern sticky stiff sting stink
  stinky stir stomp stoop storm strain stray streak stretch stride stroke stroll strut stubborn stumble stunned sturdy
  stutter sulk sullen sunken surge suspicious swagger swarm sway sweaty sweep swell swerve swift swirl swoop tangle
  tangled tart tatter tattered tear tease tender tense terrified thaw thick thrash thrust thud thump thunder tickle
  tidy timid tingle tiny tiptoe toil topple torment toss totter towering tramp trample tranquil treacherous tremble
  tremendous trickle trot trudge tuck tug tumble twinkle twirl twist twitch uneasy unravel untouched vanish vast
  velvety vibrant vicious vile vivid wade wail wander warn warp wary weary weep weird whack wheeze whiff whimper whine
  whirl whisk whisper whizz wicked wiggle wild wilt wince wink wither wobble wobbly worn wounded wreck wriggle wring
  wrinkled yank yawn yelp zigzag zoom`.split(/\s+/),
);

/** Words of every argument, of saying and of thinking, and what only says when or how surely: none is chosen for what it shows. */
export const inexpressiveWords: ReadonlySet<string> = new Set(
  `accept according act actual add advice advise affect afford agree aim allow amount announce annoy answer apparently
  apply appropriate argue argument article assignment attend avoid aware ban basically believe benefit besides
  brilliant cause certain choice choose claim clearly comment compare complete conclude conclusion confuse consider
  constantly contain correct currently daily decide decision definite depend describe develop difference difficult
  disagree discuss educate effect elect enable encourage entire equal especially essay eventually example excellent
  experience explain fantastic favorite favourite finally force former frequently gradually guarantee highlight
  honestly horrible ignore imagine immediately importance include increase indeed information instead interest
  introduce involve issue item lately list literally lovely mainly mention method mostly motivate necessary negative
  normally obvious official opinion option order original paragraph participate perfect persuade popular positive
  possible prefer previous primary probable produce promise properly prove provide purpose qualify realise realize
  reason recommend reduce refer refuse regular rely remind remote replace reply require respond result search sensible
  separate serious similar simply situation solution solve specific statement strongly student succeed success suggest
  summary support surely temporary terrible terribly terrific topic total totally truly typical understand unfair
  unfortunately unnecessary usual usually various wonderful`.split(/\s+/),
);

/** Things of a child's day that the list of American film talk hardly has: naming one does not show a choice of words. */
export const everydayThings: ReadonlySet<string> = new Set(
  `afternoon arvo assembly aunty backpack barbecue barbeque beanbag biro birthday biscuit blazer bookshelf bubbler
  bubblers bus bushwalk canteen caravan cardigan carpark carton centimetre chips classmate classroom computer cordial
  cricket cupboard cushion daycare desk dinnertime doona dressing-gown egg esky exam excursion fairground football
  footpath footy fraction freezer fridge goalie goalkeeper grandad grandpa granny gumboot handball headphone holiday
  homework hopscotch icecream ipad jumper kilo kilogram kilometre kindergarten kindy laptop letterbox litre lollies
  lolly lunch lunchbox lunchtime mathematics maths metre minibus motorbike mum nan nana nanna netball newsletter
  notebook paddock paintbrush pancake pantry park pencil phone photo playground playlist playtime pocket postbox
  poster preschool principal pyjamas recess rubbish rugby sandpit sandwich sausage schoolbag schoolwork scooter
  scoreboard screen semester shed sibling skateboard slideshow smartphone soccer sock sport spreadsheet staffroom
  sticker storybook sunscreen surname swimsuit tablet tap teacher telly tennis textbook timetable toddler toilet torch
  trackpants trainers trampoline trolley uniform veggie verandah volunteer weekday weekend whiteboard worksheet zoo`.split(
    /\s+/,
  ),
);
