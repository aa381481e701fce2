import type { Role } from '@inkling/contract';
import { familyGuides } from './family-guides.ts';
import type { Guide } from './guide.ts';
import { schoolGuides } from './school-guides.ts';

const guides: Guide[] = [
  {
    id: 'first-steps',
    category: 'start',
    title: 'Your first steps',
    lines: [
      'A parent creates an account with an email address and a password.',
      'The parent adds each child with a username and a password of its own.',
      'The child signs in with that username, joins a class or starts a piece of writing, and is on the way.',
    ],
  },
  {
    id: 'signing-in',
    category: 'start',
    title: 'Signing in as a student',
    lines: [
      'Use the username your parent or teacher gave you, not an email address.',
      'If you forgot your password, ask whoever made your account: they can set a new one for you.',
      'Do other people use the same computer? Tick “This is a shared computer” before you sign in. You are then signed out a minute after you close the tab, after half an hour in which nobody touches it, and after twelve hours at most. To be signed out at once, log out.',
      'Do you have a card with three pictures? Choose “Sign in with your class”, type the letters from the board, and tap your name and your pictures.',
      'Did your school give you an account of its own? Choose “Sign in with your school” and enter your school email or the code of your school.',
    ],
  },
  {
    id: 'writing-steps',
    category: 'writing',
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
  {
    id: 'idea-cards',
    category: 'writing',
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
  {
    id: 'saving',
    category: 'writing',
    title: 'Is my writing saved?',
    lines: [
      'Yes. "Auto saved" below the draft means it has arrived safely.',
      'Without a connection your words stay on this device and are sent when it is back.',
    ],
  },
  {
    id: 'reading-feedback',
    category: 'feedback',
    title: 'Reading your feedback',
    lines: [
      'Feedback looks at one thing at a time: ideas, structure, vocabulary, sentences, spelling and more.',
      'Each part tells you what works well and one thing to try next. Start with the one you like best.',
      'It begins with one thing that works and one thing to do next. “Fix this bit” opens your draft at that sentence; “See all” shows the rest.',
      'When you save a change the coach reads it by itself and shows what you did: the sentence before and now, and the mark if it rose.',
      'You decide: say “I tried it”, “Not now” or “I disagree”.',
      'The score compares a story or an argument in English with what is usual in your year. Poems, reflections and texts in other languages get words and no score.',
    ],
  },
  {
    id: 'another-draft',
    category: 'feedback',
    title: 'When your teacher asks for another draft',
    lines: [
      'A piece that came back says "Returned" on its card. Open it: what your teacher asks for stands at the top.',
      'Comments on single passages are marked in your text and listed under "Your teacher".',
      'Change your draft and complete it again. Your earlier draft is kept, and so are your badges.',
    ],
  },
  {
    id: 'reviewing-work',
    category: 'classes',
    reader: 'teacher',
    title: "Reviewing your students' work",
    lines: [
      'The bell tells you when students hand in their work: once a day for each activity, with how many they are. After school, one letter sums up the day; both can be switched off in your settings.',
      'Your dashboard begins with what waits for you: pieces to review, pieces handed in again, overdue and unstarted work, and alerts. Each number opens its queue.',
      'Feedback opens on what is to review, the longest wait first, and can be narrowed to a course. Select words of the text to comment on exactly them, or comment on the whole.',
      'Comment and mark as reviewed does both in one step and opens the next piece; Comment and return asks for another draft. A piece leaves the queue with that or with Mark as reviewed, never by opening it; tick several cards to mark them at once.',
      'You can change the score with a reason. Your own comments and reasons can be changed, and comments deleted. What you typed and did not send waits for you when you come back to the piece in this tab. My phrases keeps what you say often, for a criterion if one is open; the pencil changes a phrase.',
      'Beside the text stand the criteria with what each mark means. Choosing one lights its passages. Give a mark of your own with a reason if you like: J and K go through the criteria, the digits set the mark, and the overall follows. Your marks are kept beside the coach’s and shown as yours. Back to the coach’s mark, or the Delete key, takes one back.',
      'Mark blind hides the coach’s marks until yours are saved. Turn it on before you open Feedback: once you have seen the coach’s marks of a draft anywhere, yours no longer count as blind. How well you agree, beside it, shows how often you and the coach gave the same mark, once you have marked thirty pieces blind. Choose a course or a colleague there to see it for one class or one teacher, criterion by criterion.',
      'After a redraft, Round by round says what became of the marks and compares both drafts.',
      'Next and Previous walk through the list as you filtered it; the keys N and P do the same. C writes a comment, and M marks the piece as reviewed.',
    ],
  },
  {
    id: 'student-alerts',
    category: 'feedback',
    reader: 'teacher',
    title: 'When the coach is worried about a student',
    lines: [
      'Where the coach is sure, the student gets a caring message with the numbers of helplines, and every adult responsible gets one email, one notice in the bell and an alert on the dashboard. Each of them leads to the words.',
      "A worry about being hurt or not looked after may be about home. It goes to you alone at first: the family sees it in Inkling once a teacher has answered it. Follow your school's child safety procedure before you answer.",
      'What is only worth a look changes nothing for the student, sends no email and rings no bell. It waits in a calm list below, the surest first.',
      'An alert shows the words with the sentences around them. If you set the work, it opens the writing or the chat at that place.',
      'Answer with one tap: Talked with them, Fiction or No worry. Each adult answers for themselves, and all of them read who did what and when. A note says what you did: the child’s other teachers read it, parents don’t. A student’s page lists answered alerts with all of that. Under Alerts everything answered can be read again and changed.',
    ],
  },
  {
    id: 'child-alerts',
    category: 'families',
    reader: 'parent',
    title: 'When the coach is worried about your child',
    lines: [
      'Where the coach is sure, your child gets a caring message with the numbers of helplines, and you and their teachers get one email, one notice in the bell and an alert on the dashboard. Some worries are read by a teacher first.',
      'What is only worth a look changes nothing for your child, sends no email and rings no bell. It waits in a calm list on your dashboard. The coach can be wrong, and stories can be dark: read the words first.',
      'Answer with one tap: Talked with them, Fiction or No worry. Teachers read what you did and when, and you what they did; they read your notes, too. Under Alerts everything answered can be read again and changed.',
    ],
  },
  {
    id: 'reading-reports',
    category: 'classes',
    reader: 'teacher',
    title: 'Writing reports',
    lines: [
      'Open Reports at the top of every page, or Writing reports from a course or a challenge. Every Monday a report on each student who finished a piece in the week before is added by itself.',
      'New report asks for a course or challenge, one student or all of them, and the days. It is written in a moment and appears in the list; one that failed has Retry.',
      'Choose a course or challenge above the list for the class summary: what to teach next, and on how many pieces that rests. Print all puts it and every report you made for those days into one file. Students who finished nothing get no report.',
      'Share with parents lets the parents read finished reports, in words for families; they are told, and you can stop it again. Open one report to share it alone, or to take back what a colleague shared about your class.',
      'A report shows how each criterion moved from the first to the latest piece, what was practised with score, first attempt and redrafts, a strong sentence of the child, your comments, and two things to do next. The marks are estimates to talk about, not grades.',
      'Print it or download it as a PDF for a meeting with the family. A finished piece has Download PDF too, in the review and for the student who wrote it.',
    ],
  },
  {
    id: 'progress',
    category: 'feedback',
    title: 'Following your progress',
    lines: [
      'Your dashboard shows how many pieces you have finished, begun and not started yet.',
      'How I grow, on your progress page, shows each skill over time: the line is your first attempts, the green steps are what you added by making a draft better.',
      'Achievements are earned by finishing pieces, keeping at it and joining challenges.',
    ],
  },
  {
    id: 'class-code',
    category: 'classes',
    title: 'Joining a class',
    lines: [
      'Your teacher gives you a class code of 8 letters or numbers.',
      'Enter it once. The activities of the class then appear among your writings.',
    ],
  },
  {
    id: 'making-an-activity',
    category: 'classes',
    reader: 'teacher',
    title: 'Making an activity',
    lines: [
      'Open Activities and press Create Activity. Say what the piece is about and for whom, when it is due, and which course or challenge it belongs to; the workflow below leads a student through it.',
      'It is saved as a draft that only you see. Half-filled forms are kept on this device until you save them.',
      'Publish gives it to everybody in its course or challenge, also to those who join later. Its workflow can no longer be changed then, so try Preview as a student first.',
      'Change title, task or date puts a published activity right, for example with a later due date or clearer words at a step; students who have started are told what is new. Work for chosen students can be given to more of them on its page. More time for one student is given with the calendar sign beside the due date: in the grid of the class, under Assignments and on the page of the student; the student is told, and what is due, late or reminded of goes by the new day. Remind writes to those who have not started, once a day: on the page of the activity, in the grid of the class and under Assignments. Duplicate makes a draft of it for another class; a course is duplicated with all its activities.',
      'I read the feedback first keeps what the coach says from the children, and from their parents, until you have marked, returned or approved their work. A child who asks for feedback while writing need not finish first: under To approve in Feedback, open the piece, read what the coach says and press Approve and show feedback; what the coach says to a later draft waits again. They are told that you read it first, and when they can read it too. On the page of a published activity you can choose this later or give it up: what children have been shown they keep, and what was waiting they are told of.',
      'Archive stops it for new students and keeps all work. Delete is there while an activity is in no course or challenge and nobody has it.',
    ],
  },
  {
    id: 'adding-students',
    category: 'classes',
    reader: 'teacher',
    title: 'Adding your students',
    lines: [
      'Students join a course with its class code. You can also add them one by one under Students, or import a list; you see what will happen before anything is saved.',
      'The list can be the .csv file your school system or spreadsheet writes: names in one column or two, years as “5” or “Yr 5”, columns in any order. E-mails are not needed, as students sign in with a username. Each line that is left out is named with its number and the reason.',
      'Login cards give each student you added a username and a new password on paper. After an import they are one press away. Print them at once: the passwords are shown only then. The code on a card opens the sign-in with the username filled in.',
      'Press a name anywhere to open the page of that student: pieces, skills over time, advice and what came of it, comments, reports and alerts.',
      'Delete takes a student out of your classes. An account that a family manages is never destroyed.',
    ],
  },
  {
    id: 'picture-sign-in',
    category: 'classes',
    reader: 'teacher',
    title: 'Letting young children sign in with pictures',
    lines: [
      'Print picture cards once: on the page of the class, press “Picture cards”. Each child gets three secret pictures. They are shown only then; a lost card is replaced with new pictures.',
      'In the lesson, press “Open picture sign-in for this lesson” and “Show on the board”. The children go to the address, type the six letters, and tap their name and their three pictures.',
      'It closes by itself after the time you chose, or with “Close now”. Everybody who came in with pictures is then signed out, so that the tablets are free for the next class. What they wrote is saved. Words that a tablet could not send in time stay on it, where no other child sees them, and are sent as soon as the same child signs in there again.',
      'After five wrong tries on a tablet a child is asked to come to you. The page of the class says who it is: let them try again, or give them new pictures. After 25 wrong tries in one day only new pictures help. If somebody tries a classmate’s pictures, their tablet is stopped, the classmate is not, and you are told.',
      'Children whose account a family manages have pictures once the parent has switched that on for your class, under My Children. All others sign in with their password as before.',
    ],
  },
  ...schoolGuides,
  {
    id: 'building-a-workflow',
    category: 'classes',
    reader: 'teacher',
    title: 'Building a workflow',
    lines: [
      'In the form of an activity, begin with a template or add steps one by one: a video, a chat, a planning form, writing or feedback.',
      'Drag a step by its dots to move it, or use the arrows. Open a step to change its words, questions or criteria.',
      'Press Preview as a student to try the whole way yourself. Nothing you type there is kept.',
    ],
  },
  {
    id: 'challenges',
    category: 'classes',
    title: 'Taking part in a challenge',
    lines: [
      'A challenge is open between its start and its end. Students join and hand in their writing in that time.',
      'On the Free plan a family can begin 4 challenges or own pieces a month; work from a class is not counted.',
    ],
  },
  {
    id: 'running-a-course',
    category: 'classes',
    reader: 'teacher',
    title: 'Running a course',
    lines: [
      'Open Courses, press New Course and fill in the form. Students join with the class code; the button beside it copies it.',
      'A published activity that you add goes to every student of the class at once. One that you take out again disappears where nobody has begun it; begun work stays.',
      'The page of a course shows its students by activities: what is to review, the scores, and what is overdue by how many days. Tick students to remove them from this class only; what they have written stays. Under Teachers you add colleagues by their email address. A co-teacher sees and reviews everything of the course, sets work in it, takes students in and out and prints their login cards; a relief teacher does so until the last day you choose, without changing the class. Make lead hands the course over.',
      'Archive puts a course away for good and keeps it readable. Delete removes the course and its activities, but never what students wrote.',
    ],
  },
  {
    id: 'running-a-challenge',
    category: 'classes',
    reader: 'teacher',
    title: 'Running a challenge',
    lines: [
      'Open Challenges and press Create New Challenge. It needs a cover, at least one activity, and a first and a last day; the dates decide when it is open.',
      'Participants shows who joined, when they were last active and who has finished.',
      'A challenge can be deleted as long as nobody has joined it.',
    ],
  },
  ...familyGuides,
];

/** What concerns a reader: their own guides first, and none that are for somebody else. */
export const guidesFor = (role: Role | undefined): Guide[] => [
  ...guides.filter(({ reader }) => reader && reader === role),
  ...guides.filter(({ reader }) => !reader),
];
