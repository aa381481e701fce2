export { MySsoLinks, useMySsoLinks } from './my-sso-links.tsx';
export { SsoSection } from './sso-section.tsx';
