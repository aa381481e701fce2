/**
 * Words that children write in two where two words hardly ever stand: "be cause", "birth day". Left out where both
 * readings are common: every day, some times, may be, all ready, a way, in to. Written for Inkling.
 */
export const wordsWrittenApartList: ReadonlySet<string> = new Set(
  `because before behind between become became begin began beside besides beneath believe
  something anything everything nothing somebody anybody everybody nobody somewhere anywhere nowhere
  someone somehow myself yourself himself herself itself ourselves themselves yourselves
  another again against asleep 
  together tomorrow tonight today always although altogether almost
  inside outside without within throughout upstairs downstairs understand understood underneath 
  birthday afternoon weekend holiday midnight bedtime daytime
  playground classroom bedroom bathroom homework lunchbox notebook textbook 
  football basketball netball baseball volleyball softball handball skateboard surfboard snowboard
  grandma grandpa grandmother grandfather grandparents stepmother stepfather
  butterfly butterflies strawberry strawberries blueberry blueberries watermelon pineapple pancake pancakes
  cupcake cupcakes popcorn sunshine sunflower rainbow raindrop thunderstorm lightning snowman
  sandcastle seashell seashells seaweed jellyfish starfish ladybug dragonfly grasshopper kangaroo
  toothbrush toothpaste hairbrush keyboard cardboard cupboard backpack backyard driveway doorway hallway
  fireworks firefighter policeman fireman superman spaceship airport aeroplane newspaper
  whenever whatever whoever however wherever perhaps instead meanwhile
  tiptoe tiptoed tiptoeing
  important different favourite beautiful suddenly finally`
    .split(/\s+/)
    .filter(Boolean),
);
