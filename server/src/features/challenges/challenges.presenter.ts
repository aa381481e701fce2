import type { Challenge } from '@inkling/contract';
import { fileUrl } from '../files/index.ts';
import { challengeStatusOn } from './challenge-status.ts';
import { challengePermissions } from './challenges.policy.ts';
import type { ChallengeRow, ChallengeViewer } from './challenges.queries.ts';

interface StoredFile {
  signed_id: string;
  filename: string;
  content_type: string;
}

const presentFile = (file: StoredFile) => ({
  url: fileUrl(file),
  filename: file.filename,
  signed_id: file.signed_id,
  content_type: file.content_type,
});

export const presentChallenge = (row: ChallengeRow, { caller, today }: ChallengeViewer): Challenge => {
  const { challenge } = row;
  return {
    id: challenge.id,
    created_at: challenge.created_at.toISOString(),
    updated_at: challenge.updated_at.toISOString(),
    title: challenge.title,
    brief: challenge.brief,
    description: challenge.description,
    requirements: challenge.requirements,
    status: challengeStatusOn(today, challenge),
    subject: challenge.subject,
    start_date: challenge.start_date,
    end_date: challenge.end_date,
    grade_levels: challenge.grade_levels,
    difficulty_list: challenge.difficulty_list,
    exam_list: challenge.exam_list,
    skill_list: challenge.skill_list,
    challengeType: challenge.challengeType,
    estimated_time: challenge.estimated_time,
    estimated_time_unit: challenge.estimated_time_unit,
    reward: challenge.reward_type
      ? { type: challenge.reward_type, value: challenge.reward_value ?? '' }
      : null,
    participant_count: row.participantCount,
    cover: row.cover && presentFile(row.cover),
    banner: row.banner && presentFile(row.banner),
    logo: row.logo && presentFile(row.logo),
    files: row.files.map((file) => ({ id: file.id, ...presentFile(file) })),
    activity_ids: row.activities.map(({ id }) => id),
    activities: row.activities,
    teacher_id: challenge.teacher_id,
    current_participant: row.participantStatus && { status: row.participantStatus },
    permissions: challengePermissions(caller.id, row),
  };
};
