import type { ExamplesOfKind } from './example.ts';

/** For letters that tell, ask or wish: one person writes to another. */
export const letterExamples: ExamplesOfKind = {
  audience: {
    early: [
      {
        topics: ['pop', 'fish'],
        before: 'Dear Pop, I got a fish.',
        after: 'Dear Pop, I got a fish. You can come and feed it. Will you?',
        why: 'It talks to Pop and asks him a thing.',
      },
    ],
    growing: [
      {
        topics: ['violin', 'aunty'],
        before: 'Dear Aunty May, I play the violin now.',
        after:
          'Dear Aunty May, You once said that I should try the violin. Guess what? I have had six lessons, and the cat no longer leaves the room!',
        why: 'It starts with something that only this reader knows.',
      },
    ],
    strong: [
      {
        topics: ['library', 'opening'],
        before: 'Dear Librarian, Please open longer.',
        after:
          'Dear Ms Okoro, You know most of us by name, so you know who waits on the steps at half past three. Could the library open fifteen minutes earlier for us?',
        why: 'It shows the reader that the writer has thought of her side before it asks.',
      },
    ],
  },
  text_structure: {
    early: [
      {
        topics: ['nan', 'cake'],
        before: 'I like the cake. Nan.',
        after: 'Dear Nan,\nThe cake was yum. I ate two bits.\nLove from Kit',
        why: 'Hello, the news, and goodbye.',
      },
    ],
    growing: [
      {
        topics: ['vet', 'rabbit'],
        before: 'Thank you. My rabbit is better. You were kind. He eats again. Thank you.',
        after:
          'Dear Dr Shah,\nThank you for helping my rabbit. He eats again, and today he even jumped.\nI will bring him back in May.\nYours, Ana',
        why: 'First why she writes, then the news, then what comes next.',
      },
    ],
    strong: [
      {
        topics: ['museum', 'dinosaur'],
        before: 'Dear museum, the label is wrong. I liked the dinosaur. Bye.',
        after:
          'Dear Museum Team,\nOn Sunday I spent an hour with your new dinosaur, and I would not change a bone of it. The label, though, says it ate grass. As far as I know, there was none yet.\nCould you tell me more?\nYours sincerely, Theo Lim',
        why: 'Thanks come first, then the point, then a clear question to answer.',
      },
    ],
  },
  ideas: {
    early: [
      {
        topics: ['cousin', 'trip'],
        before: 'Dear Sam, We had a trip. It was good.',
        after: 'Dear Sam, We had a trip to the zoo. A goat ate my map!',
        why: 'It tells the best bit, so Sam can laugh.',
      },
    ],
    growing: [
      {
        topics: ['broken', 'window'],
        before: 'Dear Mr Lee, Sorry about the window.',
        after:
          'Dear Mr Lee, I am sorry about your window. My ball went over the fence because I kicked it as hard as I could. I have saved eight dollars for the glass.',
        why: 'It says what happened, why, and what the writer will do about it.',
      },
    ],
    strong: [
      {
        topics: ['penfriend', 'town'],
        before: 'Dear Yuki, My town is small and a bit boring.',
        after:
          'Dear Yuki, My town has one set of traffic lights, and people give them names. It sounds boring. But when our bridge flooded, everybody came with boats, and I have never seen so much soup.',
        why: 'A small moment says more about the place than a list could.',
      },
    ],
  },
  character_and_setting: {
    early: [
      {
        topics: ['tooth', 'fairy'],
        before: 'I am Lou. I lost a tooth.',
        after: 'I am Lou and I am six. I did not cry when my tooth fell out.',
        why: 'Now we know a bit about Lou.',
      },
    ],
    growing: [
      {
        topics: ['grandad', 'camp'],
        before: 'Dear Grandad, I am at camp and it is good.',
        after:
          'Dear Grandad, I write this with a torch under my blanket. I said I would not be homesick, and I am, but only when it is quiet.',
        why: 'We can see where the writer is, and hear how the writer feels.',
      },
    ],
    strong: [
      {
        topics: ['future', 'myself'],
        before: 'Dear future me, I am ten and I like drawing.',
        after:
          'Dear future me, You will not remember, but there is green paint under all ten of our fingernails today. Please tell me that we never learned to keep clean.',
        why: 'One detail shows a whole person, and the wish at the end shows more.',
      },
    ],
  },
};
