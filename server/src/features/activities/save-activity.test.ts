import { activities } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UploadRow, UserRow } from '../../db/schema/index.ts';
import { type ActivityBody, activityForm } from '../../testing/activity-form.ts';
import {
  buildActivity,
  buildActivityType,
  buildChallenge,
  buildCourse,
} from '../../testing/build-courses-and-writings.ts';
import { buildUpload } from '../../testing/build-upload.ts';
import { buildUser } from '../../testing/build-user.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { fileUrl } from '../files/index.ts';
import { defaultWorkflows, step } from '../workflows/index.ts';

describe('saving an activity', () => {
  const server = useTestApp();

  const buildTeacher = () => buildUser(server.deps.db, { role: 'teacher' });
  const add = async (teacher: UserRow, overrides: Partial<ActivityBody> = {}) =>
    server.callAs(teacher, activities.addActivity, { body: await activityForm(server.deps.db, overrides) });
  const change = async (teacher: UserRow, id: number, overrides: Partial<ActivityBody> = {}) =>
    server.callAs(teacher, activities.updateActivity, {
      params: { id },
      body: await activityForm(server.deps.db, overrides),
    });

  const opened = async (upload: UploadRow) => (await server.app.inject({ url: fileUrl(upload) })).statusCode;

  it('makes a draft with everything that was filled in', async () => {
    const teacher = await buildTeacher();
    const course = await buildCourse(server.deps.db, { teacher_id: teacher.id });
    const { status, body } = await add(teacher, {
      course_ids: [course.id, course.id],
      hints_allowed: false,
      keyboard_help: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'A night at the lighthouse',
      activity_type: 'narrative',
      status: 'draft',
      grade_levels: [4, 5],
      due_days: 7,
      due_date: null,
      hints_allowed: false,
      keyboard_help: true,
      course_ids: [course.id],
      challenge_ids: [],
      writings_data: { students_count: 0, pending: 0, progressing: 0, completed: 0 },
      permissions: { edit: true, publish: true, archive: true, delete: false },
    });
    expect(body.steps).toHaveLength(defaultWorkflows.narrative.length);
  });

  it('fills in the usual where nothing is said', async () => {
    const teacher = await buildTeacher();
    await buildActivityType(server.deps.db);
    const { title, description, requirements, grade_levels, skill_list, steps } = await activityForm(
      server.deps.db,
    );
    const body = { title, description, requirements, grade_levels, skill_list, steps };
    expect((await server.callAs(teacher, activities.addActivity, { body })).body).toMatchObject({
      activity_type: 'narrative',
      activity_kind_id: await buildActivityType(server.deps.db),
      subject: 'writing',
      estimated_time: 1,
      estimated_time_unit: 'minute',
      due_days: 7,
      due_date: null,
      hints_allowed: true,
      keyboard_help: false,
      createdBy: teacher.id,
    });
  });

  it('counts a wellbeing activity to the subject wellbeing', async () => {
    const steps = [step({ id: 'draft', title: 'Your thoughts', type: 'freeWriting' })];
    const activity_kind_id = await buildActivityType(server.deps.db, 'wellbeing');
    const { body } = await add(await buildTeacher(), { activity_kind_id, steps, subject: 'writing' });
    expect(body).toMatchObject({ activity_type: 'wellbeing', subject: 'wellbeing' });
  });

  it('saves drafts only', async () => {
    const form = await activityForm(server.deps.db);
    const { status, body } = await server.callAs(await buildTeacher(), activities.addActivity, {
      // @ts-expect-error The contract allows no other status; somebody may send one all the same.
      body: { ...form, status: 'published' },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { status: 'An activity is saved as a draft' } });
  });

  it('changes a draft as a whole and keeps it one', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const { body: draft } = await add(teacher, { course_ids: [course.id] });
    const { body } = await change(teacher, draft.id, {
      title: 'Another night',
      activity_kind_id: await buildActivityType(db, 'persuasive'),
      steps: defaultWorkflows.persuasive,
      due_days: null,
      due_date: '2090-05-01',
      challenge_ids: [challenge.id],
    });
    expect(body).toMatchObject({
      id: draft.id,
      title: 'Another night',
      activity_type: 'persuasive',
      status: 'draft',
      due_days: null,
      due_date: '2090-05-01',
      course_ids: [],
      challenge_ids: [challenge.id],
    });
    expect((await change(teacher, draft.id)).body).toMatchObject({ course_ids: [], challenge_ids: [] });
  });

  it.each(['published', 'archived'] as const)('refuses to change one that is %s', async (status) => {
    const teacher = await buildTeacher();
    const activity = await buildActivity(server.deps.db, { teacher_id: teacher.id, status });
    const refused = await change(teacher, activity.id);
    expect(refused).toMatchObject({ status: 409, error: { error_message: 'Only a draft can be changed.' } });
  });

  it('knows nothing of another teacher’s activity, courses and challenges', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const activity = await buildActivity(db, { status: 'draft' });
    expect((await change(teacher, activity.id)).status).toBe(404);
    const [course, challenge] = [await buildCourse(db), await buildChallenge(db)];
    expect((await add(teacher, { course_ids: [course.id] })).error.fields).toEqual({
      course_ids: 'This course could not be found.',
    });
    expect((await add(teacher, { challenge_ids: [challenge.id] })).error.fields).toEqual({
      challenge_ids: 'This challenge could not be found.',
    });
  });

  it.each<[string, string, Partial<Record<keyof ActivityBody, unknown>>]>([
    ['title', 'Title is required', { title: ' ' }],
    ['description', 'Description is required', { description: '' }],
    ['requirements', 'Requirements are required', { requirements: '' }],
    ['requirements', 'Requirements are required', { requirements: '<p> </p><script>1</script>' }],
    ['subject', 'Subject is required', { subject: 'maths' }],
    ['grade_levels', 'Grade levels are required', { grade_levels: [] }],
    ['grade_levels.0', 'Grade must be between 1 and 12', { grade_levels: [13] }],
    ['skill_list', 'Skill list is required', { skill_list: [] }],
    ['estimated_time', 'Estimated time is required', { estimated_time: null }],
    ['estimated_time', 'Estimated time is required', { estimated_time: 0 }],
    ['steps', 'Workflow templates are required', { steps: [] }],
    ['due_days', 'Due days is required', { due_days: null }],
    ['due_days', 'Due days is required', { due_days: 0 }],
    ['due_date', 'Choose either a date or a number of days', { due_date: '2090-01-01' }],
    ['activity_kind_id', 'Activity type is required', { activity_kind_id: null }],
    ['activity_kind_id', 'Activity type is required', { activity_kind_id: 999_999 }],
    [
      'images',
      'You can only upload up to 5 images',
      { images: Array.from({ length: 6 }, (_, at) => ({ signed_id: `image-${at}` })) },
    ],
    [
      'images',
      'This file could not be found. Please upload it again.',
      { images: [{ signed_id: 'never-sent' }] },
    ],
  ])('asks for %s: %s', async (field, message, wrong) => {
    const refused = await add(await buildTeacher(), wrong as Partial<ActivityBody>);
    expect(refused.status).toBe(422);
    expect(refused.error.fields).toMatchObject({ [field]: message });
  });

  it('takes today as a due date in Sydney, not yesterday', async () => {
    const teacher = await buildTeacher();
    server.deps.clock.set('2026-03-10T13:30:00Z');
    const due = (due_date: string) => add(teacher, { due_days: null, due_date });
    expect((await due('2026-03-11')).status).toBe(200);
    expect(await due('2026-03-10')).toMatchObject({
      status: 422,
      error: { fields: { due_date: 'Due date cannot be earlier than today' } },
    });
  });

  it('goes with courses or with challenges, not with both', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const refused = await add(teacher, { course_ids: [course.id], challenge_ids: [challenge.id] });
    expect(refused.error.fields).toEqual({ course_ids: 'Choose either courses or challenges' });
  });

  it('keeps only safe requirements and no final page', async () => {
    const { body } = await add(await buildTeacher(), {
      requirements: '<p onclick="x()">Write<script>alert(1)</script></p>',
      steps: [
        step({ id: 'draft', title: 'Drafting', type: 'freeWriting', chat_prompt: 'left over' }),
        step({ id: 'end', title: 'Completed', type: 'completed' }),
      ],
    });
    expect(body.requirements).toBe('<p>Write</p>');
    expect(body.steps).toMatchObject([{ id: 'draft', chat_prompt: '' }]);
  });

  it('keeps, adds, orders and drops pictures', async () => {
    const teacher = await buildTeacher();
    const upload = () => buildUpload(server.deps, teacher.id, sampleFiles.png());
    const [one, two, three] = [await upload(), await upload(), await upload()];
    const { body: draft } = await add(teacher, { images: [one, two] });
    expect(draft.images.map(({ signed_id }) => signed_id)).toEqual([one.signed_id, two.signed_id]);
    const { body } = await change(teacher, draft.id, { images: [three, one] });
    expect(body.images.map(({ signed_id }) => signed_id)).toEqual([three.signed_id, one.signed_id]);
    await server.runJobs();
    expect(await opened(two)).toBe(404);
    expect(await opened(one)).toBe(200);
    const stranger = await buildTeacher();
    expect((await add(stranger, { images: [one] })).status).toBe(422);
    const film = await buildUpload(server.deps, teacher.id, sampleFiles.mp4());
    expect((await add(teacher, { images: [film] })).error.fields).toEqual({
      images: 'Please choose an image.',
    });
  });

  const videoSteps = (video_url: string) => [
    step({ id: 'watch', title: 'Watch', type: 'videoExplanation', video_url }),
    step({ id: 'again', title: 'Watch again', type: 'videoExplanation', video_url }),
  ];

  it('shows films the teacher uploaded, and deletes those nothing uses any longer', async () => {
    const teacher = await buildTeacher();
    const film = await buildUpload(server.deps, teacher.id, sampleFiles.mp4());
    const { body: draft } = await add(teacher, { steps: videoSteps(fileUrl(film)) });
    expect(draft.steps.map(({ video_url }) => video_url)).toEqual([fileUrl(film), fileUrl(film)]);
    const { body: copy } = await add(teacher, { steps: videoSteps(fileUrl(film)) });
    await change(teacher, draft.id);
    await server.runJobs();
    expect(await opened(film)).toBe(200);
    await change(teacher, copy.id);
    await server.runJobs();
    expect(await opened(film)).toBe(404);
  });

  it('shows no film from elsewhere, of a stranger, or that is a picture', async () => {
    const teacher = await buildTeacher();
    const film = await buildUpload(server.deps, (await buildTeacher()).id, sampleFiles.mp4());
    const picture = await buildUpload(server.deps, teacher.id, sampleFiles.png());
    for (const [url, message] of [
      ['https://example.test/film.mp4', 'Please select a valid video file'],
      ['/files/../secret/film.mp4', 'Please select a valid video file'],
      [fileUrl(film), 'This file could not be found. Please upload it again.'],
      [fileUrl(picture), 'Please choose a video.'],
    ] as const)
      expect((await add(teacher, { steps: videoSteps(url) })).error.fields).toEqual({ steps: message });
  });

  it('saves everything or nothing', async () => {
    const teacher = await buildTeacher();
    const picture = await buildUpload(server.deps, teacher.id, sampleFiles.png());
    await add(teacher, { images: [picture, { signed_id: 'never-sent' }] });
    const { body } = await server.callAs(teacher, activities.listActivities, {});
    expect(body).toEqual([]);
    expect((await add(teacher, { images: [picture] })).status).toBe(200);
  });
});
