import { ruleNameOf } from '../rules/phrase-rule.ts';

/** What easily mixed-up words mean, for a child of nine. Written for Inkling. */
const list = `
  their: belonging to them
  there: in that place
  they're: “they are”
  theirs: it belongs to them
  there's: “there is”
  your: belonging to you
  you're: “you are”
  its: belonging to it
  it's: “it is”
  to: going towards, or part of a doing word (to run)
  too: “also” or “more than enough”
  two: the number 2
  of: part of something
  off: away from, or not on
  where: in which place
  were: that it was so, before now
  we're: “we are”
  wear: to have clothes on
  then: next
  than: that you are comparing (bigger than)
  here: in this place
  hear: what you do with your ears
  no: the opposite of yes
  know: to have it in your head
  new: not old
  knew: had it in your head
  now: at this moment
  through: in one side and out the other
  threw: made it fly with your hand
  hole: an empty space in something
  whole: all of it
  quite: “rather” or “a bit”
  quiet: with little noise
  loose: not tight
  lose: not to win, or not to find
  brake: the thing that stops a bike
  break: to smash, or a rest
  peace: no fighting
  piece: a part of something
  whether: “if”
  weather: sun, rain and wind
  past: beyond, or long ago
  passed: went by or handed over
  brought: took along
  bought: paid for
  by: near, or who made it
  buy: to pay for
  which: what one
  witch: a woman who does magic
  are: that they exist, or do something now
  our: belonging to us
  want: to wish for
  went: travelled
  thrown: tossed through the air
  throne: a royal chair
  except: “but not”
  accept: to say yes to
  affect: to change something
  effect: the change that happens
  affects: changes something
  effects: the changes that happen
  one: the number 1
  won: came first
  red: the colour
  read: looked at words
  see: what you do with your eyes
  sea: the ocean
  bean: a vegetable
  being: living or acting
  been: that it has happened
  an: one (an apple)
  and: “plus”
  as: “like” or “while”
  has: owns
  his: belonging to him
  is: that it is so
  advise: to tell someone what to do
  advice: a tip
  principle: a rule to live by
  principal: the head of a school
  breath: the air you take in
  breathe: to take in air
  desert: a dry, sandy place
  dessert: the sweet after dinner
  dairy: food made from milk
  diary: a book about your days
  tail: what a dog wags
  tale: a story
  meat: food from animals
  meet: to come together
  weak: not strong
  week: seven days
  wood: what trees are made of
  would: that it might happen
  hour: sixty minutes
  right: correct, or not left
  write: to put words on paper
  thing: an object
  think: what you do with your brain
  cause: what makes it happen
  course: a path, as in “of course”
  herd: a group of animals
  heard: caught with your ears
  hugh: a boy’s name
  huge: very big
  exited: went out
  excited: full of joy
  scarred: marked by a wound
  scared: afraid
  beech: a kind of tree
  beach: the sand by the sea
  lightening: getting lighter
  lightning: the flash in a storm
  peaked: reached the top
  peeked: had a quick look
  strait: a narrow bit of sea
  straight: without turning
  effected: made happen
  affected: changed by something
  cloths: pieces of material
  clothes: what you wear
  fare: the money for a ride
  fair: the same for everyone
  band: a group that plays music, or a strip
  banned: not allowed
  aloud: so that others hear it
  allowed: that you may do it
  cud: grass that a cow chews again
  could: was able to
  who's: “who is”
  whose: belonging to whom
`;

/** By the word's name in rules. */
export const confusableWordMeanings: ReadonlyMap<string, readonly [word: string, meaning: string]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = ''] = line.trim().split(': ');
      return [ruleNameOf(word), [word, meaning]] as const;
    }),
);
