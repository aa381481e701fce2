import type { MoveSet } from './move.ts';

export const wellbeingMoves: MoveSet = {
  event: {
    goal: ['Small moments are worth writing about.', 'You can choose what you share.'],
    ask: [
      'What is one moment from this week that you still think about?',
      'What happened that you would like to write about?',
      'What comes to mind when you read “{title}”?',
      'When was the last time you noticed {topic}?',
    ],
    narrow: [
      'Who were you with at that time?',
      'What was a small good thing today?',
      'Where were you when it happened?',
      'Think of today at school. What is one thing you did?',
    ],
    choose: ['Would you like to write about a nice moment or a tricky one?', 'Was it at home or at school?'],
    example: [
      'One child wrote about the sound of rain on the tent. What moment could you write about?',
      'One child wrote about a wave from the bus. What small thing do you remember?',
    ],
  },
  feeling: {
    goal: ['Giving a feeling a name can help.', 'All feelings are okay to write about.'],
    ask: [
      'How did you feel just then?',
      'What would you call that feeling?',
      'Which feelings were there at the same time?',
      'How big was the feeling, from one to ten?',
    ],
    narrow: [
      'If the feeling was a colour, which one would it be?',
      'If the feeling was a kind of weather, what would it be?',
    ],
    choose: ['Was it more of a warm feeling or a heavy one?', 'Was it a loud feeling or a quiet one?'],
    example: [
      'One child said that worry felt like a bag full of stones. What did yours feel like?',
      'One child said joy felt like fizzy water. What was yours like?',
    ],
  },
  body: {
    goal: ['Our body often tells us first.', 'Feelings live in the body too.'],
    ask: [
      'When you felt that, what did your body do?',
      'Where in your body did you notice that feeling?',
      'What did your hands, tummy or face do when you felt that?',
    ],
    narrow: ['What was your breathing like?', 'Was your heart slow or fast just then?'],
    choose: ['Did your body feel tight or loose?', 'Did you feel warm or cold?'],
    example: [
      'One child wrote that her ears went hot. What did you notice in your body?',
      'One boy wrote that his feet would not stop. What did your body do?',
    ],
  },
  thought: {
    goal: ['Thoughts come and go, and we can look at them.', 'It can help to see a thought on paper.'],
    ask: [
      'What thoughts come up when you write that?',
      'What goes through your mind then?',
      'What do you tell yourself at times like that?',
    ],
    narrow: ['What was the first thought you had?', 'What would a kind voice say about it?'],
    choose: [
      'Was the thought kind or not so kind to you?',
      'Do you see it the same way now, or a bit different?',
    ],
    example: [
      'One child thought “everyone is looking at me”, and later saw they were not. What did you think?',
      'Before the race, one girl thought “my legs know how”. What was your thought?',
    ],
  },
  helped: {
    goal: ['It is good to know what does you good.', 'Knowing what helps makes it easier next time.'],
    ask: [
      '{hard}What helped, even a little bit?',
      '{hard}What did you do to feel a bit better?',
      'What do you like to do when you feel like that?',
      '{nice}What made it such a good time?',
      'What helps you feel good?',
    ],
    narrow: ['Who or what was nice to have near you?', 'What place helps you feel calm?'],
    choose: ['Do you like to talk about it, or to be quiet for a bit?', 'Does moving help more, or resting?'],
    example: [
      'One child pats the dog and counts to ten. What helps you?',
      'One child draws circles until it feels lighter. What could help you?',
    ],
  },
  people: {
    goal: ['It can help to have someone near.', 'Being with someone can help.'],
    ask: [
      '{hard}Who was there for you?',
      '{nice}Who else was there?',
      'Who do you like to have near you?',
      '{hard}Who could you tell about this?',
      '{nice}Who would you like to share that with again?',
    ],
    narrow: ['Who listens well when you talk?', 'Who makes you smile?'],
    choose: [
      'Would you rather tell a friend or a grown-up?',
      'Did someone help, or did you do it on your own?',
    ],
    example: [
      'One child left a note on her teacher’s desk. Who could you tell?',
      'One boy told his nan while they washed the car. Who is easy to talk to?',
    ],
  },
  next: {
    goal: ['One small step is enough.', 'You can try one small thing.'],
    ask: [
      '{hard}What is one small thing you could try next time?',
      'What would you like more of next week?',
      '{hard}What would you tell a friend who feels like this?',
      'What are you looking forward to?',
    ],
    narrow: ['What could you do in just one minute?', 'What would make tomorrow a bit nicer?'],
    choose: ['Would you try it in the morning or at night?', 'Would you do it alone or with someone?'],
    example: [
      'One child puts one good thing in a jar each night. What could you try?',
      'One boy takes three slow breaths at the gate. What small thing could you do?',
    ],
  },
  more: {
    goal: ['You choose how much you write.', 'There is no hurry.'],
    ask: [
      'What else would you like to write about it?',
      'Which part of this feels most important to you?',
      'What would you like to keep from this?',
      'What is still missing on the page?',
      'Which line says it best so far?',
    ],
    narrow: ['What is one more word for it?', 'Which line would you read out loud?'],
    choose: [
      'Do you want to write more, or stop here for now?',
      'Is it done for today, or is there a bit more?',
    ],
    example: [
      'One child ended with a drawing of a tree. What could come at the end of yours?',
      'One child wrote one last line to herself. What could yours say?',
    ],
  },
};
