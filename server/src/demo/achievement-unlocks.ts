/** What Mia and Leo earned on the way, and how many days ago; the rest is found when the school is filled. */
export const miaUnlocks: Record<string, number> = {
  challenger: 60,
  'first-page': 55,
  'challenge-done': 55,
  classmate: 28,
  'three-day-streak': 20,
  'own-idea': 19,
  'genre-hopper': 19,
  'second-look': 12,
  'thousand-words': 12,
  'four-week-streak': 12,
  'five-finished': 7,
  'kind-to-myself': 7,
  'five-hours': 1,
};

export const leoUnlocks: Record<string, number> = {
  classmate: 28,
  'first-page': 15,
  'second-look': 15,
  'three-day-streak': 15,
  'own-idea': 8,
};
