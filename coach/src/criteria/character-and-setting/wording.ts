export const characterAndSettingWording = {
  summaryNobody: {
    simple: 'Nobody in it has a name yet.',
    normal: 'Nobody in the story has a name yet.',
    toParent: 'Nobody in the story has a name yet.',
  },
  speech: {
    simple: 'When we read {quote}, we hear them talk.',
    normal: 'With {quote} we can hear a voice, and voices make characters real.',
    toParent: 'With {quote} a reader can hear somebody talk, and voices make characters real.',
  },
  description: {
    simple: 'With {quote} we can see it.',
    normal: 'The words {quote} help us picture the person or the place.',
    toParent: 'The words {quote} help a reader picture the person or the place.',
  },
  feeling: {
    simple: 'With {quote} we know how they feel.',
    normal: 'With {quote} a reader knows how somebody feels.',
    toParent: 'With {quote} a reader knows how somebody feels.',
  },
  action: {
    simple: 'You show us what happens: {quote}.',
    normal: 'At {quote} a reader can watch it happen.',
    toParent: 'At {quote} a reader can watch it happen.',
  },
  teller: {
    simple: 'You tell it as ‘I’. We see it with your eyes.',
    normal: 'You tell it as ‘I’, so a reader stands where you stand.',
    toParent: '{child} tells it as ‘I’, so that a reader stands where the teller stands.',
  },
  setting: {
    simple: 'You tell us when or where: {quote}.',
    normal: 'Your line {quote} puts us in a place.',
    toParent: 'The line {quote} tells a reader when or where it is.',
  },
  showSomeone: {
    simple: 'Who matters most in it? Tell us one more thing about them.',
    normal:
      'Pick one person in it, even if it is ‘I’. Which small thing could a reader still learn about them?',
    toParent: '{child} could tell one more small thing about the person who matters most.',
  },
  nameSomeone: {
    simple: 'Who is in this story? Give them a name and one thing they do.',
    normal: 'Who is in this story? Give them a name and one habit that we would remember.',
    toParent: '{child} could give somebody in the story a name and one thing they do.',
  },
  addPlace: {
    simple: 'Go back to {quote}. What did it look, sound or smell like there?',
    normal: 'Go back to {quote}. What does the place look, sound or smell like?',
    toParent: '{child} could go back to {quote} and tell what the place looks, sounds or smells like.',
  },
  addSpeech: {
    simple: 'What would they say? Let us hear them talk.',
    normal: 'Where might someone speak? Let us hear the words.',
    toParent: '{child} could let somebody in the story talk.',
  },
  keepAlive: {
    simple: 'Pick one place. What else could you hear or smell there?',
    normal: 'Pick one place in it. What else could a reader hear, smell or touch there?',
    toParent: '{child} could pick one place and tell what else can be heard or smelt there.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Tell a bit of it as someone else in the story. What would they see?',
  normal: 'Try one part of it through the eyes of somebody else. What would they notice?',
  toParent: '{child} could try one part through the eyes of somebody else in the story.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Ask how a reader could tell that a character is brave, cross or shy without the word being used.';
