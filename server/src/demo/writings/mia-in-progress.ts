import type { DemoWriting } from './demo-writing.ts';

const homework = `Dear Mr Haddad,

Imagine coming home after six hours of school and then sitting down to do school again. That is what happens in my house every day. I think that homework should be banned for primary students.

My first reason is that children need time to move. Doctors say we should be active for one hour every day, in winter it is dark at half past five, so if I do homework first there is no time left to ride my bike. Bodies need homework to and theirs is playing.

My second reason is that homework is not fair. My friend has a desk and a mum who is a teacher. Somebody else in my class shares a table with three brothers and there is always a TV on. They get the same homework but different help which isnt fair. At school, everybody has the same teacher.

My strongest reason is that homework makes kids stop liking things. I used to read in bed every night because I wanted to. Now I have to read for twenty minutes and get a signature, and I watch the clock. Shouldn't we read because the story is good.

Some people say that homework teaches you to be responsible. I am definately responsible, I feed the dog every day and nobody gave me a worksheet for it.

Please think about it. Let us finish school at school, so we can live the rest of the day.

Yours sincerely,
Mia Kapoor`;

const storm = `The afternoon holds its breath. Above the oval, the sky has turned the colour of a bruise, purple in the middle and yellow at the edges, and not one leaf on the big fig tree moves.

The magpies have stopped. All day they have been arguing on the goal posts, but now they sit in a row with their feathers tight, like people waiting for a bus. Somewhere a gate squeaks. It squeaks again. Then the first wind comes, and it smells like wet pennies`;

const gardenDoor = `There was a door in the garden wall. It was not there yesterday.

Tess touched it. The wood was warm, which was strange because the morning was freezing. She looked back at the house where Grandpa was asleep in his chair like always since Grandma died. Then she turned the handle.

On the other side was the same garden, but it was summer. Bees hummed in the lavender and the old apple tree that had been cut down stood there full of apples. A woman in a blue hat was hanging out the washing.

"You're early," said the woman. "I thought he would come himself."

Tess knew that hat. It was in the photo on the piano.

She picked one apple from the tree. Then she walked back through the door and it was gone.`;

export const miaInProgress: DemoWriting[] = [
  {
    of: 'gardenDoor',
    at: 'freeWriting',
    days: [27, 26, 25],
    minutes: [5, 8, 22],
    answers: [
      'Tess',
      'A garden on a freezing morning',
      'There is a door that was not there yesterday',
      'She goes through and meets her grandma',
      'She brings something back for Grandpa',
      'Somebody outside it (he, she, they)',
    ],
    draft: gardenDoor,
    reviews: [
      {
        action: 'comment',
        comment: 'What does the apple feel like? Is it warm, like the door?',
        about: 'She picked one apple from the tree.',
      },
    ],
    returned:
      'I stopped breathing at “I thought he would come himself”. Your plan says that Tess brings something back for Grandpa, and the apple is in her hand. Write what happens when he opens his eyes.',
  },
  {
    of: 'homework',
    at: 'feedback',
    days: [5, 4, 2],
    minutes: [6, 11, 29, 5],
    answers: [
      'Ban homework in primary school',
      'My principal',
      'Children need time to move, in winter it is dark early',
      'It is not fair, some people have no desk',
      'It makes kids stop liking reading',
      'It teaches responsibility. But I feed the dog',
      ['A question to the reader', 'A short story'],
    ],
    draft: homework,
    chat: [
      'You have chosen a side. What happens on a normal day that made you choose it?',
      'i get home at 4 and its dark soon and i still have to do homework',
      '“It’s dark soon” is a reason your principal can picture. What do you miss because of it?',
      'riding my bike with Lani',
    ],
  },
  {
    of: 'storm',
    at: 'freeWriting',
    days: [3, 1],
    minutes: [5, 9, 17],
    answers: [
      'The oval before a storm',
      'A purple and yellow sky, the fig tree, magpies in a row',
      'A gate squeaks, wet pennies',
      'the sky is as tight as a drum',
      'Fear',
    ],
    draft: storm,
    chat: [
      'Stand on the oval ten minutes before the storm. What do you notice first?',
      'its really quiet and the magpies stop',
      'The magpies stop. What were they doing before, and what do they look like now?',
      'they were fighting on the goal posts. now they sit in a row',
    ],
  },
  {
    of: 'museum',
    at: 'structuredForm',
    days: [1],
    minutes: [6, 4],
    answers: [
      'Ibrahim, who is locked in by mistake',
      'The dinosaur hall, it smells of floor polish',
      '',
      '',
      '',
      '',
    ],
    chat: [
      'The doors are locked and something in the glass case has moved. Who is there to see it?',
      'a boy called Ibrahim who fell asleep on the school trip',
      'Ibrahim fell asleep on the school trip. What wakes him up?',
      'a tapping noise from the egg',
      'Oh, a tapping noise! What goes wrong?',
      'the egg cracks and the alarm wakes the guard',
      'So the egg cracks and the alarm wakes the guard. What does Ibrahim do about it?',
      'he hides the baby dinosaur in his lunchbox',
      'He hides it in his lunchbox. How does it end?',
      'on the bus his bag starts to sing',
    ],
    cards: [
      ['who', 'Who', 'a boy called Ibrahim who fell asleep on the school trip'],
      ['idea', 'What happens', 'a tapping noise from the egg'],
      ['trouble', 'What goes wrong', 'the egg cracks and the alarm wakes the guard'],
      ['tries', 'What they try', 'he hides the baby dinosaur in his lunchbox'],
      ['ending', 'How it ends', 'on the bus his bag starts to sing'],
    ],
  },
];
