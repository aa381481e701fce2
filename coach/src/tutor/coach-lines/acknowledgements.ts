/**
 * What is said to something told, by the part of the text it belongs to. Nothing is called true that can't be checked,
 * and nothing is praised so much that it would sound like mockery if the part was taken for another.
 */
export const acknowledgementsBySlot: Record<string, string[]> = {
  who: ['Good, we have someone to follow.', 'I can follow {hero} now.', 'Good, that is who it is about.'],
  where: ['That helps me picture it.', 'Good, now I have a place in mind.'],
  wants: ['That can get a story going.', 'I wonder how that will go.'],
  trouble: ['That is a big moment.', 'I want to know what happens.', 'That could change a lot.'],
  tries: ['Things are moving now.', 'I want to know how that goes.', 'I can see it happen.'],
  ending: ['Good, that could be an ending.', 'That could be a good way to end.'],
  event: ['I can see it happen.', 'That happened, and now I am curious.', 'I want to know what comes next.'],
  moment: ['I can picture that.', 'I am glad you told me that.'],
  'small thing': ['I am glad you told me that.', 'That is worth keeping.', 'That helps me picture it.'],
  detail: ['That helps me picture it.', 'That is worth keeping.', 'A reader can use that.'],
  feeling: ['Thanks for telling me.', 'I can understand that.'],
  opinion: ['Good, I know what you think.', 'Thanks, that is clear.'],
  reason: ['I can see what you mean.', 'That is a reason people can follow.', 'Good, that can go in.'],
  evidence: ['That can help people believe you.', 'That is worth telling.'],
  'other side': ['Yes, some people might say that.', 'It is fair to think of them too.'],
  answer: ['That gives them something to think about.', 'Good, that is worth saying.'],
  topic: ['Good, that gives us a start.'],
  'what it is': ['That is a good place to start.', 'That helps a new reader.'],
  looks: ['That helps me picture it.', 'Good, a reader can see that.'],
  does: ['That is good to know.', 'A reader can learn from that.'],
  surprise: ['I think readers will want to know that.', 'That is worth keeping.'],
  fact: ['That is good to know.', 'A reader can use that.'],
  'how or why': ['Now I see how it works.', 'That helps to explain it.'],
  'why it matters': ['That gives people a reason to read it.'],
  subject: ['Good, there is a lot to say about that.'],
  image: ['That helps me picture it.', 'I can see that.'],
  sound: ['That fits well in a poem.', 'I can imagine that.'],
  comparison: ['That could work well in a poem.', 'That helps me see it your way.'],
  'last line': ['That could be a good way to end.'],
  'what we see': ['That helps me picture it.', 'I can see it better now.'],
  'sound, smell, touch': ['That makes it easy to imagine.', 'I can imagine that.'],
  'one close detail': ['That is worth keeping.', 'A small thing like that helps.'],
  'how it feels': ['Thanks for telling me.', 'I can understand that.'],
};

/** Said where it is not plain which part it is. */
export const genericAcknowledgements = [
  'Good, I kept that.',
  'Thanks, that tells me more.',
  'I can see more of it now.',
  'Good, that adds something new.',
  'I have that on a card.',
];

/** To trouble in a story. */
export const troubleAcknowledgements = ['Oh no!', 'Oh dear!', 'That sounds bad!'];

/** To a fact that the child is not sure of. */
export const unsureFactAcknowledgements = [
  'It is on a card, and you can check it later.',
  'I kept your doubt on the card. You can check it later.',
];

/** Why something on a card works, said to a child who asks whether it is good. */
export const whyItWorks: Record<string, string> = {
  who: 'a reader will want to know more',
  where: 'we can see the place',
  wants: 'we want to know how it goes',
  trouble: 'a reader will want to know what happens',
  tries: 'something really happens there',
  ending: 'it gives your text a real end',
  event: 'something really happens there',
  moment: 'it really happened and we can picture it',
  feeling: 'a reader can feel it too',
  opinion: 'people know at once what you think',
  reason: 'it is something your readers care about',
  evidence: 'it helps people believe you',
  'other side': 'it shows you have thought about others',
  answer: 'it gives them something to think about',
  surprise: 'it makes a reader want more',
  does: 'it tells a reader something new',
  fact: 'it tells a reader something new',
  'what it is': 'it helps a new reader',
  'how or why': 'it helps to make it clear',
  comparison: 'it lets a reader see it your way',
  'last line': 'it stays in the head',
};
export const whyAnythingWorks = 'a reader can picture it';
