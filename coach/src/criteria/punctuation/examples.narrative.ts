import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['goat', 'sock'],
      before: 'the goat ate my sock',
      after: 'The goat ate my sock.',
      why: 'A sentence starts with a capital and ends with a full stop.',
    },
    {
      topics: ['pool', 'swim'],
      before: 'we went to the pool i had a swim then we had chips',
      after: 'We went to the pool. I had a swim. Then we had chips.',
      why: 'A stop shows where to take a breath. “I” always has a capital.',
    },
    {
      topics: ['monster', 'cupboard'],
      before: 'What is in the cupboard.',
      after: 'What is in the cupboard?',
      why: 'It asks something, so it needs a question mark.',
    },
    {
      topics: ['cousins', 'darwin'],
      before: 'on sunday my cousin tia came from darwin.',
      after: 'On Sunday my cousin Tia came from Darwin.',
      why: 'Days, people and places have names, and names get capitals.',
    },
    {
      topics: ['fruit', 'grapes', 'melon'],
      before: 'I put in grapes melon plums and a pear.',
      after: 'I put in grapes, melon, plums and a pear.',
      why: 'Commas keep the things in a list apart.',
    },
  ],
  growing: [
    {
      topics: ['giant', 'beanstalk'],
      before: 'Who is there said the giant. Only me said Lulu.',
      after: '“Who is there?” said the giant.\n“Only me,” said Lulu.',
      why: 'Speech marks go around the spoken words, with the mark inside.',
    },
    {
      topics: ['captain', 'ship'],
      before: 'The captains hat blew off and the ships bell rang.',
      after: 'The captain’s hat blew off and the ship’s bell rang.',
      why: 'The apostrophe shows who owns the hat and the bell.',
    },
    {
      topics: ['owl', 'moon'],
      before: 'When the moon rose the owl opened one eye.',
      after: 'When the moon rose, the owl opened one eye.',
      why: 'A comma after the opening part shows where the main part begins.',
    },
    {
      topics: ['cricket', 'umpire'],
      before: 'The umpire lifted his finger, I was out, I couldnt believe it.',
      after: 'The umpire lifted his finger. I was out! I couldn’t believe it.',
      why: 'Three full ideas need three end marks. A comma is not strong enough.',
    },
    {
      topics: ['submarine', 'periscope'],
      before: 'Dive shouted the captain as the submarine shook.',
      after: '“Dive!” shouted the captain as the submarine shook.',
      why: 'The shout has its own mark, inside the speech marks.',
    },
  ],
  strong: [
    {
      topics: ['inventor', 'toaster'],
      after:
        'The inventor had promised three things: perfect toast, no smoke, and (this was the tricky one) a machine that knew when to stop.',
      why: 'The colon opens the list and the brackets whisper an aside.',
    },
    {
      topics: ['ghost', 'hotel'],
      after: '“There’s no such thing,” said Eli, “as a haunted hotel.” He paused. “Is there?”',
      why: 'Broken-up speech keeps its commas and capitals in order.',
    },
    {
      topics: ['gymnast', 'coach', 'judges'],
      after:
        'Her coach, who had not smiled since March, nodded once; the judges, all five of them, leaned forward.',
      why: 'Pairs of commas fence off the extra details. The semicolon balances two halves.',
    },
    {
      topics: ['wombat', 'burrow'],
      after:
        'It was only a small hole, or so we thought, until the wombat backed out of it: forty kilos of fur, mud and outrage.',
      why: 'The colon makes us wait, then delivers.',
    },
    {
      topics: ['sailors', 'island', 'map'],
      after:
        'The sailors’ map was torn; the island’s name was gone. “Well,” said the cook, “we’ll just have to call it ours, won’t we?”',
      why: 'Watch the apostrophes: many sailors (s’), one island (’s), and three shortened words.',
    },
  ],
};
