export { ClassSignInSection } from './class-sign-in-section.tsx';
export { PictureCards } from './picture-cards.tsx';
