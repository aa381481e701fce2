export { classSignInRoutes } from './class-sign-in.routes.ts';
export { textOfPictures } from './make-picture-cards.ts';
