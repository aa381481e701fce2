/** What becomes of a list: who is added as "name / year / email", and why other lines are not. */
export interface ExpectedList {
  added: string[];
  others?: [line: number, result: 'skipped' | 'failed', reason: RegExp][];
  /** Why the file is refused as a whole. */
  refused?: RegExp;
}

export const expectedLists: Record<string, ExpectedList> = {
  '01-own-template': {
    added: [
      'Mia Chen / 5 / mia.chen@school.test',
      'Leo Park / 5 / leo.park@school.test',
      'Ava Rossi / 5 / ava.rossi@school.test',
    ],
  },
  '02-no-email': { added: ['Noah Williams / 4', 'Isla Brown / 4', 'Tom Nguyen / 4'] },
  '03-first-and-last': { added: ["Grace O'Connor / 6", 'Oliver van der Berg / 6', 'Aisha Khan / 6'] },
  '04-surname-first': { added: ['Eleni Papadopoulos / 5', 'Harry Smith-Jones / 5', 'Ruwan De Silva / 5'] },
  '05-one-column-surname-comma-first': {
    added: ['Linh Nguyen / 3', 'Sam Taylor / 3', 'Mary Anne St John / 3'],
  },
  '06-school-system-preferred-name': {
    added: ['Ming Chen / 5', 'Elizabeth Walker / 5', 'AJ Singh / 6'],
  },
  '07-three-titles-and-a-total': {
    added: ['Charlie Abbott / 5', 'Minh Bui / 5', 'Bella Costa / 5'],
    others: [[10, 'skipped', /a total/]],
  },
  '08-semicolons': {
    added: [
      'Jonas Müller / 6 / jonas.mueller@schule.test',
      'Elif Öztürk / 6 / elif.oeztuerk@schule.test',
      'Lucía García / 6',
    ],
  },
  '09-tabs': { added: ['Ruby Clarke / 5', 'Jack Evans / 5', 'Zara Ali / 6'] },
  '10-utf16-tabs': {
    added: ['Zoë Krüger / 7', 'Łukasz Nowak / 7', 'Siân Price / 8'],
  },
  '11-utf16-big-endian': { added: ['José Peña / 2', 'Anaïs Lefèvre / 2'] },
  '12-windows-1252': {
    added: ['Zoë Müller / 5', "Chloé O'Brien / 5", "François D'Souza / 5"],
  },
  '13-separator-line-and-bom': {
    added: ['Hugo Martin / 4 / hugo.martin@ecole.test', 'Inès Dubois / 4'],
  },
  '14-oneroster-users': {
    added: ['Emily Chan / 5 / echan@school.test', 'David Okafor / 5'],
    others: [[4, 'skipped', /teacher/]],
  },
  '15-markbook-with-points': {
    added: ['Ella Adams / None / ella.adams@school.test', 'Finn Baker / None / finn.baker@school.test'],
    others: [
      [2, 'skipped', /surname/],
      [3, 'skipped', /surname/],
      [6, 'skipped', /surname/],
    ],
  },
  '16-only-names': {
    added: ['Mia Chen / None', 'Leo Park / None', 'Priya Raman / None', 'Thomas de Vries / None'],
  },
  '17-no-header': {
    added: ['Mia Chen / 5 / mia.c@school.test', 'Leo Park / 5', 'Priya Raman / 6 / priya.r@school.test'],
  },
  '18-empty-columns-and-rows': { added: ['Harriet Wong / 4', 'Bilal Hussein / 4'] },
  '19-line-breaks-in-quotes': { added: ['Ethan Lowe / 3', 'Maya Levi / 3', 'Kai "KJ" Jones / 3'] },
  '20-united-kingdom': { added: ['Alfie Hughes / 5', 'Fatima Begum / 5', 'Isla MacDonald / 6'] },
  '21-last-first-and-home-room': { added: ['Mateo Garcia / 8', 'Tyrell Johnson / 8', 'Grace H Lee / 7'] },
  '22-doubles': {
    added: [
      'Jack Smith / 5 / jack.smith1@school.test',
      'Jack Smith / 5 / jack.smith2@school.test',
      'Lily Tran / 5',
      'Omar Said / 5 / omar@school.test',
    ],
    others: [
      [5, 'skipped', /name as line 4/],
      [7, 'skipped', /e-mail as line 6/],
    ],
  },
  '23-lines-that-cannot-be-taken': {
    added: ['Eve Stone / 5 / eve@school.test'],
    others: [
      [2, 'failed', /name is missing/],
      [3, 'failed', /complete e-mail/],
      [4, 'failed', /between 1 and 12/],
      [5, 'failed', /between 1 and 12/],
    ],
  },
  '24-years-in-many-ways': {
    added: [
      'Amy Ash / 3',
      'Bo Birch / 4',
      'Cy Cedar / 4',
      'Di Daisy / 4',
      'Ed Elm / 3',
      'Flo Fern / 4',
      'Gus Gum / 4',
      'Hal Holly / 4',
    ],
    others: [[10, 'failed', /grade level is missing/]],
  },
  '25-names-in-other-scripts': {
    added: ['王小明 / 5', 'Nguyễn Thị Hương / 5', 'محمد علي / 5', 'Ольга Петрова / 5', '김민준 / 5'],
  },
  '26-chinese-headers': { added: ['李娜 / 5 / lina@school.test', '张伟 / 5'] },
  '27-old-mac-line-ends': { added: ['Angus Fraser / 9', 'Matilda Jane Green / 9'] },
  '28-capitals': { added: ["Sinead O'NEILL / 10", 'Callum McKENZIE / 10', 'Suharto / 10'] },
  '29-two-pages': {
    added: ['Lola Archer / 4', 'Max Bond / 4', 'Ivy Cole / 4'],
    others: [
      [6, 'skipped', /page number/],
      [7, 'skipped', /title/],
      [8, 'skipped', /title/],
      [11, 'skipped', /page number/],
    ],
  },
  '30-not-a-class-list': { added: [], refused: /which column holds the names.*line 1/ },
  '31-chinese-surname-apart': { added: ['王小红 / 5', 'Mia Chen / 5'] },
  '32-titles-and-a-quoted-total': {
    added: ['Zara OKAFOR / 4', "Liam Patrick O'BRIEN / 4", 'Anneke VAN DER BERG / 4'],
    others: [[10, 'skipped', /a total/]],
  },
  '33-codes-and-parents': {
    added: ['Zara Okafor / 5 / zara.okafor@school.example', 'Jimmy Lin / 5 / jian.lin@school.example'],
  },
  '34-legal-forename-and-reg': { added: ['Yusuf Ahmed / 5', 'Evie Clarke-Jones / 5'] },
  '35-generated-on-and-guardian': { added: ['Yusuf Ahmed / 6', 'Evie Clarke-Jones / 6'] },
  '36-run-together-headings': { added: ['Giulia Rossi / 3', 'Minh Nguyen / 3'] },
  '37-tabs-and-last-first': { added: ['Sofia L Garcia / 4', 'Marcus Smith Jr / 4'] },
  '38-markbook-with-rows-of-points': {
    added: [
      'Sofia Garcia / None / sofia.garcia@district.example',
      'Marcus Smith / None / marcus.smith@district.example',
    ],
    others: [
      [2, 'skipped', /not a student/],
      [3, 'skipped', /not a student/],
      [4, 'skipped', /title/],
      [5, 'skipped', /surname/],
      [8, 'skipped', /surname/],
    ],
  },
  '39-line-break-in-a-note-utf16': { added: ['Zoë Müller / 5', 'José Peña / 5'] },
  '40-name-of-the-student-and-class': {
    added: ['AARAV SHARMA / 5', 'DIYA R. IYER / 5', 'MOHAMMED FAIZ / 5'],
  },
  '41-standard-in-roman': { added: ['Aarav Sharma / 6', 'Diya Iyer / 6'] },
  '42-managed-accounts': {
    added: ['Sofia Garcia / 5 / sofia@dist.example', 'Marcus Smith / 5 / marcus@dist.example'],
  },
  '43-family-members': {
    added: ['Hana Kim (김하나) / 4 / hana.kim@intl.example', 'Omar Haddad / 4 / omar.h@intl.example'],
  },
  '44-merged-cells': {
    added: ['Ava Brown / 5', 'Leo Chen / 5', 'Mia Davis / 5', 'Noah Evans / 6', 'Isla Foster / 6'],
  },
  '45-boys-and-girls-counted': {
    added: ['Brown Ava / 3', 'Chen Leo / 3', 'Davis Mia / 3'],
    others: [
      [7, 'skipped', /a total/],
      [8, 'skipped', /a total/],
      [9, 'skipped', /title/],
    ],
  },
  '46-saved-on-an-old-mac': { added: ['Zoë Brønsted / 3', 'Áine Ní Bhriain / 3'] },
  '47-middle-names-and-suffixes': { added: ['Sofia Garcia / 4', 'Marcus Smith / 4'] },
  '48-surname-in-capitals-first': {
    added: ['Yusuf AHMED / 7 / yusuf@acad.example', 'Evie CLARKE / 7 / evie@acad.example'],
  },
  '49-kindergarten': {
    added: ['Mia Davis / 1'],
    others: [
      [2, 'failed', /between 1 and 12/],
      [3, 'failed', /between 1 and 12/],
    ],
  },
};
