import type { MoveSet } from './move.ts';

export const persuasiveMoves: MoveSet = {
  position: {
    goal: ['Readers need to know what you think.', 'A clear opinion comes first.'],
    ask: [
      'What do you think about {topic}?',
      'Which side are you on?',
      'What should change, in your opinion?',
      'What do you want people to think about {topic}?',
      'What would you say about “{title}”?',
    ],
    narrow: [
      'What do you wish people would do?',
      'What is one thing about {topic} that bothers you?',
      'What is one thing about {topic} that you like?',
    ],
    choose: [
      'Are you for {topic} or against?',
      'Would you say yes or no to {topic}?',
      'Which side feels right to you, even a little?',
    ],
    example: [
      'One writer said that zoos should close at night so the animals can sleep. What do you say about {topic}?',
      'One class wanted a later bell in winter. What do you want to change?',
    ],
  },
  reason: {
    goal: ['A reason makes people listen.', 'An opinion is stronger with a because.'],
    ask: [
      'Why do you think so?',
      'What is your best reason?',
      'What is another reason, a different one?',
      'What makes you think that about {topic}?',
      'Why do you feel that way about {topic}?',
      'What is your first reason when it comes to {topic}?',
      'What good thing would happen if people agreed with you?',
    ],
    narrow: [
      'Think of health, money, fun or fairness. Which one fits your idea best?',
      'What bad thing would stop if people agreed?',
      'What does your own day have to do with {topic}?',
    ],
    choose: [
      'Is your main reason about safety or about fun?',
      'Is it more about fairness or more about money?',
      'Who cares more about {topic}: kids or grown-ups?',
    ],
    example: [
      'For later bedtimes, one writer’s reason was that stars are easier to see. What is your reason?',
      'For more trees, one reason was cool shade at lunch. What is a reason for your side?',
    ],
  },
  evidence: {
    goal: ['Facts help people trust you.', 'Proof makes a reason hard to argue with.'],
    ask: [
      'What fact could prove that?',
      'How do you know that it is true?',
      'What have you seen that shows it?',
      'What fact about {topic} could you find out?',
      'What have you seen that shows this about {topic}?',
      'What number or fact could back up what you say about {topic}?',
    ],
    narrow: [
      'Who could you ask about {topic}?',
      'When did you see it happen yourself?',
      'How could you count how often it happens?',
    ],
    choose: [
      'Would a number or a true story work better here?',
      'Could you ask your class, or look in a book?',
    ],
    example: [
      'For a school garden, one writer counted the wrappers in the bin. What could you count or check?',
      'For bike helmets, one writer asked a nurse. Who could tell you more about {topic}?',
    ],
  },
  example: {
    goal: ['An example lets people see what you mean.', 'One real moment can change a mind.'],
    ask: [
      'When did you see that in real life?',
      'What is one time when you saw that yourself?',
      'What is one example that shows it?',
      'What is one true moment that shows it?',
    ],
    narrow: ['Think of last week. When did {topic} matter?', 'Who do you know that this happens to?'],
    choose: [
      'Did it happen at home or at school?',
      'Was it something you saw, or something you heard about?',
    ],
    example: [
      'For kinder buses, one writer told how an old man stood all the way home. What moment could you tell?',
      'For reading time, one writer told about a boy who missed his stop. What happened in your example?',
    ],
  },
  counter: {
    goal: ['Strong writers answer the other side too.', 'It helps to know what others will say.'],
    ask: [
      'What would someone who disagrees say about {topic}?',
      'What might a grown-up who disagrees say about {topic}?',
      'Who might say no to you?',
      'What is the best point on the other side?',
      'How would you answer someone who says you are wrong?',
    ],
    narrow: ['What would a parent or a principal worry about?', 'What could {topic} cost, in money or time?'],
    choose: [
      'Would they say it costs too much, or that it is too hard?',
      'Would a teacher or a parent be harder to win over?',
    ],
    example: [
      'For class pets, one writer said: some worry about mess, but kids can clean. What worry could you answer?',
      'For free fruit, some said kids would waste it. What might people say about yours?',
    ],
  },
  audience: {
    goal: ['It helps to know who you want to win over.', 'You choose words for the one who reads them.'],
    ask: [
      'Who do you most want to win over?',
      'Who gets to decide about {topic}?',
      'Who should read this first?',
    ],
    narrow: ['Who has the power to say yes?', 'What does that reader care about most?'],
    choose: [
      'Are you writing to kids or to grown-ups?',
      'Would you send it to the principal or to the whole school?',
    ],
    example: [
      'One writer wrote to the lady who runs the pool. Who could you write to?',
      'One class wrote to the mayor about a broken swing. Who should read yours?',
    ],
  },
  action: {
    goal: ['At the end, tell people what to do.', 'A strong end asks the reader to act.'],
    ask: [
      'What do you want the reader to do now?',
      'What should happen next with {topic}?',
      'What would a day look like if people agreed with you?',
      'What is the last thought you want to leave in the reader’s mind?',
      'What could people do tomorrow to help?',
    ],
    narrow: ['What is one easy first step?', 'Who should do something first?'],
    choose: [
      'Should they sign something, or change something?',
      'Will you end with a question or with a wish?',
    ],
    example: [
      'One writer ended by asking each family to bring one cup. What could your reader do?',
      'A text about beaches ended with: take three bits of rubbish home. What could yours ask for?',
    ],
  },
  detail: {
    goal: ['Readers trust what they can picture.', 'A point with a detail is hard to forget.'],
    ask: [
      'What could you add so readers can picture that?',
      'What might a reader still ask about that?',
      'What does that mean for the people who read it?',
      'How would that look on a normal day?',
    ],
    narrow: ['Which word there could be more exact?', 'Who is that true for?'],
    choose: ['Would a fact or a true story help more there?', 'Should that part be longer or shorter?'],
    example: [
      'A text on bikes told how many stood in the rack that day. What could you add to yours?',
      'A text on sleep told how one class yawned at ten. Which part of yours could you show like that?',
    ],
  },
  strongest: {
    goal: ['Writers often save the best reason or put it first.', 'Order can make an argument stronger.'],
    ask: [
      'Which of your reasons is the strongest?',
      'Which reason will you put first?',
      'Which reason would change a friend’s mind?',
    ],
    narrow: [
      'Which reason would you keep if you could keep only one?',
      'Which reason needs more to back it up?',
    ],
    choose: ['Will the best reason come first or last?', 'Is your first reason stronger, or the last one?'],
    example: [
      'One writer put the funniest reason first and the most serious one last. How will you order yours?',
      'In one speech, the best reason came last, like a drum. Where will yours go?',
    ],
  },
};
