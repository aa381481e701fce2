import { type Criterion, children, criteria } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { aiFeedbackItems, aiFeedbacks, writingReviews } from '../../../db/schema/index.ts';
import { buildWriting } from '../../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../../testing/build-user.ts';
import { unpackPdf } from '../../../testing/unpack-pdf.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const mostKilobytes = 60;
const pieces = 5;
/** About as much as fills a page of the book. */
const page = Array.from({ length: 9 }, (_, index) =>
  `The owl sat on lighthouse ${index} and looked out over the sea. `.repeat(4),
).join('\n\n');

describe('the portfolio of a parent who reads Chinese', () => {
  const server = useTestApp();

  const resultOn = (criterion: Criterion) => ({
    criterion,
    mark: 3,
    maximum: 5,
    evidence: [],
    met: 'You have a few ideas that belong together.',
    next: null,
  });

  const buildFamily = async () => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent', settings: { language: 'zh' } });
    const child = await buildStudent(db, { parent_id: parent.id, full_name: 'Mia 王', grade_level: 5 });
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Park' });
    for (let number = 1; number <= pieces; number += 1) {
      const { id } = await buildWriting(db, {
        student_id: child.id,
        title: `The owl, part ${number}`,
        content: page,
        status: 'completed',
        completed_at: new Date(`2026-0${number}-11T04:00:00Z`),
        ai_scoring: 64,
      });
      const next_step = { criterion: 'ideas' as const, text: 'What is one more reason? Tell us why.' };
      const [feedback] = await db.insert(aiFeedbacks).values({ writing_id: id, next_step }).returning();
      await db.insert(aiFeedbackItems).values(
        criteria.map((criterion) => ({
          feedback_id: feedback?.id ?? 0,
          criterion,
          status: 'generated' as const,
          made_from_version: 0,
          result: resultOn(criterion),
        })),
      );
      const review = { action: 'comment' as const, comment: 'A brave ending.' };
      await db.insert(writingReviews).values({ writing_id: id, reviewer_id: teacher.id, ...review });
    }
    return { parent, child };
  };

  const download = async (
    parent: Awaited<ReturnType<typeof buildUser>>,
    id: number,
    format: 'pdf' | 'html',
  ) => {
    const path = children.exportChild.path.replace(':id', String(id));
    const url = `/app_api/v1${path}?format=${format}`;
    const authorization = `Bearer ${await signInAs(server.deps, parent)}`;
    return (await server.app.inject({ url, headers: { authorization } })).rawPayload;
  };

  it('is in Chinese around the child’s English, which keeps its language, and small', async () => {
    const { parent, child } = await buildFamily();
    const html = (await download(parent, child.id, 'html')).toString();
    expect(html).toContain('<html lang="zh-Hans">');
    for (const words of ['Mia 王 的作品集', '5 年级', '2026年1月至2026年5月', '评语与分数', '想法与内容'])
      expect(html).toContain(words);
    expect(html).toContain('<div class="text" lang="en-AU"><p>The owl sat');
    expect(html).toContain('Mia has a few ideas that belong together.');
    expect(html).not.toMatch(/Finished on|Next step|Given by|Score|Criterion|Year 5/);

    const pdf = await download(parent, child.id, 'pdf');
    const file = unpackPdf(pdf);
    expect(file).toContain('/Lang (zh-Hans)');
    expect(file).toContain('/Lang (en-AU)');
    expect(file.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(pieces);
    expect(pdf.length / 1024).toBeLessThanOrEqual(mostKilobytes);
  });
});
