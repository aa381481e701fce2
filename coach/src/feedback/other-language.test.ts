import { expect, test } from 'vitest';
import { analyseText } from '../parse/index.ts';
import { sampleDrafts } from '../testing/pieces/sample-drafts.ts';
import { samplePieces } from '../testing/pieces/sample-pieces.ts';
import { isOtherLanguage } from './other-language.ts';

test.each([
  'Hola, me llamo Ana y vivo en Madrid. Me gusta mucho el chocolate.',
  'Le chat noir dort sur la table. Il est tres content. Une souris arrive et mange le fromage.',
  'Der Hund lief durch den Wald. Er war sehr müde und hungrig.',
  'Il mio cane si chiama Leo. È molto grande e mangia tutto. Ieri siamo andati al parco con la nonna.',
  'Eu gosto muito de jogar futebol com o meu irmão. Ele é muito rápido e não gosta de perder.',
  'Toi rat thich di hoc. Ban toi ten la Lan. Chung toi choi bong da moi ngay.',
  'Saya suka pergi ke sekolah dengan teman saya. Kami bermain bola di lapangan yang besar.',
  'Ang aso ko ay malaki. Masaya siya kapag naglalaro kami sa bakuran ng lola ko.',
])('“%s” is another language', (text) => {
  expect(isOtherLanguage(analyseText(text))).toBe(true);
});

test('no English is taken for another language, misspelt or with foreign words in it', () => {
  const english = [
    ...samplePieces.map(({ text }) => text),
    ...sampleDrafts.map(({ text }) => text),
    'i wnt to the prk wif my dog an he runned wey',
    'My dog is big. “Hola, me llamo Ana”, said my friend, and she laughed at him.',
    'cat dog tree house car sun moon',
  ];
  expect(english.filter((text) => isOtherLanguage(analyseText(text)))).toEqual([]);
});
