import { beforeAll, describe, expect, it } from 'vitest';
import { errorFinderForTests } from '../../testing/error-finder.ts';
import type { ErrorFinder } from '../create-error-finder.ts';

let finder: ErrorFinder;
beforeAll(async () => {
  finder = await errorFinderForTests();
});

/** `[...]` marks the place; the first suggestion stands behind the arrow. */
const slips: [rule: string, marked: string, suggestion: string][] = [
  ['possessive-apostrophe', 'Then my friend Oscar ran. It was [Oscars] idea.', "Oscar's"],
  ['capital-i', 'My mum and [i] went out.', 'I'],
  ['sentence-capital', 'We had fun. [then] we slept.', 'Then'],
  ['day-capital', 'On [monday] we swim.', 'Monday'],
  ['month-capital', 'It is in [july] again.', 'July'],
  ['place-capital', 'I live in [australia] now.', 'Australia'],
  ['language-capital', 'We speak [english] here.', 'English'],
  ['holiday-capital', 'I love [christmas] lunch.', 'Christmas'],
  ['name-capital', 'I saw [mr] Brown there.', 'Mr'],
  ['name-capital', 'My friend [emma] came.', 'Emma'],
  ['stray-capital', 'We went [home Then] we slept.', 'home. Then'],
  ['small-after-speech', '"Let’s go," [Said] Ben.', 'said'],
  ['end-mark', 'We had a great time at the [zoo]', 'zoo.'],
  ['end-mark', 'Where did you find my [hat]', 'hat?'],
  ['end-mark', 'What a great [day]', 'day!'],
  ['question-mark', 'Where are you [going.]', 'going?'],
  ['question-mark', 'How many apples do you [have.]', 'have?'],
  ['question-mark', 'Do you want animals to [suffer.]', 'suffer?'],
  ['speech-comma', '"I am [hungry"] said Tom.', 'hungry,"'],
  ['speech-comma', '"Where are you [going"] asked Dad.', 'going?"'],
  ['speech-comma', '"I want to [go."] said Mia.', 'go,"'],
  ['speech-question', '"Where are you [going,"] asked Dad.', 'going?"'],
  ['comma-before-speech', 'Tom [said "]I am tired."', 'said, "'],
  ['close-speech', '"We should [run,] whispered Ella.', 'run,"'],
  ['open-speech', '[Help] shouted the boy.', '"Help!"'],
  ['speech-capital', '"[hello]," said the wizard.', 'Hello'],
  ['space-before-mark', 'I had a sandwich[ ,] chips and juice.', ','],
  ['space-after-mark', 'We ran home[.W]e were wet.', '. W'],
  ['double-word', 'I saw [the the] dog.', 'the'],
  ['double-word', 'Then [it it] was dark.', 'it'],
  ['list-comma', 'I like [apples bananas] and oranges.', 'apples, bananas'],
  ['comma-splice', 'We went to the [beach, it] was hot.', 'beach. It'],
  ['run-on', 'We went to the [park it] was fun.', 'park. It'],
  ['two-words', 'I have [alot] of toys.', 'a lot'],
  ['irregular-past', 'I [brang] my teddy.', 'brought'],
  ['irregular-plural', 'The [childrens] ran.', 'children'],
  ['missing-apostrophe', 'I [dont] know.', "don't"],
  ['moved-apostrophe', "It [was'nt] me.", "wasn't"],
  ['possessive-apostrophe', 'It spoke in a [ladys] voice.', "lady's"],
  ['possessive-apostrophe', 'We broke the [babys] cot.', "baby's"],
  ['spelling', 'Two [ladys] laughed.', 'ladies'],
  ['hole-for-whole', 'She is the boss of our [hole] farm.', 'whole'],
  ['one-word', 'We [tip toed] past the dog.', 'tiptoed'],
  ['informal-word', 'We were [gonna] swim.', 'going to'],
];

const fine = [
  'Studies are long. My Study is small. SPLASH! went the bus.',
  'If he drops it it will be fine.',
  'The smell of the yasmin came up to us.',
  'I went on Monday in July.',
  'My dog is three (he is old).',
  '"Come on!" Mum shouted.',
  '"Are you there?" asked Tom.',
  '"I think," she said, "that we are lost."',
  'She said that she was tired.',
  'When I got home, I slept.',
  'What you did was kind.',
  'When it rains we stay inside.',
  'No, no, no, I said.',
  'Every winter it rained.',
  'The book I read was good.',
  'It warms us, it feeds us, and it is free.',
  'Wait... what was that?',
  'For example, we can walk to school.',
  'They ran, but once it got dark, they stopped.',
  'I like it because without it we are lost.',
  '"We’re gonna win!" yelled Tom.',
  'I really really like it.',
  'He ran the best race ever.',
  'It was so so loud.',
  'The bus goes up up up!',
  'A midge bit me on the i lid.',
  'We lived in Hoi An near the river.',
  'He shouted, "Fifty bob!" and it rained cats and dogs.',
];

describe('marks, capitals, speech and joins', () => {
  it.each(slips)('%s: %s', async (rule, marked, suggestion) => {
    const text = marked.replace(/[[\]]/g, '');
    const found = (await finder.find(text)).map((each) => ({
      rule: each.rule,
      marked: `${text.slice(0, each.start)}[${text.slice(each.start, each.end)}]${text.slice(each.end)}`,
      suggestion: each.suggestions[0],
    }));
    expect(found).toContainEqual({ rule, marked, suggestion });
  });

  it.each(fine)('leaves alone: %s', async (text) => {
    expect((await finder.find(text)).map(({ rule }) => rule)).toEqual([]);
  });

  it('asks for no mark after the lines of a list or under a letter', async () => {
    const list = 'I would like these things back:\n1. One loaf of brown bread\n2. Six cakes for my party';
    expect(await finder.find(list)).toEqual([]);
    const letter = 'Dear Mr Wong,\n\nPlease leave our tree.\n\nYours,\nMina Das and eleven other children';
    expect((await finder.find(letter)).map(({ rule }) => rule)).toEqual([]);
  });

  it('asks for no mark after titles, list lines and broken lines', async () => {
    const text =
      'The Lost Dog\n\nI saw a dog.\n\n- two eggs and milk\n\nMy Second Story Today\n\nHe ran home.';
    expect(await finder.find(text)).toEqual([]);
  });
});
