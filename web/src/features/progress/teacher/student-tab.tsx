import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { progress } from '../../../api/typed-calls.ts';
import { blindMarkingQuery, useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { SaveCsvButton } from '../save-csv-button.tsx';
import { studentListTexts } from './list-texts.ts';
import { type ListState, ProgressList } from './progress-list.tsx';
import { StudentCard } from './student-card.tsx';
import { studentProgressList } from './teacher-progress.queries.ts';

interface StudentTabProps {
  state: ListState;
  onOpen: (studentId: number) => void;
}

export const StudentTab = ({ state, onOpen }: StudentTabProps) => {
  const { isOn: isBlind } = useBlindMarking();
  return (
    <ProgressList
      words={studentListTexts}
      state={state}
      query={useQuery(studentProgressList(state, isBlind))}
      idOf={({ studentId }) => studentId}
    >
      {(student) => <StudentCard student={student} onOpen={() => onOpen(student.studentId)} />}
    </ProgressList>
  );
};

export const ProgressExports = () => {
  const { isOn } = useBlindMarking();
  const query = blindMarkingQuery(isOn);
  return (
    <>
      <SaveCsvButton label="Export students" load={() => call(progress.exportStudentProgress, { query })} />
      <SaveCsvButton label="Export scores" load={() => call(progress.exportScores, { query })} />
    </>
  );
};
