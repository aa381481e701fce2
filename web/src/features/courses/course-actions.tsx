import { type Course, screenPath, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { confirmArchive, confirmDelete } from './course-confirmations.ts';
import { useArchiveCourse, useDeleteCourse, useDuplicateCourse } from './courses.queries.ts';

const iconSize = { size: 18, 'aria-hidden': true } as const;

/** For the teacher whose course it is. */
export const CourseActions = ({ course }: { course: Course }) => {
  const navigate = useNavigate();
  const archive = useArchiveCourse();
  const remove = useDeleteCourse();
  const duplicate = useDuplicateCourse();
  const toList = () => navigate(screens['teacher-courses'].path);
  const toCopy = ({ id }: Course) => navigate(screenPath('course-detail', { id }));
  const putAway = async () => (await confirmArchive(course)) && archive.mutate(course, { onSuccess: toList });
  const takeAway = async () => (await confirmDelete(course)) && remove.mutate(course, { onSuccess: toList });
  if (!course.permissions.delete) return null;
  return (
    <>
      {course.permissions.edit && (
        <>
          <Button
            component={Link}
            to={screenPath('edit-course', { id: course.id })}
            variant="default"
            leftSection={<IconPencil {...iconSize} />}
          >
            Edit course
          </Button>
          <Button
            variant="default"
            loading={archive.isPending}
            leftSection={<IconArchive {...iconSize} />}
            onClick={putAway}
          >
            Archive
          </Button>
        </>
      )}
      <Button
        variant="default"
        loading={duplicate.isPending}
        leftSection={<IconCopy {...iconSize} />}
        onClick={() => duplicate.mutate(course.id, { onSuccess: toCopy })}
      >
        Duplicate
      </Button>
      <Button
        variant="subtle"
        color="red"
        c="var(--danger)"
        loading={remove.isPending}
        leftSection={<IconTrash {...iconSize} />}
        onClick={takeAway}
      >
        Delete
      </Button>
    </>
  );
};
