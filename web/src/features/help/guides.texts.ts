import { texts } from '../../language/texts.ts';

/** What parents read in the help; what is for teachers alone stays English. */
export const guideTexts = texts('help/guides', {
  categories: {
    start: { title: 'Getting started', text: 'Accounts, children and the first piece of writing' },
    writing: { title: 'Writing with the coach', text: 'Steps, drafts and asking for help' },
    feedback: { title: 'Feedback and progress', text: 'What the scores mean and how to use them' },
    classes: { title: 'Classes and challenges', text: 'Class codes, activities and weekly challenges' },
    families: { title: 'Parents and children', text: 'Adding children and following their work' },
    account: { title: 'Account and billing', text: 'Passwords, emails, plans and payments' },
  },
  guides: {
    'child-alerts': {
      title: 'When the coach is worried about your child',
      lines: [
        'Where the coach is sure, your child gets a caring message with the numbers of helplines, and you and their teachers get one email, one notice in the bell and an alert on the dashboard. Some worries are read by a teacher first.',
        'What is only worth a look changes nothing for your child, sends no email and rings no bell. It waits in a calm list on your dashboard. The coach can be wrong, and stories can be dark: read the words first.',
        'Answer with one tap: Talked with them, Fiction or No worry. Teachers read what you did and when, and you what they did; they read your notes, too. Under Alerts everything answered can be read again and changed.',
      ],
    },
    'first-steps': {
      title: 'Your first steps',
      lines: [
        'A parent creates an account with an email address and a password.',
        'The parent adds each child with a username and a password of its own.',
        'The child signs in with that username, joins a class or starts a piece of writing, and is on the way.',
      ],
    },
    'signing-in': {
      title: 'Signing in as a student',
      lines: [
        'Use the username your parent or teacher gave you, not an email address.',
        'If you forgot your password, ask whoever made your account: they can set a new one for you.',
        'Do other people use the same computer? Tick “This is a shared computer” before you sign in. You are then signed out a minute after you close the tab, after half an hour in which nobody touches it, and after twelve hours at most. To be signed out at once, log out.',
        'Do you have a card with three pictures? Choose “Sign in with your class”, type the letters from the board, and tap your name and your pictures.',
        'Did your school give you an account of its own? Choose “Sign in with your school” and enter your school email or the code of your school.',
      ],
    },
    'writing-steps': {
      title: 'From idea to finished piece',
      lines: [
        'Every piece is written in steps: collect ideas, plan the parts, write the draft, use the feedback.',
        'The task stands beside your draft, and a title you chose yourself can be changed with the pencil beside it.',
        'You can go back to a step you have already done. Your draft is saved while you type.',
        'The coach asks questions and gives hints. The words are always yours: the keyboard of your device does not correct them unless your teacher switched that on.',
        'No network? Go on writing. Your words and messages wait on this device, and the coach reads your draft once you are connected.',
        '"Check my spelling" underlines words to look at again. Tap one for a hint; "Give me a clue" and "Show me the word" help when you are stuck.',
      ],
    },
    'idea-cards': {
      title: 'Talking with the coach, and your idea cards',
      lines: [
        'The coach asks one question at a time. There are no wrong answers, and one word is enough.',
        'What you tell goes on idea cards, in your own words. The pencil lets you change the words or the heading of a card, and the bin takes it away.',
        'Is something wrong on a card? Tell the coach, and it shows you the card so that you can change it.',
        'When the coach is not sure what you mean, it shows buttons to tap. Tap the one you mean, or just type.',
        'Not sure what to say? Tap "Give me a hint", "I\'m stuck" or "Next question".',
        'When you have enough, tap "I\'m ready". In your plan, "Use my cards" puts them into the boxes that are still empty.',
      ],
    },
    saving: {
      title: 'Is my writing saved?',
      lines: [
        'Yes. "Auto saved" below the draft means it has arrived safely.',
        'Without a connection your words stay on this device and are sent when it is back.',
      ],
    },
    'reading-feedback': {
      title: 'Reading your feedback',
      lines: [
        'Feedback looks at one thing at a time: ideas, structure, vocabulary, sentences, spelling and more.',
        'Each part tells you what works well and one thing to try next. Start with the one you like best.',
        'It begins with one thing that works and one thing to do next. “Fix this bit” opens your draft at that sentence; “See all” shows the rest.',
        'When you save a change the coach reads it by itself and shows what you did: the sentence before and now, and the mark if it rose.',
        'You decide: say “I tried it”, “Not now” or “I disagree”. For the last two the coach shows something else, and “Bring it back” takes it back.',
        'The score compares a story or an argument in English with what is usual in your year. Poems, reflections and texts in other languages get words and no score.',
      ],
    },
    'another-draft': {
      title: 'When your teacher asks for another draft',
      lines: [
        'A piece that came back says "Returned" on its card. Open it: what your teacher asks for stands at the top.',
        'Comments on single passages are marked in your text and listed under "Your teacher".',
        'Change your draft and complete it again. Your earlier draft is kept, and so are your badges.',
      ],
    },
    progress: {
      title: 'Following your progress',
      lines: [
        'Your dashboard shows how many pieces you have finished, begun and not started yet.',
        'How I grow, on your progress page, shows each skill over time: the line is your first attempts, the green steps are what you added by making a draft better.',
        'Achievements are earned by finishing pieces, keeping at it and joining challenges.',
      ],
    },
    'class-code': {
      title: 'Joining a class',
      lines: [
        'Your teacher gives you a class code of 8 letters or numbers.',
        'Enter it once. The activities of the class then appear among your writings.',
      ],
    },
    challenges: {
      title: 'Taking part in a challenge',
      lines: [
        'A challenge is open between its start and its end. Students join and hand in their writing in that time.',
        'On the Free plan a family can begin 4 challenges or own pieces a month; work from a class is not counted.',
      ],
    },
    'adding-children': {
      title: 'Adding a child',
      lines: [
        'Open My Children and fill in the form: full name, username, password and year level.',
        'You confirm that you are the parent or guardian. The Free plan has room for 2 children, Unlimited AI for 5.',
      ],
    },
    'child-password': {
      title: "Changing a child's password",
      lines: ['Open My Children, choose Edit on the card of the child, type a new password and save.'],
    },
    'pictures-in-class': {
      title: 'Signing in with pictures in class',
      lines: [
        'Young children can tap three secret pictures in class instead of typing a password. Open My Children, choose Edit on the card of the child and switch it on for a class; the teacher of that class then gives your child the pictures. In a class that your child joins later it is off until you switch it on.',
        'They work only during a lesson that a teacher has opened, and not at home. Switch it off and they are gone.',
      ],
    },
    'what-grew': {
      title: 'What grew this month',
      lines: [
        'With Unlimited AI each child has a page in plain words for every month: what they finished, a sentence of theirs, what grew, one thing to try at home, what a teacher said and what comes next. Open it from the dashboard.',
        'On the first of each month it comes by email too. Nothing is made up: a month without writing has no letter. You stop the emails under Settings, Notifications, Feedback.',
      ],
    },
    'shared-reports': {
      title: 'Reports from teachers',
      lines: [
        "When a teacher shares a writing report with you, a notice says so. You find it under Children's Progress, to read or as a PDF, on every plan.",
      ],
    },
    'which-child': {
      title: 'What emails and notices call your child',
      lines: [
        'Open Settings, then Notifications: first name, initials or no name. Without names several children are told apart by their school year or by the order you added them.',
        'Names stand only in your own account and in emails to your verified address.',
      ],
    },
    'child-privacy': {
      title: 'What classmates see of a child',
      lines: [
        'Nothing, until you switch it on. Open Settings, then Privacy: each child has four switches of their own.',
        'They share finished pieces, progress, activity or being online with classmates in the same challenge. Wellbeing pieces, marks and usernames are never shared.',
      ],
    },
    'child-rights': {
      title: "Keeping a child's work, and who opened it",
      lines: [
        'Open My Children and choose Edit on the card of the child. Below the form you download the portfolio, a book of all they wrote to print, for Word or as a page, and a full copy of everything we keep.',
        'The list under it names every grown-up who opened the work, and when.',
      ],
    },
    'verify-email': {
      title: 'Verifying your email',
      lines: [
        'Open Settings and press Verify Email. The letter holds a link that is good for one use.',
        'Adding children and subscribing need a verified email address.',
      ],
    },
    plans: {
      title: 'Plans and payments',
      lines: [
        'The Free plan costs nothing and needs no card. Unlimited AI is paid monthly and can be cancelled at any time.',
        'A family that never had a plan pays less for its first month, for 24 hours from the first time it sees that offer. Your dashboard and the page Billing say when yours ends.',
        "You always read your children's finished writing and what teachers said about it, on every plan. A plan buys depth: drafts under way, the coach's feedback, growth, chats and times.",
        'Payments are handled by our payment provider; we never see or keep your card number.',
      ],
    },
  },
  faqs: {
    'writes-for-me': {
      question: 'Does Inkling write the text for my child?',
      answer:
        'No. The coach asks, explains and gives examples from other topics. It never hands over a finished paragraph: the writing stays your child’s own.',
    },
    'who-reads': {
      question: 'Who can read what my child writes?',
      answer:
        'You, your child and the teachers of the classes and challenges your child has joined. Classmates see nothing unless you switch it on for that child under Settings, Privacy. Nothing is used for advertising.',
    },
    naplan: {
      question: 'What is the feedback based on?',
      answer:
        'For narrative and persuasive writing it follows the ten criteria that Australian schools know from NAPLAN, in words a child can use.',
    },
    'forgot-password': {
      question: 'I forgot my password. What now?',
      answer:
        'Parents and teachers choose "Forgot password?" on the sign-in page. Students ask their parent, who can set a new password under My Children, or their teacher, who can make a new login card.',
    },
    passkey: {
      question: 'Can I sign in without a password?',
      answer:
        'Parents and teachers can: add a passkey under Settings, Account, and from then on your fingerprint, your face or the PIN of your device opens your account. Add a second one on another device, in case you lose the first. Children sign in with their username and password, or as their school shows them.',
    },
    'delete-account': {
      question: 'Can I delete my account and everything in it?',
      answer:
        'Yes, at any time: Settings, Account, Danger Zone. Deleting a parent account also deletes the children’s accounts and all their writing.',
    },
  },
});
