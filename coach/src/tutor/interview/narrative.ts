import type { Questions } from './questions.ts';

/** Of a made-up story; {who} is always someone: a name, "the dog", or "your main character". */
export const narrativeQuestions: Record<string, Questions> = {
  who: {
    ask: ['Who is your story about?', 'Who do we meet first?', 'Who is in “{title}”?'],
    older: ['Who is your story about?', 'Through whose eyes do we see it?'],
    narrow: ['Which person or animal could it be?', 'Who could be the hero of your story?'],
    choose: ['Is it a child, a grown-up or an animal?', 'Is it someone brave or someone shy?'],
    example: [
      'In one story, a bus driver keeps a frog in his hat. Who could be in yours?',
      'One writer chose a cook who is scared of soup. Who will you choose?',
    ],
    means: 'I mean the person or animal the story follows.',
  },
  where: {
    ask: ['Where does it happen?', 'Where {is} {who} when it starts?', 'What is the place like?'],
    older: [
      'Where do we first see {whoAsObject}?',
      'What kind of place is it, and how does it feel to be there?',
    ],
    narrow: ['Is it inside or outside?', 'Picture the place. What do you see first?'],
    choose: [
      'Is it a well-known place, or a strange new one?',
      'Is it a small dark place or a big open one?',
    ],
    example: [
      'One story starts under a bridge in the rain. Where does yours start?',
      'In another story, a shop sells only left shoes. What place could be in yours?',
    ],
    means: 'I mean the place in your story.',
  },
  wants: {
    ask: ['What {does} {who} want most?', 'What {is} {who} hoping for?', 'What is the big wish?'],
    older: ['What {does} {who} want badly enough to risk something?', 'What {does} {who} want most?'],
    narrow: ['What would make {whoAsObject} really happy?', 'What {does} {who} not have yet?'],
    choose: [
      'Is it something to find, or something to get away from?',
      'Is it about a friend, or about winning?',
    ],
    example: [
      'In another story, a snail wants to win a race. What is the wish in yours?',
      'One writer wrote about a ghost who wanted a birthday party. What is the wish in yours?',
    ],
    means: 'I mean a wish: the thing {who} would really love to have or do.',
  },
  trouble: {
    ask: ['What goes wrong?', 'What is the trouble in your story?', 'What gets in the way?'],
    older: ['What goes wrong?', 'What is the moment when everything changes?'],
    narrow: ['What could break, get lost or go missing?', 'Who or what could make trouble?'],
    choose: ['Does something get lost, or does someone turn up?', 'Is it big trouble or a small mistake?'],
    example: [
      'In a story about a picnic, ants steal the cake. What goes wrong in yours?',
      'In another story, a lift stops with a tuba player inside. What trouble is in yours?',
    ],
    means: 'I mean a problem: the part where something goes wrong.',
  },
  tries: {
    ask: ['What {does} {who} do about it?', 'What {does} {who} try first?', 'What happens next?'],
    narrow: ['Who or what could help?', 'What is one small thing {who} could do right away?'],
    choose: ['Does someone help, or is it done alone?', 'Does the first try work, or make it worse?'],
    example: [
      'In a story about a stuck kite, a girl used a broom and a song. What helps in yours?',
      'In another story, the mouse tricks the owl with a mirror. What could work in yours?',
    ],
    means: 'I mean what {who} {does} to fix the problem.',
  },
  ending: {
    ask: ['How does it end?', 'What is the last thing we see?', 'What is different at the end?'],
    older: [
      'What has changed for {whoAsObject} by the last line?',
      'What picture do you want to leave us with?',
    ],
    narrow: ['Does the wish come true?', 'Where {is} {who} at the very end?'],
    choose: ['Is it a happy ending or a surprise?', 'Does it end at home, or far away?'],
    example: [
      'One story ends with a muddy boot on the step. What is the last picture in yours?',
      'In another story, the thief gives back the pie with one bite gone. How could yours end?',
    ],
    means: 'I mean the last part, when the problem is over.',
  },
};
