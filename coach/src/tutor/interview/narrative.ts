import type { Questions } from './interview-questions.ts';

/** Of a made-up story; {who} is always someone: a name, "the dog", or "your main character". */
export const narrativeQuestions: Record<string, Questions> = {
  who: {
    ask: ['Who is your story about?', 'Who is the main character in your story?', 'Who is in “{title}”?'],
    older: ['Who is your story about?', 'Whose side of the story do we see?'],
    narrow: ['Which person or animal could your story be about?', 'Who could be the hero of your story?'],
    choose: [
      'Is your story about a child, a grown-up or an animal?',
      'Is your story about someone brave or someone shy?',
    ],
    example: [
      'In one story, a bus driver keeps a frog in his hat. Who could be in yours?',
      'One writer chose a cook who is scared of soup. Who will you choose?',
    ],
    means: 'I mean the person or animal your story is about.',
  },
  where: {
    ask: [
      'Where does your story happen?',
      'Where {is} {who} when the story starts?',
      'What is the place in your story like?',
    ],
    older: ['Where do we first see {who}?', 'What kind of place does your story happen in?'],
    narrow: [
      'Does your story happen inside or outside?',
      'Picture the place in your story. What do you see first?',
    ],
    choose: ['Does your story happen near home or far away?', 'Is the place in your story real or made up?'],
    example: [
      'One story starts under a bridge in the rain. Where does yours start?',
      'In another story, a shop sells only left shoes. What place could be in yours?',
    ],
    means: 'I mean the place where your story happens.',
  },
  wants: {
    ask: [
      'What {does} {who} want most?',
      'What {is} {who} hoping for?',
      'What would {who} love to have or do?',
    ],
    older: ['What {does} {who} want badly enough to take a risk?', 'What {does} {who} want most?'],
    narrow: ['What would make {who} really happy?', 'What {does} {who} not have yet?'],
    choose: [
      '{Does} {who} want to find something or get away from something?',
      '{Does} {who} want to get something or to do something?',
    ],
    example: [
      'In another story, a snail wants to win a race. What {does} {who} want in yours?',
      'In another story, a ghost wants a birthday party. What {does} {who} want in yours?',
    ],
    means: 'I mean the thing {who} would really love to have or do.',
  },
  trouble: {
    ask: [
      'What goes wrong for {who}?',
      'What makes things hard for {who}?',
      'What goes wrong in your story?',
    ],
    older: ['What goes wrong for {who}?', 'At what moment does everything change for {who}?'],
    narrow: ['What could break, get lost or go missing in your story?', 'Who could make trouble for {who}?'],
    choose: [
      'In your story, does something get lost or does someone turn up?',
      'Is the problem in your story big or small?',
    ],
    example: [
      'In a story about a picnic, ants steal the cake. What goes wrong in yours?',
      'In another story, a lift stops with a tuba player inside. What goes wrong in yours?',
    ],
    means: 'I mean a problem: the part where something goes wrong.',
  },
  tries: {
    ask: [
      'What happens next in your story?',
      'What {does} {who} do then?',
      'What {does} {who} do about the problem?',
    ],
    narrow: ['Who or what could help {who}?', 'What is one small thing {who} could do right away?'],
    choose: [
      '{Does} {who} get help, or fix the problem alone?',
      'Does the first try work, or make the problem worse?',
    ],
    example: [
      'In a story about a stuck kite, a girl used a broom and a song. What could help {who}?',
      'In another story, a mouse tricks an owl. What could {who} do?',
    ],
    means: 'I mean what {who} {does} to fix the problem.',
  },
  ending: {
    ask: [
      'How does your story end?',
      'What is the last thing that happens in your story?',
      'What is different for {who} at the end?',
    ],
    older: [
      'What has changed for {who} by the last line?',
      'What picture do you want to end your story with?',
    ],
    narrow: ['Where {is} {who} at the very end?', 'What happens last of all in your story?'],
    choose: [
      'Will your story have a happy ending or a surprise ending?',
      'Does your story end at home, or far away?',
    ],
    example: [
      'One story ends with a muddy boot on the step. What is the last picture in yours?',
      'In another story, the thief gives back the pie with one bite gone. How could yours end?',
    ],
    means: 'I mean the last part of your story.',
  },
};
