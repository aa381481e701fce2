export { districtRoutes } from './district.routes.ts';
export { addDistrictAdmin } from './operator-district.ts';
export { tellInvitedSchool } from './tell-invited-school.job.ts';
