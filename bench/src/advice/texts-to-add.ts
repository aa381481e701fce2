/** What a child might write when it follows a rule: sentences to put right after the passage the rule is about. */
export const sentencesToAdd: Readonly<Record<string, string[]>> = {
  'audience.slowDown': [
    'I held my breath and counted to three. One. Two. I did not dare to turn around.',
    'Nobody moved. The clock on the wall ticked, and then it ticked again.',
  ],
  'audience.echo': ['I still think about it when I cannot sleep.', 'And that was only the beginning.'],
  'audience.sayWhoAndWhere': [
    'There was a little house at the end of our street.',
    'It happened on the farm last summer.',
  ],
  'audience.talkToReader': [
    'Would you like it if this happened to you?',
    'You have the power to change this.',
  ],
  'audience.answerDoubt': [
    'Some people might say that this is silly. But they have never tried it.',
    'Others think it costs too much, but it would save money later.',
  ],
  'audience.whyCare': [
    'That means you would have a better day too.',
    'It matters to every family in our street.',
  ],
  'character.addPlace': [
    'It smelled like wet grass and old shoes.',
    'The walls were green and the windows were covered in dust.',
    'Far away I could hear the traffic.',
  ],
  'character.addSpeech': ['"Wait for me!" I yelled.', '"I do not like this," she whispered.'],
  'character.keepAlive': [
    'Grey clouds rolled over the roof.',
    'The sun was warm and the wind stopped blowing.',
    'It began to rain harder and harder.',
  ],
  'character.showName': [
    '{name} always hummed a song when things got hard.',
    '{name} bit the end of every pencil.',
  ],
  'kind.narrative.turn': [
    'Suddenly the bridge broke and they were stuck on the other side.',
    'Then something terrible happened: the door was locked.',
  ],
  'kind.persuasive.turn': [
    'So please vote for longer lunch breaks today.',
    'I believe that everyone should help to change this.',
  ],
  'letter.text_structure.addSignOff': ['Love from Sam', 'Yours sincerely, Ava'],
  'cohesion.joinTwo': [
    'Although it was late, nobody wanted to stop.',
    'Therefore we had to start all over again.',
  ],
  'device.concession.tryIt': [
    'Some people say that this is not true, but I have seen it myself.',
    'You might think it is too hard. However, it only takes a minute.',
  ],
  'device.statistic.tryIt': [
    'I asked 25 kids and 21 of them agreed.',
    'It happens 3 times every single week.',
  ],
  'device.example.tryIt': [
    'For example, last week my brother had to wait for an hour.',
    'Once my friend Sam tried it and it worked straight away.',
  ],
  'device.rhetorical-question.tryIt': ['Who would not want that?', 'Have you ever thought about that?'],
  'device.triple.tryIt': ['It is fun, healthy and free.', 'We would laugh, learn and grow.'],
  'device.call-to-action.tryIt': ['Talk to your friends about it today!', 'Write to the council now.'],
  'device.modality.tryIt': ['This must change.', 'We should never give up.'],
  'ideas.showFeeling': [
    'My hands were shaking.',
    'I bit my lip and a tear ran down my face.',
    'My heart was going boom boom boom.',
    'I jumped up and down and could not stop smiling.',
  ],
  'ideas.addSenses': [
    'The ground was cold and wet under my feet.',
    'I could hear a bird singing far away.',
    'It smelled like smoke.',
    'There was a tiny red light in the dark.',
  ],
  'ideas.pickMoment': ['The ground was cold and wet under my feet.', 'I could hear a bird singing far away.'],
  'ideas.weakestReason': [
    'For example, at my old school everybody was happier because of it.',
    'I know this because my sister did it last year.',
  ],
  'letter.audience.step': [
    'My tooth fell out at school on Monday.',
    'We have a new teacher with a loud voice.',
  ],
  'short.more': [
    'After that we walked along the road until it got dark.',
    'The next morning we had pancakes.',
  ],
  'structure.plant': ['There was a small key on the hook by the door.', 'Nobody looked at the old clock.'],
  'ideas.giveReason': [
    'This is because your body needs a rest.',
    'For example, my cousin tried it and got much better.',
    'If we did not do it, somebody could get hurt.',
  ],
  'ideas.newReason': [
    'Another reason is that it would save money, because we would throw less away.',
    'It is also safer. Last year a boy in my class got hurt.',
  ],
  'ideas.whoGains': [
    'It would help the little kids because they need it most.',
    'Families would have more time for each other.',
  ],
  'ideas.deeper': [
    'Deep down it is about trust, because people act better when they are trusted.',
    'If we give up on this, our children will ask us why.',
  ],
  'paragraphing.support': [
    'We see this every week at our own school.',
    'This shows that it can be done if people try.',
  ],
  'paragraphing.writeOn': [
    'After that we walked along the road until it got dark.',
    'The next morning everything was different.',
  ],
  'punctuation.trySpeech': ['"Where are you going?" he asked.', '"Stop," I said.'],
  'punctuation.tryColon': ['There was one thing left to do: run.', 'Everybody (even my brother) agreed.'],
  'structure.addProblem': [
    'Suddenly there was a loud crash and the lights went out.',
    'But then we could not find the way back.',
    'Oh no, the key was missing!',
  ],
  'structure.addEnding': [
    'In the end we were all safe and we laughed about it.',
    'At last everybody was home again, and I had learnt to listen.',
  ],
  'structure.growMiddle': [
    'First I tried to push the door, but it was stuck.',
    'Then the rope snapped and I fell back into the mud.',
  ],
  'structure.growProblem': [
    'Then it got even worse, because the water was rising.',
    'I tried to call for help but nobody could hear me.',
  ],
  'structure.circle': ['Now I look at it in a very different way.', 'I was not the same person any more.'],
  'structure.addReason': [
    'Another reason is that it keeps people healthy.',
    'It would also be cheaper because we could share.',
  ],
  'structure.addConclusion': [
    'In conclusion, we should do this as soon as we can.',
    'That is why I ask you to say yes. Please help us.',
  ],
  'structure.backUp': [
    'For example, at my old school everybody was happier.',
    'I know this because my sister did it last year.',
  ],
  'vocabulary.image': [
    'It was like a giant blanket.',
    'I felt as small as an ant.',
    'It sounded like a train.',
  ],
  'vocabulary.technical': [
    'Experts call this nutrition and concentration.',
    'It improves stamina, which means that you can go on for longer.',
  ],
};

/** What may stand before the first line. */
export const openingLinesToAdd = ['"Help!"', 'What would you have done?', 'Crash!'];

/** Sentences that follow no advice about something else. */
export const irrelevantSentences = [
  'My cousin has a bike.',
  'There is a shop on the corner.',
  'We have maths on Mondays.',
  'His name is Peter.',
  'The bus is late today.',
];

export const betterWords: Readonly<Record<string, string>> = {
  went: 'hurried',
  said: 'whispered',
  good: 'wonderful',
  nice: 'gentle',
  big: 'enormous',
  bad: 'terrible',
  fun: 'exciting',
  got: 'grabbed',
  get: 'receive',
  looked: 'peered',
  ran: 'sprinted',
  walked: 'strolled',
  saw: 'spotted',
  small: 'tiny',
  little: 'tiny',
  lots: 'plenty',
  go: 'travel',
  thing: 'object',
  great: 'magnificent',
  cool: 'impressive',
};
