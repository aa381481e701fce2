import { z } from 'zod';
import { endpoints, json, noContent } from './endpoint.ts';
import { idParams, paging, requiredEmail, timestamp } from './fields.ts';

/** From here on a district sees a number; below it, only that it is below. */
export const smallestShownCount = 5;

/** Null is fewer than the smallest that is shown. */
const shownCount = z.number().nullable();

const monthCount = z.object({ /** yyyy-MM */ month: z.string(), count: shownCount });

const districtCounts = z.object({
  staff: shownCount,
  students: shownCount,
  active_classes: shownCount,
  /** Pieces that were handed in in classes, by month, the newest first. */
  pieces: z.array(monthCount),
});
export type DistrictCounts = z.infer<typeof districtCounts>;

const districtSchool = z.object({
  id: z.number(),
  name: z.string(),
  joined_at: timestamp,
  counts: districtCounts,
});
export type DistrictSchool = z.infer<typeof districtSchool>;

/** As it was written: whether the address belongs to anybody is not said. */
const schoolInvitationOfDistrict = z.object({ id: z.number(), email: z.string(), sent_at: timestamp });

const districtPage = z.object({
  name: z.string(),
  /** One page of them, by name. */
  schools: z.array(districtSchool),
  schools_count: z.number(),
  invitations: z.array(schoolInvitationOfDistrict),
});
export type DistrictPage = z.infer<typeof districtPage>;

const districtOfSchool = z.object({
  /** The district that the school belongs to. */
  district: z.object({ name: z.string(), joined_at: timestamp }).nullable(),
  /** Districts that have invited the caller, by their address, to join with the school. */
  invitations: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type DistrictOfSchool = z.infer<typeof districtOfSchool>;

export const districtInvitationForm = z.object({ email: requiredEmail('Email address is required') });

export const district = endpoints({
  readDistrict: {
    method: 'GET',
    path: '/district',
    summary:
      'The schools of the caller’s district, with numbers only: small ones are not told, and no name or word of a child; for admins of a district',
    access: ['teacher'],
    query: z.object(paging),
    response: json(districtPage),
  },
  inviteSchool: {
    method: 'POST',
    path: '/district/invitations',
    summary:
      'Invite a school by the email address of one of its admins. The response does not tell whether anybody has that address; for admins of a district',
    access: ['teacher'],
    rateLimit: 'email',
    body: districtInvitationForm,
    response: json(schoolInvitationOfDistrict),
  },
  withdrawSchoolInvitation: {
    method: 'DELETE',
    path: '/district/invitations/:id',
    summary: 'Take an invitation back; for admins of a district',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  removeSchool: {
    method: 'DELETE',
    path: '/district/schools/:id',
    summary: 'Let a school go, whose numbers are seen no longer; for admins of a district',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  readDistrictOfSchool: {
    method: 'GET',
    path: '/school/district',
    summary: 'The district of the caller’s school, and districts that invite it; for admins of a school',
    access: ['teacher'],
    response: json(districtOfSchool),
  },
  answerDistrict: {
    method: 'POST',
    path: '/school/district/invitations/:id/answer',
    summary: 'Join a district with the school, or decline; for the admin of a school who was invited',
    access: ['teacher'],
    params: idParams,
    body: z.object({ join: z.boolean() }),
    response: noContent,
  },
  leaveDistrict: {
    method: 'DELETE',
    path: '/school/district',
    summary: 'Leave the district with the school, which sees its numbers no longer; for admins of a school',
    access: ['teacher'],
    response: noContent,
  },
});
