/** Words for those a story can be about, in the singular; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const animateNouns = list(`
  girl boy man woman lady kid child baby teenager twin brother sister mum mom dad mother father nan nanna nana pop
  grandma grandpa grandmother grandfather aunt aunty uncle cousin friend neighbour teacher principal doctor nurse vet
  farmer baker cook chef pirate captain sailor king queen prince princess knight wizard witch fairy mermaid giant ogre
  troll goblin elf dwarf dragon unicorn monster ghost zombie vampire werewolf skeleton mummy robot alien astronaut
  superhero hero villain thief robber burglar detective spy ninja soldier police policeman officer firefighter
  bushranger explorer inventor scientist clown dog puppy cat kitten horse pony cow sheep lamb goat pig chicken hen
  rooster duck goose bird parrot cockatoo magpie kookaburra galah emu eagle owl crow penguin koala kangaroo joey
  wallaby wombat possum platypus echidna quokka dingo bandicoot bilby tasmanian devil fox wolf bear lion tiger
  elephant monkey gorilla giraffe zebra hippo rhino panda rabbit bunny mouse rat hamster guinea squirrel hedgehog bat
  snake lizard crocodile turtle tortoise frog toad fish shark whale dolphin octopus crab jellyfish seal spider ant bee
  butterfly worm snail beetle dinosaur trex raptor phoenix griffin genie angel demon beast creature player goalie
  coach team driver student orphan stranger villager servant guard hunter wolf cub bully minion imp leprechaun yeti
  bunyip mermaid turtle gecko goanna ranger surfer dancer singer gamer youtuber president mayor
  dino pigeon seagull swan peacock pelican flamingo llama alpaca camel donkey deer otter beaver sloth stingray squid
  lobster caterpillar grasshopper scorpion mosquito conductor pilot waiter librarian gardener builder plumber cleaner
  lifeguard niece nephew nonna opa oma reporter journalist warrior emperor sheriff cowboy artist musician drummer
  keeper shopkeeper fisherman miner minister deputy stepmum stepdad daughter son wife husband grandson granddaughter
  cartographer mapmaker teddy doll judge
`);

/** Those a child need not name twice to make them part of the story. */
export const charactersFromFirstMention = list(`
  mum mom mummy mommy mama mam dad daddy papa mother father stepmum stepdad parent grandma grandpa grandmother
  grandfather granny grandad granddad nan nana nanna nonna nonno oma opa pop poppy yiayia brother sister twin aunt
  aunty auntie uncle cousin cuz niece nephew friend mate bestie neighbour teacher principal coach king queen princess
  prince wizard witch pirate captain dragon monster ghost villain hero
`);
