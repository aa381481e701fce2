export { GrowthView } from './growth-view.tsx';
