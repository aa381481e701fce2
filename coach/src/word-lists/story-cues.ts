/** Words that show what a passage of a story does; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Something goes wrong. */
export const troubleWords = list(
  `problem problems trouble lost lose losing missing disappeared vanished stuck trapped scared afraid terrified frightened
  frightening scary fear panic panicked scream screamed screaming danger dangerous
  chased chasing chase attacked attack fight fought broken crash crashed fell fallen injured pain
  stole stolen thief robber robbed monster dragon witch ghost zombie enemy evil furious storm flood earthquake
  shark wolf bully bullies bullied teased worried nervous unfortunately escape escaped hide hid hiding shadow blood
  dead died dying killed kill poison curse cursed wrong mistake accident forgot forgotten alone nightmare froze
  trembling shivered worst disaster impossible desperate trap cage locked lonely dread dreading grief funeral
  ruined drowned drowning collapsed betrayed betrayal regret regretted threat threatened warning emergency ambulance hospital
  footsteps pounding pounded sirens bleeding tripped snapped sank sinking whimpered growled lied blamed cheated accused
  war gun guns gunshot gunshots kidnapped captured exploded explosion choking fainted sobbed sobbing heartbroken homesick
  murder murdered murderer knife victim arrested jail prison prisoner intruder villain punched wounded wound coffin argument
  shattered smashed capsized stranded cyclone bushfire avalanche tsunami drought flames tormented torment solitude sorrow misery`,
);

/** Words that stand in trouble and just as well in a day at the zoo: a quarter of one of the above. */
export const faintTroubleWords = list(
  `gone shouted yelled cried cry crying help fire hurt broke falling snake bear angry couldn't wouldn't didn't can't cannot never
  no-one nobody until run ran dark darkness strange weird noise die gasped shaking sad laughing late
  shape stomach smoke slipped creaked flickered hissed empty refused closer sick ill thirsty hungry starving dry bang
  hesitated gust shot creature creatures alien aliens pirate pirates stranger grabbed dragged tumbled knocked kicked wet
  shivering tears argued`,
);

/** Ways to say that something can't be done, is not there or goes wrong. */
export const troublePhrases: readonly RegExp[] = [
  /\b(?:could|can|did|do|does|would)(?: ?n['’]?t|not| not)(?: even)? (find|breathe|move|sleep|escape|swim|reach|open|get (?:out|away|down|up|back|in|home)|see (?:anything|where|the way|which)|know (?:what|which|where|how)|recognise)\b/giu,
  /\b(?:did|do|does)(?: ?n['’]?t| not) have (enough|any)\b/giu,
  /\b(?:run|ran|running) (out of)(?! (?:the|my|his|her|our|their|bed|school|there|here)\b)/giu,
  /\b(went|go|gone|going) (?:\p{L}+ )?wrong\b/giu,
  /\b(?:told|was|is|a|the) (?:\p{L}+ )?(lie)\b(?! (?:down|on|in))/giu,
  /\b(?:was|were|is|are|seemed|be) (nowhere) to be\b/giu,
  /\b(too late)\b/giu,
  /\b(blew|blown|swept|washed|floated|flew) (?:right |far )?away\b/giu,
];

/** It comes right, or the writer looks back. */
export const endingWords = list(
  `finally eventually ended safe safely saved rescued rescue happily happy relieved
  relief learned learnt lesson realised realized understood promised forgave together hugged smiled laughed thanked
  won victory celebrated free freed returned woke dream again forever remember remembered never
  peace solved fixed found proud hero goodbye asleep sorry thankful`,
);

/** Words that stand at an end and just as well on the way: half of one of the above. */
export const faintEndingWords = list('last end ending home ever after friends friend since bed over');

/** How things are now, or are no more. */
export const endingPhrases: readonly RegExp[] = [
  /(?=[Nn])(?<=^|[.!?…]["”’']?\s+)([Nn]ow),? (?:I|we|he|she|it|they|\p{Lu}\p{L}+|(?:my|our|his|her|their|the) \p{L}+) (?!was|were|had|\p{L}+ed\b)\p{L}+/gmu,
  /\b(any ?more)\b/giu,
  /\b(from that (?:day|night|moment|time)|from then on|ever since|to this day)\b/giu,
  /\b(never|ever) (?:\p{L}+ ){0,6}again\b/giu,
  /\b(all along|in the end|at last|after all)\b/giu,
  /\b(?:is|are|am|has|have|keeps?|lives?|\p{L}{2,}['’]s) (still)\b|\b(still) (?:is|are|has|have|keeps?|lives?|there|here)\b/giu,
  /\b(that (?:is|was)|that['’]s) (?:how|why|when|the day)\b/giu,
];

export const storyPlaceWords = list(
  `house home school forest woods beach sea ocean island castle cave mountain hill river lake creek park garden farm
  city town village street road room bedroom kitchen classroom playground shop market hospital jungle desert field
  sky space planet moon ship boat train car bus tree trees outback bush valley cliff path track door window floor
  attic basement cellar tower bridge tent camp campsite zoo museum library church temple palace hut cottage shed
  tunnel drain pond pool station platform paddock backyard yard oval hall hallway laundry stage swamp harbour wharf pier barn
  office factory airport stadium corridor canteen footpath driveway waterfall volcano graveyard spaceship`,
);

export const storyTimeWords = list(
  `morning afternoon evening night midnight noon dawn dusk sunset sunrise day week year summer winter autumn spring
  yesterday today tomorrow once ago monday tuesday wednesday thursday friday saturday sunday christmas birthday holidays
  weekend o'clock later before after`,
);

export const storyFeelingWords = list(
  `happy sad angry scared afraid nervous excited worried proud lonely brave shy jealous guilty embarrassed confused
  surprised shocked terrified frightened furious relieved calm curious bored tired hungry thirsty cross upset
  grumpy cheerful hopeful anxious miserable delighted thrilled amazed grateful ashamed disappointed annoyed frustrated
  love loved hate hated liked feared hoped wished wanted wondered thought felt feel feeling feelings knew believed
  dreamed dreamt remembered imagined decided realised realized cried laughed smiled grinned sobbed frowned sighed
  heart tears trembled trembling shivered shaking gasped courage joy fear hope anger`,
);

export const senseWords = list(
  `looked saw seen watched stared glanced peered gazed glimpsed heard listened smelled smelt smell sniffed tasted touched felt
  cold warm hot icy freezing soft rough smooth sharp sticky wet damp slimy dark bright shiny glowing gleaming
  sparkling golden silver red blue green black white purple yellow orange pink grey gray brown loud quiet silent
  silence whisper whispered roar roared creaked rustled hissed thundered huge enormous giant gigantic massive tiny small
  little tall long old ancient young beautiful ugly pretty handsome hairy furry fluffy scaly skinny fat thin wrinkled
  dusty muddy misty foggy windy stormy sunny gloomy eerie abandoned deserted crumbling rotten sweet bitter hair eyes
  face hands skin clothes dress hat voice`,
);
