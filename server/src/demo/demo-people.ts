export const demoPassword = 'inkling-demo';
/** Of every child that may sign in with pictures. */
export const demoPictures = ['sun', 'fish', 'tree'] as const;

export const demoSchoolName = 'Hillside Primary';
export const demoDistrictName = 'Harbour District';

export const demoPeople = {
  freeParent: { full_name: 'Priya Kapoor', screen_name: 'Priya Kapoor', email: 'parent@demo.inkling.test' },
  activeParent: { full_name: 'Tom Okafor', screen_name: 'Tom Okafor', email: 'family@demo.inkling.test' },
  teacher: { full_name: 'Hannah Nguyen', screen_name: 'Hannah Nguyen', email: 'teacher@demo.inkling.test' },
  coTeacher: { full_name: 'Daniel Brooks', screen_name: 'Daniel Brooks', email: 'co@demo.inkling.test' },
  reliefTeacher: {
    full_name: 'Ruth Adeyemi',
    screen_name: 'Ruth Adeyemi',
    email: 'relief@demo.inkling.test',
  },
  admin: { full_name: 'Ruth Calder', screen_name: 'Ruth Calder', email: 'admin@demo.inkling.test' },
  districtAdmin: {
    full_name: 'Grace Whitlam',
    screen_name: 'Grace Whitlam',
    email: 'district@demo.inkling.test',
  },
  mia: {
    full_name: 'Mia Kapoor',
    screen_name: 'mia',
    grade_level: 5,
    main_improvement_goal: 'Stories with an ending that surprises the reader',
  },
  leo: {
    full_name: 'Leo Kapoor',
    screen_name: 'leo',
    grade_level: 3,
    main_improvement_goal: 'Full stops and capital letters',
  },
  zara: {
    full_name: 'Zara Okafor',
    screen_name: 'zara',
    grade_level: 5,
    main_improvement_goal: 'Beginnings that start in the middle of things',
  },
} as const;

export const demoAccounts = [
  { login: demoPeople.mia.screen_name, who: 'student, Year 5' },
  { login: demoPeople.leo.screen_name, who: 'student, Year 3' },
  { login: demoPeople.freeParent.email, who: 'parent of Mia and Leo, Free plan' },
  { login: demoPeople.activeParent.email, who: 'parent of Zara, Unlimited AI' },
  { login: demoPeople.teacher.email, who: 'teacher' },
  { login: demoPeople.admin.email, who: 'admin of the school' },
  { login: demoPeople.districtAdmin.email, who: 'sees the numbers of the school’s district' },
  { login: demoPeople.coTeacher.email, who: 'co-teacher of Year 5' },
  { login: demoPeople.reliefTeacher.email, who: 'relief teacher of Year 3' },
];
