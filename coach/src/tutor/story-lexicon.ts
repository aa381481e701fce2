const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Nouns for somewhere a story can happen. */
export const placeNouns: Set<string> = words(`
  cave forest jungle bush desert beach island ocean sea river lake creek waterfall mountain hill valley cliff volcano
  farm barn shed garden yard backyard park playground school classroom library hall oval canteen house home cottage
  castle palace tower dungeon mansion hut cabin tent camp village town city street road lane bridge tunnel mine shop
  shops supermarket mall market bakery cafe restaurant kitchen bedroom bathroom attic basement cellar room hospital
  office factory museum zoo aquarium circus fair carnival theatre cinema stadium pool gym airport station train plane
  bus ship boat submarine spaceship rocket space moon planet mars galaxy world kingdom land portal maze swamp
  graveyard cemetery church temple pyramid pyramids north south pole antarctica australia sydney melbourne brisbane
  perth outback reef treehouse tree hole pond cloud lighthouse harbour wharf pier jail prison
  lab laboratory arena battlefield field paddock woods meadow footpath driveway rooftop roof lift elevator corridor
`);

/** Words that name or show a feeling. */
export const feelingWords: Set<string> = words(`
  happy sad angry mad cross furious scared afraid frightened terrified nervous worried anxious lonely alone excited
  proud jealous embarrassed ashamed guilty shy brave calm bored tired surprised shocked confused disappointed upset
  hurt hopeful grateful thankful curious silly grumpy annoyed frustrated homesick heartbroken joyful cheerful glad
  delighted miserable gloomy panicked relieved safe loved left-out stressed overwhelmed peaceful cried crying cry
  tears smiled smiling laughed trembling shaking blushed sobbed love loves loved hate hates hated fear feared joy
  anger sadness happiness worry felt feel feels feeling
`);

export const timeWords: Set<string> = words(`
  morning afternoon evening night midnight midday noon dawn dusk sunset sunrise today yesterday tomorrow summer winter
  autumn spring monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december christmas easter halloween holidays weekend o'clock ago once century future
  birthday recess lunchtime bedtime
`);

export const senseWords: Set<string> = words(`
  smell smelled smelt smells smelly stink stinky stank scent taste tasted tastes sweet sour salty bitter sound sounded
  sounds heard hear hears loud quiet silent noisy roar roared whisper whispered creak creaked crunch crunched bang
  banged buzz buzzing hiss hissed soft rough smooth sticky slimy wet cold warm hot freezing icy bumpy fluffy furry
  sharp bright dark shiny glittering sparkly sparkling glowing dusty muddy green blue red yellow purple orange pink
  black white golden silver rusty brown grey dripping howled hum hummed rattle rattled sizzle splash squeak whistle thunder
`);

/** Nouns too vague or too near to the task itself to build a question on. */
export const vagueNouns: Set<string> = words(`
  thing things stuff story stories lot lots time times way ways idea ideas word words part parts bit bits kind kinds
  sort type one ones two day days year years reason reasons opinion fact facts people person someone something nothing
  everything anything everyone anyone nobody somewhere end ending start beginning middle name names title character
  characters setting problem place example question answer sentence paragraph text essay writing point side number
  life world minute hour week month help fun truth side face eye eyes hand hands head body back front top bottom
  nose leg legs arm arms paw paws hair foot feet mouth ear ears tail finger fingers tooth teeth knee neck chest back fight noise
  game final match race war party country city language name fine joke deal dare trip walk look talk go turn left right favourite feeling idk dunno yes no ok okay please thanks hi hello
`);
