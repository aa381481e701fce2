/** What was said while planning, drafting and looking again: Blot and the child in turn, Blot first. */
export const planningTalk = [
  'Here is your plan sheet. Which of your reasons should come first, and why?',
  'healthy because of oscar. its the funniest',
  'Starting with your best story wins the reader early. What comes after the two reasons?',
  'the people who say no',
  'Yes, and then your answer to them. How do you want the reader to feel at the very end?',
  'like they want to start digging',
  'Then put something to do in your last line. What would you ask them to pick up?',
  'a spade!',
];

export const draftingTalk = [
  'Now you draft. Write it once from beginning to end, without stopping to fix things.',
  'how long does it have to be',
  'Long enough to give each reason its example. Your plan has about five parts: how many sentences would each need?',
  'maybe 3 or 4',
  'That sounds right. Which part will you write first?',
  'the strawberry bit',
  'Go on. I am here when you are stuck.',
  'im stuck at the second reason',
  'What did you tell me about maths and worms? Say it again as if I were the principal.',
  'we could measure the garden beds in maths and look at the worms in science',
  'That can go straight onto the page: they are your own words. What is it like compared with a book?',
  'a book is boring but pulling up a potato is really good',
  'I see the potato! “Really good” is a bit pale beside it. What did it feel like?',
  'kind of like finding treasure',
  'Ooh. Keep that for when you look over it again.',
  'ok i finished',
];

export const revisingTalk = [
  'Well done: a whole draft. Read the feedback next to it. What is the one thing it asks you to do next?',
  'give a reason for the summer line',
  'Do you agree with it? You are the writer.',
  'kind of. i could say it was still warm from the sun',
  'That would show the reader why. Where else could you look again?',
  'i spelled dollars wrong',
  'Good eyes. There is one more word to look at, near the end of that paragraph. Can you find it?',
  'familys. its families',
  'Exactly. And the sentence about Oscar holds two sentences. Where would you put the stop?',
  'after spinach',
  'You are doing what real writers do: looking again. Are you happy to hand it in?',
  'yes!!',
];
