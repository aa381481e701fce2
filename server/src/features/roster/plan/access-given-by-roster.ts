import { mayGiveClassTo } from '../../school/index.ts';
import type { ExistingData } from './existing-data.ts';

/** A class that is here or will be, and who teaches it once the roster is applied. */
export interface ClassAfterRoster {
  title: string;
  lead_id: number;
  teachers: Set<number>;
}

export interface RosterAccessRules {
  mayTeachWith(teacherId: number, leadId: number): boolean;
  mayJoin(studentId: number, classAfterRoster: ClassAfterRoster): boolean;
  /** Whether accounts that the roster makes may be put into a class. */
  mayTakeNew(classAfterRoster: ClassAfterRoster): boolean;
}

/** Where no colleague looks after an account. */
const nobody = 0;

/**
 * Neither running a school nor applying its roster gives access to children's work: whoever applies one gets no colleague's
 * class, no colleague's student and no new one by it. One that is read from the folder is nobody's, and gives none of
 * the admins any. Only where there are no colleagues, and none are to come, new students are the one teacher's own.
 */
export const createRosterAccessRules = (
  { staff, teachersByStudent }: Pick<ExistingData, 'teachersByStudent' | 'staff'>,
  { appliedBy, isAlone }: { appliedBy: number | null; isAlone: boolean },
): RosterAccessRules => {
  const colleagues = [...staff.keys()].map((id) => ({ id }));
  const isApplying = (id: number): boolean =>
    appliedBy === null ? (staff.get(id)?.isAdmin ?? false) : id === appliedBy;
  const mayTake = (callerId: number, from: number): boolean =>
    mayGiveClassTo({ callerId, from, to: callerId, staff: colleagues });
  return {
    mayTeachWith: (teacherId, leadId) => !isApplying(teacherId) || mayTake(teacherId, leadId),
    mayJoin: (studentId, { teachers }) => {
      const current = teachersByStudent.get(studentId) ?? new Set([nobody]);
      return [...teachers].every(
        (id) => !isApplying(id) || current.has(id) || [...current].every((teacher) => mayTake(id, teacher)),
      );
    },
    mayTakeNew: ({ teachers }) => isAlone || ![...teachers].some(isApplying),
  };
};
