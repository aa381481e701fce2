import { expect, it } from 'vitest';
import { assess } from '../../marking/assess.ts';
import { analyseText } from '../../parse/index.ts';

/** Held together by what it takes up again: the library, its lamps, the readers, the council's sums. */
const essay = `Our town library closes at five. Five is the hour when the people who need it finish work, collect their children and walk past its dark windows.

Those windows were lit until nine when my grandmother learned English there. She arrived with one suitcase and a dictionary whose pages were coming loose. The librarian mended that dictionary with tape, found her a desk beneath a lamp and corrected her spelling every Tuesday for a year. That lamp paid for itself. My grandmother taught two hundred children to read.

The council calls late opening a cost. This cost, printed in its own report, is smaller than the bill for watering the roundabout on Station Street. Nobody has ever learned to read on a roundabout.

Reading needs a room. Many students share theirs with brothers, televisions and a kitchen table that must be cleared by six. The quiet such students lack at home is sitting empty behind a locked door, heated and paid for.

A key would open it. The same council that found money for tulips can find a caretaker, two lamps and four hours. These hours would cost less than the tulips, and they would not wilt.`;

const cohesionOf = (text: string): number =>
  assess({ analysis: analyseText(text), findings: [], genre: 'persuasive', year: 10 }).marks.find(
    ({ criterion }) => criterion === 'cohesion',
  )?.mark ?? 0;

it('a text that hangs together without linking words gets its mark for it', () => {
  expect(cohesionOf(essay)).toBeGreaterThanOrEqual(3);
});

it('sentences that take up nothing from each other get less', () => {
  const loose = `The harbour smells of diesel. My uncle repairs violins. Elephants sleep for two hours. The printer needs paper. Snow fell on Hobart. A biscuit contains butter. The goalkeeper wore green gloves. Satellites circle the planet. Our neighbour grows pumpkins. The orchestra tuned up. Chalk breaks easily. The ferry left early. A spider built its web. The surgeon washed carefully. Pencils were invented in England. The bakery opens early. Kangaroos drink at dusk. The mayor resigned. Lightning struck a chimney. Volcanoes build islands.`;
  expect(cohesionOf(loose)).toBeLessThan(cohesionOf(essay));
});
