const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Beings and things of invented worlds: one in the sentence, or several in the text, and "I" is a narrator. */
export const inventedWorld: Set<string> = words(`
  dragon dragons pirate pirates ghost ghosts zombie zombies vampire vampires witch witches wizard wizards werewolf
  werewolves monster monsters creature creatures skeleton skeletons goblin goblins troll trolls elf elves fairy fairies
  mermaid mermaids unicorn giant giants ogre demon demons alien aliens robot robots spaceship rocket planet galaxy lasers
  lasers knight knights king queen prince princess castle kingdom throne dungeon sword swords dagger wand potion spell
  cursed curse crypt coffin grave graveyard tomb haunted mansion phantom mummy clown scarecrow puppet assassin ninja
  samurai gladiator detective sheriff bushranger outlaw spy villain superhero portal realm wolf wolves
  soldier soldiers sergeant trench trenches bullets gallipoli battlefield captain lieutenant musket cannon treasure
  sorcerer sorceress beast minotaur dinosaur dinosaurs axe scalpel surgeon orphanage corpse corpses creaked swamp
  lighthouse shipwreck laboratory clockwork murderer murderers killer cloaked cloak carriage
`);

/** The way stories are told: these never prove fiction alone, but they add up over a draft. */
export const storyTelling: Set<string> = words(`
  whispered hissed growled shrieked croaked muttered gasped screamed yelled shouted cried moaned replied chuckled cackled
  suddenly slowly silently midnight darkness shadow shadows moonlight candle candles torch flickered crept dripped
  dripping blood bloody echoed corridor basement attic slammed creaking footsteps heart hammered pounded trembled froze
  gripped clutched stared vanished appeared howled glowing lurked rusty eerie pale icy scream chased grabbed dragged
  dawn forest cave cliff storm throat bones claws fangs teeth
`);

export const datedPast = /\b1[0-9]\d\d\b|\blong ago\b|\bonce upon a time\b/i;
