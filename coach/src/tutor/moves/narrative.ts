import type { MoveSet } from './move.ts';

export const narrativeMoves: MoveSet = {
  who: {
    goal: ['Readers want someone to follow.', 'A story needs someone to care about.'],
    ask: [
      'Who is your story about?',
      'Who is in your story?',
      'Who do we meet first?',
      'Who is there when it starts?',
      'Who is {at}?',
      'Who has {thing}?',
      'Who would miss {thing}?',
      'Whose story is “{title}” going to be?',
      'Who will we meet in “{title}”?',
      'Who do you see when you think of “{title}”?',
      'Who could “{title}” be about?',
    ],
    narrow: [
      'What is the name of your main character?',
      'What is the name of the one your story is about?',
      'Think of a person or a pet you know. Who in your story could be a bit like them?',
      'Who would it be a surprise to meet {at}?',
      'Who would care most about {thing}?',
    ],
    choose: [
      'Will your story be about a child or an animal?',
      'Would you like to write about someone brave or someone shy?',
      'Is it someone who knows {place} well, or someone who got lost there?',
    ],
    example: [
      'In one story, a bus driver keeps a frog in his hat. Who could be in yours?',
      'One writer picked a cook who is scared of soup. Who will you pick?',
    ],
  },
  trait: {
    goal: ['One small detail can make someone feel real.', 'We care more when we know someone well.'],
    ask: [
      'What would we notice first about {who}?',
      'What {is} {who} really good at?',
      'What {does} {who} do that no one else does?',
      'What {is} {who} like when no one is looking?',
      'What {does} {who} always carry around?',
    ],
    narrow: [
      'Picture {whose} face. What do we see?',
      'What is one word a friend would use for {who}?',
      'What can {who} do that is hard for others?',
    ],
    choose: ['{Is} {who} more loud or more quiet?', '{Is} {who} more brave or more careful?'],
    example: [
      'A baker in another story always has flour on one ear. What small thing could we see on {who}?',
      'In another story, a king counts his steps out loud. What odd thing {does} {who} do?',
    ],
  },
  where: {
    goal: ['Readers like to know where they are.', 'A place can make a story feel safe or scary.'],
    ask: [
      'Where does it happen?',
      'Where {is} {who} at the start?',
      'Where {is} {who}?',
      'Where do we find {who} at the beginning?',
      'What is the place like where {who} {is}?',
      'Where could we find {thing}?',
      'Where does “{title}” take us?',
    ],
    narrow: [
      'Is it inside or outside?',
      'If we stood next to {who}, what would we see?',
      'Picture the place. What is the first thing you see?',
    ],
    choose: [
      'Is it a place {who} {knows} well, or a strange new one?',
      'Is it a small dark place or a big open one?',
    ],
    example: [
      'One story starts under a bridge where the rain drums. Where does yours start?',
      'In another story, a shop sells only left shoes. What place could be in yours?',
    ],
  },
  memory: {
    goal: ['Small things help us remember someone.', 'A small memory can say a lot.'],
    ask: [
      'What is one small thing you remember about {other}?',
      'What did you and {other} like to do?',
      'What is one small thing you remember?',
      'What did you two like to do?',
      'What would you like readers to know first?',
    ],
    narrow: [
      'Where did you and {other} like to be?',
      'Where did you two like to be?',
      'What is one sound that makes you remember?',
    ],
    choose: [
      'Will you tell a funny thing or a quiet thing about {other} first?',
      'Will you tell a funny thing or a quiet thing first?',
      'Will you start with a day or with a thing?',
    ],
    example: [
      'In another story, a girl keeps an old hat on her bed. What small thing could be in yours?',
      'One writer told us only about a muddy boot. What small thing will you tell us about?',
    ],
  },
  when: {
    goal: ['The time of day can change how a place feels.', 'Readers like to know what time it is.'],
    ask: [
      'What time of day is it at the start?',
      'What time of year is it?',
      'When does all of this happen?',
    ],
    narrow: ['What does the sky look like just then?', 'What would the clock say?'],
    choose: ['Is it day or night?', 'Is it a hot day or a cold one?', 'Is it long ago or now?'],
    example: [
      'One story starts at noon, when even the flies are asleep. What time is it in yours?',
      'In another story, it is the last hour before the snow. When does yours start?',
    ],
  },
  want: {
    goal: ['Stories move when someone wants something.', 'We read on to see if a wish comes true.'],
    ask: [
      'What {does} {who} want more than anything?',
      'What {is} {who} hoping for at the start?',
      'What {does} {who} wish for {at}?',
      'Why {does} {who} need {thing}?',
      'What {is} {who} dreaming of?',
      'What {does} {who} want?',
      'What {does} {who} hope for most?',
    ],
    narrow: [
      'What {does} {who} not have yet?',
      'What would make {who} smile by the end of the day?',
      'What {does} {who} think about at night?',
    ],
    choose: [
      '{Does} {who} want to find something, or to get away from something?',
      '{Does} {who} want to make a friend, or to win something?',
      '{Does} {who} want to keep {thing}, or to give it away?',
    ],
    example: [
      'In another story, a snail wants to win a race. What {does} {who} want?',
      'One writer wrote about a ghost who wanted a birthday party. What {does} {who} wish for?',
    ],
  },
  problem: {
    goal: ['A story starts to move when something goes wrong.', 'Trouble makes readers turn the page.'],
    ask: [
      'What goes wrong for {who}?',
      'What goes wrong?',
      'What gets in {whose} way?',
      'What could go wrong {at}?',
      'What happens with {thing} that no one expects?',
      'What makes things hard for {who}?',
      'What is the trouble in your story?',
    ],
    narrow: [
      'Who or what could stop {who}?',
      'What is the worst thing that could happen {at}?',
      'What could break, get lost or go missing?',
      'Who might want to take {thing}?',
    ],
    choose: [
      'Does something get lost, or does someone turn up?',
      'Does the trouble start {at}, or does it come from far away?',
      'Does {other} cause the trouble or fix it?',
      'Does {thing} get lost, or does someone take it?',
    ],
    example: [
      'In a story about a picnic, ants steal the cake. What goes wrong in yours?',
      'In another story, a lift stops with a tuba player inside. What trouble could there be in yours?',
    ],
  },
  why: {
    goal: ['Readers love to know the reason.', 'A reason helps us believe it.'],
    ask: [
      '{event}Why does that happen?',
      '{event}Why does that matter so much to {who}?',
      '{event}What is the reason for that?',
      '{event}Why is that a big deal for {who}?',
      '{event}What made that happen?',
      '{event}Why does it happen just then?',
    ],
    narrow: ['{event}What happened just before that?', '{event}What {is} {who} thinking right then?'],
    choose: ['Is it on purpose or is it a mistake?', '{event}Did someone plan that, or did it just happen?'],
    example: [
      'In another story, a boy hides a bell because loud sounds hurt his dog. What is the reason in yours?',
      'One writer told us the queen was grumpy because her shoes were too small. What is your reason?',
    ],
  },
  feeling: {
    goal: ['Feelings help the reader care.', 'When we know the feeling, we feel it too.'],
    ask: [
      '{event}How {does} {who} feel about that?',
      '{event}What {is} {who} feeling right then?',
      'How {does} {who} feel about all this?',
      'How can we see what {who} {feels}?',
      'What feeling {does} {who} try to hide?',
      'What goes on inside {who} just then?',
    ],
    narrow: ['What would {whose} face look like?', 'Where in the body {does} {who} feel it?'],
    choose: [
      '{Is} {who} more scared or more angry?',
      'Is it a big loud feeling or a small quiet one?',
      '{Does} {who} show it or hide it?',
    ],
    example: [
      'In another story, a shy boy keeps pulling at his sleeve. What could {who} do that shows a feeling?',
      'One writer said a girl’s tummy felt full of bees. How could we see what {who} {feels}?',
    ],
  },
  senses: {
    goal: ['Sounds and smells take us right there.', 'Readers like to see, hear and smell a place.'],
    ask: [
      'What can {who} hear {at}?',
      'What can {who} smell {at}?',
      'What does {thing} feel like to touch?',
      'What is the first sound that {who} {hears}?',
      'What can we hear and smell there?',
    ],
    narrow: [
      'Close your eyes. What is the loudest sound {at}?',
      'What colour is {thing}?',
      'What would you feel under your feet {at}?',
      'What is one sound we could hear there?',
    ],
    choose: [
      'Is it quiet or noisy {at}?',
      'Is {thing} warm or cold to touch?',
      'Does the place smell nice or nasty?',
    ],
    example: [
      'In a story about a bakery, the air smelt of burnt sugar. What could we smell in yours?',
      'In another story, a gate squeals like a pig. What sound could be in yours?',
    ],
  },
  speech: {
    goal: ['When someone speaks, we hear who they are.', 'A few spoken words can bring a scene to life.'],
    ask: [
      '{event}What {does} {who} say about that?',
      'What would {who} say to {other}?',
      'What are the first words we hear from {who}?',
      'What would {other} say back?',
    ],
    narrow: ['What would {who} whisper or shout?', 'What is one short thing {who} could say?'],
    choose: ['{Does} {who} speak up or stay silent?', '{Does} {who} tell {other} the truth, or not?'],
    example: [
      'In another story, a lost robot only says “Not today”. What could {who} say?',
      'One writer let a parrot shout the secret. Who could say something in yours?',
    ],
  },
  turning: {
    goal: ['Readers want to see what someone tries.', 'This is where the story moves on.'],
    ask: [
      '{event}What {does} {who} do next?',
      '{event}What happens after that?',
      'What {does} {who} try first?',
      'Who could help {who}?',
      'What plan {does} {who} make?',
      'What {does} {who} do about it?',
    ],
    narrow: ['What is one small thing {who} could do right away?', 'What {does} {who} have that could help?'],
    choose: [
      '{Does} {who} ask for help, or do it alone?',
      'Does the first try work, or does it make things worse?',
      '{Does} {who} use {thing}, or leave it behind?',
    ],
    example: [
      'In a story about a stuck kite, a girl used a broom and a song. What could {who} use?',
      'In another story, the mouse tricks the owl with a mirror. What could {who} try?',
    ],
  },
  ending: {
    goal: ['A good ending shows that something has changed.', 'Readers want to know how it turns out.'],
    ask: [
      'How does it end for {who}?',
      'What is different for {who} at the end?',
      'What is the last thing we see {at}?',
      'What happens to {thing} in the end?',
      'How does your story end?',
    ],
    narrow: [
      'What {does} {who} get, or lose, in the end?',
      'Who is there in the very last scene?',
      'Where {is} {who} at the very end?',
    ],
    choose: [
      'Is it a happy ending or a surprise?',
      '{Does} {who} go home, or stay {at}?',
      'Does the last line feel loud or quiet?',
    ],
    example: [
      'One story ends with a muddy boot on the step. What is the last picture in yours?',
      'In another story, the thief gives back the pie with one bite gone. How could yours end?',
    ],
  },
  change: {
    goal: ['Readers like it when someone learns something.', 'The end means more when someone has changed.'],
    ask: [
      'What is clear to {who} now that was not clear at the start?',
      'What did {who} learn from all this?',
      'What will {who} do the next time?',
    ],
    narrow: [
      'What would {who} say to someone with the same trouble?',
      'What {does} {who} think about {other} now?',
    ],
    choose: ['{Is} {who} braver now, or kinder?', 'Would {who} do it again or not?'],
    example: [
      'In another story, a boy learns that slow can be fast. What {does} {who} learn?',
      'One story ends with a giant who can say sorry. What has {who} learned?',
    ],
  },
};
