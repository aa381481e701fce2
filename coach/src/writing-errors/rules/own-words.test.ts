import { beforeAll, describe, expect, it } from 'vitest';
import { errorFinderForTests } from '../../testing/error-finder.ts';
import type { ErrorFinder } from '../create-error-finder.ts';

let finder: ErrorFinder;
beforeAll(async () => {
  finder = await errorFinderForTests('nspell');
});

const misspeltIn = async (text: string): Promise<string[]> =>
  (await finder.find(text))
    .filter(({ kind }) => kind === 'spelling')
    .map(({ start, end }) => text.slice(start, end));

describe('a word that no dictionary has', () => {
  it.each([
    'At the night market we had murukku and getai. Paati said the murukku must be so crunchy that the dog hears it. I ate nine. My cousin dropped hers in the drain and we both looked at it for a long time.',
    'We were not allowed in the whare because of the tangi. I stood by the waka with my koro and he told me the names of all the paddles. Kia ora, said the man at the gate, and we went home in the rain.',
    'Appa walked in front and I carried the tiffin. Appa never talks on the stairs. At the top Ammi was waiting with a torch and she said we were late. I gave her the tiffin and it was still warm.',
    'There is a thing in my cupboard called a snorbit. A snorbit has nine legs and it only eats socks. On Monday the snorbit ate my left sock and on Tuesday it was sick on the carpet.',
    'For lunch we ate nasi lemak and then siu mai and pastizzi. I spilled the sauce on my shirt. The lady laughed and brought me a wet towel. She said next time I must wear a bib.',
    'We played chasey at the boatshed until the grown-ups called us. It was a bitey sort of wind. Nobody wanted to be the one who went in first, so we all hid behind the boats.',
    'My granda lives doon by the harbour. He cannae hear the door, so we go in and shout. He gave me a biscuit and asked me about school and then he fell asleep in his chair.',
  ])('is left alone where it is one of the writer’s own: %s', async (text) => {
    expect(await misspeltIn(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['We went to the beech becuase it was hot and I saw a dolfin.', ['becuase', 'dolfin']],
    [
      'My frend has a grean bike and he riydes it to scool evry day. We had a rase and I wun. Then we got icy poles at the shop and mine was orinj. I drept it on my shoo and it was stiky.',
      ['frend', 'grean', 'riydes', 'scool', 'evry', 'rase', 'orinj', 'drept', 'stiky'],
    ],
    [
      'The museum was enormous and my favourite part was the dinosaur hall. We walked under the ribs of a giant one. The guide told us that it probly ate plants and swimmed in lakes. I bought a postcard for my grandmother and she put it on the fridge.',
      ['probly'],
    ],
    [
      'I would like to wellcome the new principle. She is definately the best one we have had, and she knows everybody’s name. At assembly she sang a song with us, and nobody laughed. I hope she stays for a very long time.',
      ['definately'],
    ],
  ])('is found where it is misspelt: %s', async (text, misspelt) => {
    expect(await misspeltIn(text)).toEqual(expect.arrayContaining(misspelt));
  });

  it('is found however much is spelt right beside it', async () => {
    const text = 'The owl was verry tired, and so was the moon.\n\n'.repeat(30);
    expect(new Set(await misspeltIn(text))).toEqual(new Set(['verry']));
  });

  it('is one word throughout: its plural and what belongs to it are right, too', async () => {
    const text =
      'My lola cooks on Sundays. All the lolas in our street do, and my lola’s adobo is the best. We eat on the steps with plates on our knees. The cat waits under the last step and gets the bones.';
    expect(await misspeltIn(text)).toEqual([]);
  });

  it('may be dialect where a second one is, and else is a slip', async () => {
    const about = 'He walked doon the road and I saw him. He had a red hat on and a dog with him.';
    expect(await misspeltIn(about)).toEqual(['doon']);
    expect(await misspeltIn(`${about} It is a bonnie dog.`)).toEqual([]);
  });
});
