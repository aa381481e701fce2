export { RosterSection } from './roster-section.tsx';
