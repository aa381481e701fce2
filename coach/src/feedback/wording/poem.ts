/** For a poem: what marks made for stories and arguments can and can't say about it. */
export const poemWording = {
  note: {
    simple: 'This looks like a poem. My marks are made for stories, so here they can’t tell how good it is.',
    normal:
      'This looks like a poem. My marks are made for stories and arguments, so this one can’t say how good your poem is.',
    toParent: 'This looks like a poem. The marks are made for stories, so they can’t tell how good it is.',
  },
  line: {
    simple: 'You break your lines like a poet. One is {quote}.',
    normal: 'You break your lines so that a reader stops, as after {quote}.',
    toParent: '{child} breaks the lines as a poet does. One is {quote}.',
  },
  aloud: {
    simple: 'Read {quote} out loud. Which word do you like best?',
    normal: 'Read {quote} out loud. Which word carries the beat or the picture?',
    toParent: '{child} could read {quote} aloud and listen to its words.',
  },
  whole: {
    simple: 'Read it all out loud. Which line do you like best?',
    normal: 'Read the whole poem aloud. Which line do you like best, and why?',
    toParent: '{child} could read the whole poem aloud and pick a favourite line.',
  },
  last: {
    simple: 'Your poem ends with {last}. How should the reader feel then?',
    normal: 'Your poem ends with {last}. How should a reader feel there, and which word does that?',
    toParent: 'The poem ends with {last}. {child} could think of how a reader should feel there.',
  },
};
