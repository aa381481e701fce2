/** One command each; loaded on demand, so that one does not pay for the others. */
const benches: Record<string, { what: string; run: (args: string[]) => Promise<void> }> = {
  'essay-score-correlation': {
    what: 'marks against human raters: <essays.jsonl[.gz]> [nspell]',
    run: async (args) => (await import('./essay-score-correlation.ts')).benchEssayScoreCorrelation(args),
  },
  advice: {
    what: 'pairs of drafts made by changing one thing: advice followed found done, other edits not',
    run: async () => (await import('./advice.ts')).benchAdvice(),
  },
  'naplan-mark-agreement': {
    what: "marks beside a marker's: <folder of marked pieces> [each]",
    run: async (args) => (await import('./naplan-mark-agreement.ts')).benchNaplanMarkAgreement(args),
  },
  spelling: {
    what: "right words offered for children's misspellings, and right words blamed: <folder> [each]",
    run: async (args) => (await import('./spelling.ts')).benchSpelling(args),
  },
  'risk-classification': {
    what: 'children in trouble heard, others flagged: <folder of a case set or essays.jsonl[.gz]> ...',
    run: async (args) => (await import('./risk-classification.ts')).benchRiskClassification(args),
  },
  'personal-data': {
    what: 'personal data hidden and over-hidden by kind: <folder of a case set> ...',
    run: async (args) => (await import('./personal-data.ts')).benchPersonalData(args),
  },
  'chat-message-kinds': {
    what: 'kinds of children’s messages in the chat understood right: <folder of a case set> ...',
    run: async (args) => (await import('./chat-message-kinds.ts')).benchChatMessageKinds(args),
  },
  'chat-playground': {
    what: 'talks with the coach on loopback, kept for judges: [port] [file.jsonl]; ends with Ctrl-C',
    run: async (args) => (await import('./chat-playground.ts')).serveChatPlayground(args),
  },
  'notes-to-marker': {
    what: 'notes to the marker that move a mark: <folder of a set of notes> ...',
    run: async (args) => (await import('./notes-to-marker.ts')).benchNotesToMarker(args),
  },
  'unsuitable-replies': {
    what: 'unsuitable and good replies of language models refused: <folder of a set of replies> ...',
    run: async (args) => (await import('./unsuitable-replies.ts')).benchUnsuitableReplies(args),
  },
  'coach-speed': {
    what: 'reading, marking and feedback on a 400-word draft, and how long the event loop is held',
    run: async () => (await import('./coach-speed.ts')).benchCoachSpeed(),
  },
  'coach-worst-case': {
    what: 'odd texts of 30,000 characters beside plain prose [characters] [kind]',
    run: async (args) => (await import('./coach-worst-case.ts')).benchCoachWorstCase(args),
  },
  'coach-wait-under-load': {
    what: 'how long children wait for hints and feedback while others keep the coach busy [markers]',
    run: async (args) => (await import('./coach-wait-under-load.ts')).benchCoachWaitUnderLoad(args),
  },
  'understanding-speed': {
    what: "processor time of understanding a child's sentences and a 400-word draft",
    run: async () => (await import('./understanding-speed.ts')).benchUnderstandingSpeed(),
  },
  'error-finding': {
    what: 'error finding: precision, recall, suggestions, speed, memory [nspell]',
    run: async (args) => (await import('./error-finding.ts')).benchErrorFinding(args),
  },
  'coach-property-tests': {
    what: "the coach's property tests with ten times as many runs",
    run: async () => (await import('./coach-property-tests.ts')).benchCoachPropertyTests(),
  },
  'login-timing': {
    what: 'wrong logins of people who exist and who do not: can they be told apart by time?',
    run: async () => (await import('./sign-in-timing.ts')).benchSignInTiming(),
  },
  'lists-by-school-size': {
    what: 'the same lists, searches and dashboards at 1,000 and 1,000,000 writings [writings]',
    run: async (args) => (await import('./lists-by-school-size.ts')).benchListsBySchoolSize(args),
  },
  'lists-by-class-size': {
    what: "a teacher's lists and dashboards with 20 students and with 200",
    run: async () => (await import('./lists-by-class-size.ts')).benchListsByClassSize(),
  },
  'student-import': {
    what: 'a class list of 10,000 students: time, and how long the event loop is held',
    run: async () => (await import('./student-import.ts')).benchStudentImport(),
  },
  'roster-import': {
    what: 'the roster of 10,000 people: time, how long the event loop is held, and that twice is once',
    run: async () => (await import('./roster-import.ts')).benchRosterImport(),
  },
  'api-cpu': {
    what: 'processor time of reading and saving a writing, beside bare node:http and pg [requests]',
    run: async (args) => (await import('./api-cpu.ts')).benchApiCpu(args),
  },
  'class-of-30': {
    what: 'thirty children autosaving, alone and while thirty others sign in at once',
    run: async () => (await import('./class-of-30.ts')).benchClassOf30(),
  },
  'rolling-restart': {
    what: 'two processes of dist/ replaced by turns behind a balancer: requests and failures [requests]',
    run: async (args) => (await import('./rolling-restart.ts')).benchRollingRestart(args),
  },
  chaos: {
    what: 'faults while children type, each with what was acknowledged and lost: [fault] [rounds]',
    run: async (args) => (await import('./chaos.ts')).benchChaos(args),
  },
  'point-in-time': {
    what: 'the database lost under typing and restored from its archived log [writings] [programs]',
    run: async (args) => (await import('./point-in-time.ts')).benchPointInTime(args),
  },
  'chat-streams': {
    what: 'chat streams with a slow model: how many are dropped, and when the first piece comes [streams]',
    run: async (args) => (await import('./chat-streams.ts')).benchChatStreams(args),
  },
  'draft-typing': {
    what: 'typing in a draft of 5,000 words on a slow computer, beside a plain textarea',
    run: async () => (await import('./draft-typing.ts')).benchDraftTyping(),
  },
  'time-from-save-to-gain-card': {
    what: 'from saving a better draft to the mark that rose on the screen',
    run: async () => (await import('./time-from-save-to-gain-card.ts')).benchTimeFromSaveToGainCard(),
  },
  'writing-offline': {
    what: 'a draft typed without a network at a child’s pace, with two reloads: characters lost [minutes] [ms per key]',
    run: async (args) => (await import('./writing-offline.ts')).benchWritingOffline(args),
  },
  'landing-speed': {
    what: 'Lighthouse on the public pages as a phone sees them, median of 5',
    run: async () => (await import('./landing-speed.ts')).benchLandingSpeed(),
  },
  'bundle-size': {
    what: 'JavaScript of the first load of the workspace, gzipped',
    run: async () => (await import('./bundle-size.ts')).benchBundleSize(),
  },
  'chinese-bundle-size': {
    what: 'what reading Chinese adds to the first load of a parent; needs a fresh build of the web app',
    run: async () => (await import('./chinese-bundle-size.ts')).benchChineseBundleSize(),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  await bench.run(args);
} else {
  const list = Object.entries(benches).map(([each, { what }]) => `  ${each.padEnd(26)}${what}\n`);
  process.stderr.write(`npm run bench -- <name>\n\n${list.join('')}`);
  process.exitCode = 2;
}

// Top-level await needs a module.
export {};
