/** Words that show what a passage of a story does; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Something goes wrong. */
export const troubleWords = list(
  `suddenly problem problems trouble lost lose losing missing disappeared vanished stuck trapped scared afraid terrified frightened
  frightening scary fear panic panicked scream screamed screaming danger dangerous
  chased chasing chase attacked attack fight fought broken crash crashed fell fallen injured pain
  stole stolen thief robber monster dragon witch ghost zombie enemy evil furious storm flood earthquake
  shark wolf bully bullies worried nervous unfortunately escape escaped hide hid hiding shadow blood
  dead died dying killed kill poison curse cursed wrong mistake accident forgot forgotten alone nightmare froze
  trembling shivered worst disaster impossible desperate trap cage locked lonely dread dreading grief funeral
  ruined drowned drowning collapsed betrayed betrayal regret regretted threat threatened warning emergency ambulance hospital
  footsteps pounding pounded sirens bleeding tripped snapped sank sinking whimpered growled lied blamed cheated accused`,
);

/** Words that stand in trouble and just as well in a day at the zoo: a quarter of one of the above. */
export const faintTroubleWords = list(
  `gone shouted yelled cried cry crying help fire hurt broke falling snake bear angry couldn't wouldn't didn't can't cannot never
  no-one nobody however until run ran dark darkness strange weird noise die gasped shaking sad laughing late
  shape stomach smoke slipped creaked flickered hissed empty refused closer`,
);

/** It comes right, or the writer looks back. */
export const endingWords = list(
  `finally eventually last end ended ending home safe safely saved rescued rescue happily happy ever after relieved
  relief learned learnt lesson realised realized understood promised forgave together hugged smiled laughed thanked
  won victory celebrated free freed returned woke dream again friends friend forever since remember remembered never
  peace solved fixed found proud hero goodbye asleep bed over`,
);

export const placeWords = list(
  `house home school forest woods beach sea ocean island castle cave mountain hill river lake creek park garden farm
  city town village street road room bedroom kitchen classroom playground shop market hospital jungle desert field
  sky space planet moon ship boat train car bus tree trees outback bush valley cliff path track door window floor
  attic basement cellar tower bridge tent camp campsite zoo museum library church temple palace hut cottage shed`,
);

export const timeWords = list(
  `morning afternoon evening night midnight noon dawn dusk sunset sunrise day week year summer winter autumn spring
  yesterday today tomorrow once ago monday tuesday wednesday thursday friday saturday sunday christmas birthday holidays
  weekend o'clock later before after`,
);

export const feelingWords = list(
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
