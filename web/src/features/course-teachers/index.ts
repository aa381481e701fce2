export { TeachersSection } from './teachers-section.tsx';
