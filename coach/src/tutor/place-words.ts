const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Places that take "on" or "at"; all others take "in". */
export const onPlaces: Set<string> = words(
  'beach island mars moon planet farm hill mountain roof bridge street road ship boat bus train plane oval field footpath reef cliff pier wharf rooftop rocket spaceship submarine driveway playground',
);
export const atPlaces: Set<string> = words(
  'school home zoo pool shops station airport fair circus waterfall market canteen lighthouse river lake creek',
);

/** Nouns that are a place only after a word such as "in", "on" or "to". */
export const placesAfterPreposition: Set<string> = words(
  'ship boat bus plane train rocket spaceship submarine tree hole cloud sky moon roof planet world land bridge pole lift portal tent road street mine field room reef fair pool lane space',
);

export const withoutArticle: Set<string> = words(
  'home space school mars antarctica australia sydney melbourne brisbane perth',
);

/** A message that begins by saying where. */
export const startsWhere =
  /^(?:in|at|on|under|inside|near|behind|beside|by|into|outside|through|above|below|around|between|next to)\s/i;
