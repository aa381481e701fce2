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

export const storyTimeNouns: Set<string> = words(`
  morning afternoon evening night midnight midday noon dawn dusk sunset sunrise today yesterday tomorrow summer winter
  autumn spring monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december christmas easter halloween holidays weekend o'clock ago once century future
  birthday recess lunchtime bedtime
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
