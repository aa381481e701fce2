import type { Participant } from '@inkling/contract';
import { fileUrl } from '../files/index.ts';
import type { ParticipantRow } from './participants.queries.ts';

export const presentParticipant = ({
  participant,
  challenge,
  student,
  avatar,
  lastActiveAt,
}: ParticipantRow): Participant => ({
  id: participant.id,
  created_at: participant.created_at.toISOString(),
  updated_at: participant.updated_at.toISOString(),
  challenge_id: participant.challenge_id,
  student_id: participant.student_id,
  status: participant.status,
  last_active_at: lastActiveAt?.toISOString() ?? null,
  student: { ...student, avatar: avatar && { url: fileUrl(avatar), filename: avatar.filename } },
  challenge,
});
