export { DistrictOfSchoolSection } from './district-of-school-section.tsx';
