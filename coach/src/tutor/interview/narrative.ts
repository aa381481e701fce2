import type { Questions } from './questions.ts';

export const narrativeQuestions: Record<string, Questions> = {
  who: {
    ask: ['Who is your story about?', 'Who do we meet first?', 'Who is in “{title}”?', 'Who else is in it?'],
    older: ['Whose story is this?', 'Through whose eyes do we see it?'],
    narrow: ['What is the name of your main character?', 'Think of a person or a pet. Who could it be?'],
    choose: ['Is it a child, a grown-up or an animal?', 'Is it someone brave or someone shy?'],
    example: [
      'In one story, a bus driver keeps a frog in his hat. Who could be in yours?',
      'One writer chose a cook who is scared of soup. Who will you choose?',
    ],
    means: 'I mean the person or animal the story follows.',
  },
  where: {
    ask: ['Where does it happen?', 'Where is {who} when it starts?', 'What is the place like?'],
    older: ['What kind of place is it, and what does it do to the mood?', 'Where do we first see {who}?'],
    narrow: ['Is it inside or outside?', 'Picture the place. What do you see first?'],
    choose: ['Is it a place they know, or a strange new one?', 'Is it a small dark place or a big open one?'],
    example: [
      'One story starts under a bridge in the rain. Where does yours start?',
      'In another story, a shop sells only left shoes. What place could be in yours?',
    ],
    means: 'I mean the place in your story.',
  },
  wants: {
    ask: ['What does {who} want most?', 'What do they want more than anything?', 'What are they hoping for?'],
    older: [
      'What does {who} want badly enough to risk something?',
      'What do they want, and what would it cost?',
    ],
    narrow: ['What do they not have yet?', 'What would make them smile at the end of the day?'],
    choose: [
      'Do they want to find something, or to get away from something?',
      'Do they want a friend, or to win something?',
    ],
    example: [
      'In another story, a snail wants to win a race. What do they want in yours?',
      'One writer wrote about a ghost who wanted a birthday party. What is the wish in yours?',
    ],
    means: 'I mean a wish: the thing they really, really want.',
  },
  trouble: {
    ask: ['What goes wrong?', 'What gets in the way of {who}?', 'What is the trouble in your story?'],
    older: ['What stands in the way?', 'What is the moment when everything changes?'],
    narrow: ['What could break, get lost or go missing?', 'Who or what could stop them?'],
    choose: ['Does something get lost, or does someone turn up?', 'Is it big trouble or a small mistake?'],
    example: [
      'In a story about a picnic, ants steal the cake. What goes wrong in yours?',
      'In another story, a lift stops with a tuba player inside. What trouble is in yours?',
    ],
    means: 'I mean a problem: the part where something goes wrong.',
  },
  tries: {
    ask: ['What do they do about it?', 'What does {who} try first?', 'What happens next?'],
    older: ['What does {who} do about it?', 'What do they try first?'],
    narrow: ['Who or what could help?', 'What is one small thing they could do right away?'],
    choose: ['Do they ask for help, or do it alone?', 'Does the first try work, or make it worse?'],
    example: [
      'In a story about a stuck kite, a girl used a broom and a song. What do they use in yours?',
      'In another story, the mouse tricks the owl with a mirror. What could they try in yours?',
    ],
    means: 'I mean what they do to fix the problem.',
  },
  ending: {
    ask: ['How does it end?', 'What is the last thing we see?', 'What is different at the end?'],
    older: ['What has changed for {who} by the last line?', 'What picture do you want to leave us with?'],
    narrow: ['Do they get what they want?', 'Where are they at the very end?'],
    choose: ['Is it a happy ending or a surprise?', 'Do they go home, or stay there?'],
    example: [
      'One story ends with a muddy boot on the step. What is the last picture in yours?',
      'In another story, the thief gives back the pie with one bite gone. How could yours end?',
    ],
    means: 'I mean the last part, when the problem is over.',
  },
};
