export { MySignOns, useMySignOns } from './my-sign-ons.tsx';
export { SignOnSection } from './sign-on-section.tsx';
